import type { Logger } from 'pino'
import { gatherRefusals } from '../../platform/refused-log.ts'

export type ForeignPages = ReturnType<typeof openForeignPages>

/** Logs pages that are refused a live connection, or a pass, because of their address, with what to set. */
export const openForeignPages = (log: Pick<Logger, 'warn'>) =>
  gatherRefusals(
    log,
    'a page was refused, because this server is reached as another host than the page. If it is yours: let the proxy keep the Host header (nginx: proxy_set_header Host $http_host), or set PUBLIC_URL to the address of the page',
  )
