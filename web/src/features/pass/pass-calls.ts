import type {
  leavePassEndpoint,
  lookAtPassEndpoint,
  OpenedPass,
  openPassEndpoint,
  renewOpenedPassEndpoint,
  showOpenedPassEndpoint,
} from '@roomwire/contracts/http/opened-pass.ts'
import { callWithoutToken } from '../../api/ask.ts'
import { setHomeClocks } from '../../ui/time/time-zone.ts'
import { PassVisit } from './pass-visit.ts'

/** A visit of the page of a pass, by the calls of the server. */
export function newPassVisit(id: string): PassVisit {
  const path = { id }
  return new PassVisit({
    look: async (secret, pin) => {
      const look = await callWithoutToken<typeof lookAtPassEndpoint>(
        'POST',
        '/api/pass/{id}/look',
        { path, body: { secret, ...(pin !== null && { pin }) } },
      )
      inItsHome(look)
      return look
    },
    open: async (secret, pin) =>
      inItsHome(
        await callWithoutToken<typeof openPassEndpoint>('POST', '/api/pass/{id}/session', {
          path,
          body: { secret, ...(pin !== null && { pin }) },
        }),
      ),
    show: async () =>
      inItsHome(
        await callWithoutToken<typeof showOpenedPassEndpoint>('GET', '/api/pass/{id}/session', {
          path,
        }),
      ),
    renew: async () =>
      inItsHome(
        await callWithoutToken<typeof renewOpenedPassEndpoint>('POST', '/api/pass/{id}/live', {
          path,
        }),
      ),
    leave: () =>
      callWithoutToken<typeof leavePassEndpoint>('DELETE', '/api/pass/{id}/session', { path }),
  })
}

/** The times of a page are those of the home of its pass. */
function inItsHome({ pass }: { pass: OpenedPass }): OpenedPass {
  setHomeClocks(pass.time_zone, pass.offsets, pass.home_locale)
  return pass
}

/** The address of the live socket of a pass; its cookie goes there by itself. */
export function passLiveAddress(passId: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/pass/${passId}/live`
}
