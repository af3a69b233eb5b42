import { role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Actor, GuestAccess } from '@roomwire/server/features/identity/actor.ts'
import fc from 'fast-check'

/* People as the access rules see them: one at a time for tables, any for properties. */

/** A person of home 1; a guest of it has the whole home for ever. */
export function actorOf(as: Actor['role'], change: Partial<Actor> = {}): Actor {
  return {
    kind: 'person',
    personId: 7,
    username: 'Somebody',
    role: as,
    homeId: 1,
    guest: as === 'guest' ? grant() : null,
    ...change,
  }
}

/** What a guest was given: everything, for ever, but for what is said here. */
export function grant(change: Partial<GuestAccess> = {}): GuestAccess {
  return {
    startAt: 0,
    expiresAt: Number.MAX_SAFE_INTEGER,
    roomId: null,
    deviceId: null,
    deviceRoomId: null,
    ...change,
  }
}

/** Few enough that before, at and after an edge all come up. */
export const instants = fc.integer({ min: 0, max: 4 })

/** Ids few enough that two of them are often the same. */
export const ids = fc.integer({ min: 1, max: 3 })
export const maybeId = fc.option(ids)

const anyGrant = fc.record({
  startAt: instants,
  expiresAt: instants,
  roomId: maybeId,
  deviceId: maybeId,
  deviceRoomId: maybeId,
})

/** Anybody, also in states that no verb makes: access rules must hold in all of them. */
export const anyActor: fc.Arbitrary<Actor> = fc.record({
  personId: ids,
  kind: fc.constant('person'),
  username: fc.constant('Somebody'),
  role: fc.constantFrom(...role.options),
  homeId: maybeId,
  guest: fc.option(anyGrant),
})
