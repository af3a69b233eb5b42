import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { HashAsker } from '../../platform/passwords.ts'
import { type Grant, lasts } from '../access/grant.ts'
import { type Holder, keyOfHolder } from '../access/holder.ts'

/** A person, as the access rules see them. */
export type PersonActor = {
  kind: 'person'
  personId: number
  username: string
  role: Role
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  /** The grants of a guest; empty for everybody else. */
  grants: readonly Grant[]
}

/** The holder of a pass, without an account. To the rules they are a guest of its home. */
export type PassActor = {
  kind: 'pass'
  passId: number
  role: 'guest'
  homeId: number
  /** The grants of the pass. */
  grants: readonly Grant[]
}

/** A schedule, with the rights that its maker has when it acts. */
export type ScheduleActor = {
  kind: 'schedule'
  scheduleId: number
  role: Role
  homeId: number
  grants: readonly Grant[]
}

/**
 * Somebody who acts, read anew for every request. It is a union by `kind`: a new kind of
 * actor is one more variant here, and the compiler names the access rules that must decide
 * about it.
 */
export type Actor = PersonActor | PassActor | ScheduleActor

type WithSession = {
  session: {
    id: string
    /** Epoch ms. */
    expiresAt: number
  }
}

/** A person who came with a session. Only verbs about the session itself ask for it. */
export type SignedIn = PersonActor & WithSession

/** A browser that holds a pass. */
export type PassHolder = PassActor & WithSession

/** An actor with a session. */
export type SessionActor = SignedIn | PassHolder

/** The person or the pass behind an actor. */
export const holderOf = (actor: PersonActor | PassActor): Holder =>
  actor.kind === 'pass'
    ? { kind: 'pass', id: actor.passId }
    : { kind: 'person', id: actor.personId }

/** The key of an actor, for limits and for things that are theirs alone. */
export const keyOfActor = (actor: Actor): string =>
  actor.kind === 'schedule' ? `schedule.${actor.scheduleId}` : keyOfHolder(holderOf(actor))

/** A signed-in person, as they take turns at hashing passwords. */
export const hashAskerOf = (actor: PersonActor): HashAsker => ({
  kind: 'signed_in',
  who: keyOfActor(actor),
})

/**
 * Tells whether the actor may be signed in at this moment. A guest may not before and after
 * everything that they were given, nor once it has been deleted; while it is paused or closed
 * for now, they may, and read when it opens.
 */
export function isActive(actor: Pick<Actor, 'role' | 'homeId' | 'grants'>, now: number): boolean {
  if (actor.role !== 'guest' || actor.homeId === null) return true
  return actor.grants.some((grant) => lasts(grant, now))
}
