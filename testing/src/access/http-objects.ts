import { freshEmail, password } from '../clients/api-client.ts'
import type { MatrixRequest, MatrixRow } from './access-table.ts'

/* Cases that many calls have in common, and what their bodies are made of. */

/** An id that nothing has. */
export const missingId = 2_000_000_000

const hour = 3_600_000

/** Somebody new. */
export const newPerson = () => ({ username: 'Somebody', email: freshEmail(), password })

/** A guest's time: the next hour. */
export const guestTime = () => ({ start_at: Date.now(), expires_at: Date.now() + hour })

/** A request with this id, or other last part, in the path. */
export const atPath = (path: number | string): MatrixRequest => ({ path: String(path) })

/** A call that is open to everybody, with nothing in its body. */
export const openToEverybody: MatrixRow = {
  malformed: { request: () => ({ body: {} }), answers: { else: 400 } },
}

/** A list of one's own, which everybody has who is signed in. */
export const ownList: MatrixRow = {
  list: { request: () => ({}), answers: { nobody: 401, else: 200 } },
}

/** A list that only managers see. */
export const listOfManagers: MatrixRow = {
  list: { request: () => ({}), answers: { nobody: 401, managers: 200, else: 403 } },
}

/**
 * Cases that narrow a guest's access to a room or a device which this home has not.
 * @param bodyWith the body of the call, with the scope in it.
 */
export const guestScopes = (bodyWith: (scope: object) => object): MatrixRow => ({
  'of a foreign room': {
    request: ({ rooms }) => ({ body: bodyWith({ room_id: rooms.foreign }) }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'of a missing room': {
    request: () => ({ body: bodyWith({ room_id: missingId }) }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'of a foreign device': {
    request: () => ({ body: bodyWith({ device_identifier: 'SC-FOREIGN' }) }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'of a missing device': {
    request: () => ({ body: bodyWith({ device_identifier: 'SC-MISSING' }) }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
})
