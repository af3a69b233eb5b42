import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createPassEndpoint,
  endPassBrowserEndpoint,
  Pass,
  replacePassLinkEndpoint,
  revokePassEndpoint,
  updatePassEndpoint,
} from '@roomwire/contracts/http/passes.ts'
import { callServer } from '../../../api/call.ts'
import { clock } from '../../../ui/time/clock.ts'
import { placeKey, placesSent } from '../guests/guest-places.ts'

/** A pass as it is wanted. Without a PIN in it, that of a known pass stays. */
export type PassSent = RequestInput<typeof createPassEndpoint>['body']

/** A pass with the secret of its link, which is told this one time. */
export type LinkMade = Pick<Reply<typeof createPassEndpoint>, 'pass' | 'secret'>

const pathOf = ({ pass_id }: Pass) => ({ id: String(pass_id) })

/** Makes a pass. */
export function sendNewPass(body: PassSent) {
  return callServer<typeof createPassEndpoint>('POST', '/api/passes', { body })
}

/** Changes a pass; whoever holds it keeps it. */
export function sendPassChange(pass: Pass, body: PassSent) {
  return callServer<typeof updatePassEndpoint>('PUT', '/api/passes/{id}', {
    path: pathOf(pass),
    body,
  })
}

/** Pauses a pass, or lets it go on; the rest of it stays as it is. */
export function sendPause(pass: Pass, paused: boolean) {
  const { label, browsers_max } = pass
  const now = clock.now()
  return sendPassChange(pass, {
    label,
    ...sentAgain(pass, paused),
    // The server refuses a time that is over.
    further: pass.further
      .filter(({ expires_at }) => expires_at > now)
      .map((one) => sentAgain(one, paused)),
    browsers_max,
  })
}

const sentAgain = (given: Pass['further'][number], paused: boolean) => ({
  start_at: given.start_at,
  expires_at: given.expires_at,
  ...placesSent(given.places.map(placeKey)),
  may_switch: given.may_switch,
  windows: given.windows,
  paused,
})

/** Makes a new link of a pass. */
export function askNewLink(pass: Pass): Promise<LinkMade> {
  return callServer<typeof replacePassLinkEndpoint>('POST', '/api/passes/{id}/link', {
    path: pathOf(pass),
  })
}

/** Revokes a pass. */
export function takePassBack(pass: Pass) {
  return callServer<typeof revokePassEndpoint>('DELETE', '/api/passes/{id}', {
    path: pathOf(pass),
  })
}

/** Takes a pass from one browser. */
export function takeFromBrowser(pass: Pass, browserId: string) {
  return callServer<typeof endPassBrowserEndpoint>(
    'DELETE',
    '/api/passes/{id}/browsers/{browserId}',
    { path: { ...pathOf(pass), browserId } },
  )
}
