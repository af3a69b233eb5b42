import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import { type Grant, lasts } from '../access/grant.ts'

/** A person, as the access rules see them. */
type PersonActor = {
  kind: 'person'
  personId: number
  username: string
  role: Role
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  /** What a guest was given; empty for everybody else. */
  grants: readonly Grant[]
}

/**
 * Somebody who acts, read anew for every request. It is a union by `kind`: a new kind of
 * actor is one more variant here, and the compiler names the access rules that must decide
 * about it.
 */
export type Actor = PersonActor

/** An actor who came with a session. Only verbs about the session itself ask for it. */
export type SignedIn = Actor & {
  session: {
    id: string
    /** Epoch ms. */
    expiresAt: number
  }
}

/**
 * Tells whether the actor may be signed in at this moment. A guest may not before and after
 * everything that they were given, nor once it has been deleted; while it is paused or closed
 * for now, they may, and read when it opens.
 */
export function isActive(actor: Pick<Actor, 'role' | 'homeId' | 'grants'>, now: number): boolean {
  if (actor.role !== 'guest' || actor.homeId === null) return true
  return actor.grants.some((grant) => lasts(grant, now))
}
