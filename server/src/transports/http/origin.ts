import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { CallerAddress } from '../../platform/caller-address.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Site } from '../../platform/web-authn.ts'
import type { Roomwire } from '../../roomwire.ts'

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

/** Whether this server itself speaks TLS with who sends this. */
export const isEncrypted = ({ socket }: Pick<Asked, 'socket'>): boolean =>
  'encrypted' in socket && socket.encrypted === true

/** Whether a request came over TLS: to this server, or to a trusted proxy that says so. */
export function isOverHttps(
  request: Asked,
  { isTrusted }: Pick<CallerAddress, 'isTrusted'>,
): boolean {
  const { headers, socket } = request
  const said = [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1)?.trim()
  return isEncrypted(request) || (said === 'https' && isTrusted(socket.remoteAddress ?? ''))
}

/**
 * Tells whether a request comes from a page of this site, or from no browser. A page of another
 * site must not use its visitor's rights. The origin is compared letter by letter, as browsers
 * write it, so that no parser matters; only the port that a scheme has by itself may be left out.
 * Behind a proxy the page may be HTTPS; where this server speaks TLS itself, it must be. Another port is another site, since cookies ignore ports,
 * unless the setting PUBLIC_URL says that people are there.
 */
export function isSameOrigin(request: Asked, publicUrl: string): boolean {
  const { origin, host = '' } = request.headers
  if (origin === undefined) return true // It is no browser.
  const page = withoutDefaultPort(origin)
  return (
    (page === withoutDefaultPort(`http://${host}`) && !isEncrypted(request)) ||
    page === withoutDefaultPort(`https://${host}`) ||
    (publicUrl !== '' && page === new URL(publicUrl).origin)
  )
}

const withoutDefaultPort = (origin: string) =>
  origin.replace(/^(http:\/\/.+):80$|^(https:\/\/.+):443$/, '$1$2')

/** A thing that a page at another address is refused. */
export type RefusedToForeign = 'the live connection' | 'to open a pass' | 'requests'

/**
 * Notes that a page was refused something for its address, for the log, which says what to set.
 * @returns the refusal to answer it with: a page can't read that of the socket itself.
 */
export function refuseForeignOrigin(
  { foreignPages }: Pick<Roomwire, 'foreignPages'>,
  { origin = '', host = '' }: IncomingHttpHeaders,
  refused: RefusedToForeign,
): Refusal {
  foreignPages.note({ refused, origin, host })
  return refuse('foreign_origin', `This server refuses ${refused} from this address`)
}

/**
 * The site of the page, for passkeys: the name by which this server is reached. Browsers offer
 * passkeys only over HTTPS or on the machine itself, and only for names.
 * @throws Refusal 'passkeys_unavailable'.
 */
export function siteOf(request: Asked, publicUrl: string): Site {
  const { origin } = request.headers
  const isOwn = origin !== undefined && isSameOrigin(request, publicUrl) && URL.canParse(origin)
  const { protocol, hostname } = new URL(isOwn ? origin : 'http://0.0.0.0')
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname)
  if (isOwn && isSafe && !isIP(hostname.replace(/[[\]]/g, ''))) return { origin, name: hostname }
  throw refuse(
    'passkeys_unavailable',
    'Passkeys need HTTPS and a name: open this page as https://name, not by an IP address.',
  )
}
