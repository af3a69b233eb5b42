import { freshEmail, password } from '../clients/api-client.ts'
import type { MatrixRequest, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'

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
 * @param at what stands in its path.
 */
export function guestScopes(
  bodyWith: (scope: object) => object,
  at: (world: AccessWorld) => MatrixRequest | Promise<MatrixRequest> = () => ({}),
): MatrixRow {
  const caseOf = (scopeIn: (world: AccessWorld) => object): MatrixRow[string] => ({
    request: async (world) => ({ ...(await at(world)), body: bodyWith(scopeIn(world)) }),
    answers: { nobody: 401, managers: 404, else: 403 },
  })
  return {
    'of a foreign room': caseOf(({ rooms }) => ({ room_id: rooms.foreign })),
    'of a missing room': caseOf(() => ({ room_id: missingId })),
    'of a foreign device': caseOf(() => ({ device_identifier: 'SC-FOREIGN' })),
    'of a missing device': caseOf(() => ({ device_identifier: 'SC-MISSING' })),
  }
}

/** Something of another home, or of none, that is given for another time than the rest. */
export function placesAtOtherTimes(
  bodyOf: () => object,
  at: (world: AccessWorld) => MatrixRequest | Promise<MatrixRequest> = () => ({}),
): MatrixRow {
  const caseOf = (placeIn: (world: AccessWorld) => object): MatrixRow[string] => ({
    request: async (world) => ({
      ...(await at(world)),
      body: { ...bodyOf(), further: [{ ...guestTime(), ...placeIn(world) }] },
    }),
    answers: { nobody: 401, managers: 404, else: 403 },
  })
  return {
    'of a foreign room at another time': caseOf(({ rooms }) => ({ room_ids: [rooms.foreign] })),
    'of a missing room at another time': caseOf(() => ({ room_ids: [missingId] })),
    'of a foreign device at another time': caseOf(() => ({ device_identifiers: ['SC-FOREIGN'] })),
    'of a missing device at another time': caseOf(() => ({ device_identifiers: ['SC-MISSING'] })),
    'of a foreign pin at another time': caseOf(() => pinOf('SC-FOREIGN')),
    'of a missing pin at another time': caseOf(() => pinOf('SC-MISSING')),
  }
}

const pinOf = (device_identifier: string) => ({ pins: [{ device_identifier, pin: '18' }] })
