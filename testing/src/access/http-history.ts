import type { HttpMatrix, MatrixRow } from './access-table.ts'
import { missingId, ownList } from './http-objects.ts'
import { ofPass } from './http-scenes.ts'

/* Calls about what devices have measured. */

const at =
  (path: string, query = '') =>
  () => ({ path, query })
const isHidden = { nobody: 401, else: 404 }
const isMalformed = { nobody: 401, else: 400 }
const whoSeesKitchen = { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 }

/** A call that answers about a room, or the home. */
const ofRoom: MatrixRow = {
  ...ownList,
  'of a room': {
    request: ({ rooms }) => at(`?room_id=${rooms.kitchen}`)(),
    answers: whoSeesKitchen,
  },
  'of a foreign room': {
    request: ({ rooms }) => at(`?room_id=${rooms.foreign}`)(),
    answers: isHidden,
  },
  'of a missing room': { request: at(`?room_id=${missingId}`), answers: isHidden },
  malformed: { request: at('?room_id=x'), answers: isMalformed },
}

export const historyMatrix: HttpMatrix = {
  'GET /api/devices/{identifier}/series': {
    kitchen: { request: at('SC-KITCHEN'), answers: whoSeesKitchen },
    foreign: { request: at('SC-FOREIGN'), answers: isHidden },
    missing: { request: at('SC-MISSING'), answers: isHidden },
    malformed: { request: at('-x'), answers: isMalformed },
  },
  'GET /api/devices/{identifier}/history': {
    kitchen: { request: at('SC-KITCHEN', '?series=pin.18'), answers: whoSeesKitchen },
    'a page': {
      request: at('SC-KITCHEN', '?series=pin.18&resolution=sample&points=1'),
      answers: whoSeesKitchen,
    },
    // A series without samples is answered like a missing device.
    'no such series': {
      request: at('SC-KITCHEN', '?series=nothing'),
      answers: { nobody: 401, else: 404 },
    },
    foreign: { request: at('SC-FOREIGN', '?series=pin.18'), answers: isHidden },
    missing: { request: at('SC-MISSING', '?series=pin.18'), answers: isHidden },
    malformed: { request: at('SC-KITCHEN', '?series=pin.a!b'), answers: isMalformed },
  },
  'GET /api/history': {
    ...ofRoom,
    kitchen: { request: at('', '?device=SC-KITCHEN'), answers: whoSeesKitchen },
    'a later page, since an answer': {
      request: at('', '?series=pin.18&page=1&since=1'),
      answers: { nobody: 401, else: 200 },
    },
    'of a foreign device': { request: at('', '?device=SC-FOREIGN'), answers: isHidden },
    'of a missing device': { request: at('', '?device=SC-MISSING'), answers: isHidden },
    'a malformed series': { request: at('', '?series=pin.a!b'), answers: isMalformed },
  },
  'GET /api/readings': ofRoom,
  'GET /api/pass/{id}/levels': ofPass(''),
  'GET /api/history/days': ofRoom,
}
