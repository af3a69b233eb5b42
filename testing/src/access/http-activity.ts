import type { HttpMatrix, MatrixRow } from './access-table.ts'
import { missingId, ownList } from './http-objects.ts'

/* Calls about what happened in a home. */

const of = (query: string) => () => ({ path: `?${query}` })
const isHidden = { nobody: 401, else: 404 }
const isMalformed = { nobody: 401, else: 400 }

const listed: MatrixRow = {
  ...ownList,
  'of a device': {
    request: of('device_identifier=SC-KITCHEN'),
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
  'of a foreign device': { request: of('device_identifier=SC-FOREIGN'), answers: isHidden },
  'of a missing device': { request: of('device_identifier=SC-MISSING'), answers: isHidden },
  'of a room': {
    request: ({ rooms }) => of(`room_id=${rooms.kitchen}`)(),
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
  'of a foreign room': {
    request: ({ rooms }) => of(`room_id=${rooms.foreign}`)(),
    answers: isHidden,
  },
  'of a missing room': { request: of(`room_id=${missingId}`), answers: isHidden },
  // Nothing of theirs is told: there is no difference to somebody who never was.
  'of somebody elsewhere': {
    request: ({ foreign }) => of(`user_id=${foreign.guest.userId}`)(),
    answers: { nobody: 401, else: 200 },
  },
  'of an API token': { request: of('token_id=1'), answers: { nobody: 401, else: 200 } },
  'of a person and a pass': { request: of('user_id=1&pass_id=1'), answers: isMalformed },
  'of a pin of no device': { request: of('pin=18'), answers: isMalformed },
  malformed: { request: of('before=yesterday'), answers: isMalformed },
}

export const activityMatrix: HttpMatrix = {
  'GET /api/activity': listed,
  'GET /api/activity/people': ownList,
  'GET /api/away': ownList,
  'DELETE /api/away': ownList,
}
