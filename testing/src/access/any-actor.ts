import { type PinKey, specifiedPins } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Grant } from '@roomwire/server/features/access/grant.ts'
import type { Actor, PassActor, PersonActor } from '@roomwire/server/features/identity/actor.ts'
import fc from 'fast-check'

/* People as the access rules see them: one at a time for tables, any for properties. */

/** A person of home 1; a guest of it has the whole home for ever. */
export function actorOf(as: PersonActor['role'], change: Partial<PersonActor> = {}): PersonActor {
  return {
    kind: 'person',
    personId: 7,
    username: 'Somebody',
    role: as,
    homeId: 1,
    grants: as === 'guest' ? [grant()] : [],
    ...change,
  }
}

/** Windows that are open on Thursday mornings and on Mondays; the tests' instants are on a Thursday, just after midnight. */
export const thursdays = [{ days: [4], from: '00:00', to: '12:00' }]
export const mondays = [{ days: [1], from: '00:00', to: '12:00' }]

type GrantChange = Partial<Omit<Grant, 'scope'>> & {
  roomId?: number
  deviceId?: number
  /** One pin of the device. */
  pin?: PinKey | null
  /** The room that the device is in. */
  deviceRoomId?: number | null
}

/** Something that a guest was given: everything, for ever, but for what is said here. */
export function grant({
  roomId,
  deviceId,
  pin = null,
  deviceRoomId = null,
  ...change
}: GrantChange = {}): Grant {
  const scope: Grant['scope'] =
    deviceId !== undefined
      ? { kind: 'device', deviceId, pin, rooms: deviceRoomId === null ? [] : [deviceRoomId] }
      : roomId !== undefined
        ? { kind: 'room', roomId }
        : { kind: 'home' }
  return {
    scope,
    right: 'switch',
    startAt: 0,
    expiresAt: Number.MAX_SAFE_INTEGER,
    isPaused: false,
    windows: [],
    timeZone: 'UTC',
    locale: null,
    ...change,
  }
}

/** Few enough that before, at and after an edge all come up. */
export const instants = fc.integer({ min: 0, max: 4 })

/** Ids few enough that two of them are often the same. */
export const ids = fc.integer({ min: 1, max: 3 })
export const maybeId = fc.option(ids)

const anyScope: fc.Arbitrary<Grant['scope']> = fc.oneof(
  fc.constant({ kind: 'home' as const }),
  fc.record({ kind: fc.constant('room' as const), roomId: ids }),
  fc.record({
    kind: fc.constant('device' as const),
    deviceId: ids,
    pin: fc.option(fc.constantFrom(...specifiedPins())),
    rooms: fc.array(ids, { maxLength: 2 }),
  }),
)

const anyGrant: fc.Arbitrary<Grant> = fc.record({
  scope: anyScope,
  right: fc.constantFrom('see', 'switch', 'arrange'),
  startAt: instants,
  expiresAt: instants,
  isPaused: fc.boolean(),
  windows: fc.constantFrom([], thursdays, mondays),
  timeZone: fc.constant('UTC'),
  locale: fc.constant(null),
})

/** Any person, also in states that no verb makes: access rules must hold in all of them. */
export const anyPerson: fc.Arbitrary<PersonActor> = fc.record({
  personId: ids,
  kind: fc.constant('person'),
  username: fc.constant('Somebody'),
  role: fc.constantFrom(...role.options),
  homeId: maybeId,
  grants: fc.array(anyGrant, { maxLength: 3 }),
})

/** An opened pass with any grants. */
const anyPassHolder: fc.Arbitrary<PassActor> = fc.record({
  kind: fc.constant('pass'),
  passId: ids,
  role: fc.constant('guest'),
  homeId: ids,
  grants: fc.array(anyGrant, { maxLength: 3 }),
})

/** Anybody. */
export const anyActor: fc.Arbitrary<Actor> = fc.oneof(anyPerson, anyPassHolder)
