import type { Role } from '@roomwire/contracts/vocabulary/role.ts'

/** What a guest may reach, and when (epoch ms). Without room and device it is the whole home. */
export type GuestAccess = {
  startAt: number
  expiresAt: number
  roomId: number | null
  deviceId: number | null
  /** The room the device is in at this moment. */
  deviceRoomId: number | null
}

/** A person, as the access rules see them. */
type PersonActor = {
  kind: 'person'
  personId: number
  username: string
  role: Role
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  /** Null for everybody but the guest of a home. */
  guest: GuestAccess | null
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
 * Tells whether the actor has access to anything at this moment. A guest outside the start
 * and expiry has none, nor does a guest of a home whose access has been deleted.
 */
export function isActive(actor: Pick<Actor, 'role' | 'homeId' | 'guest'>, now: number): boolean {
  if (actor.role !== 'guest' || actor.homeId === null) return true
  return actor.guest !== null && actor.guest.startAt <= now && now < actor.guest.expiresAt
}
