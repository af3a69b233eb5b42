import type { Role } from '@roomwire/contracts/vocabulary/role.ts'

/** What a guest may reach, and when (epoch ms). Neither room nor device: the whole home. */
export type GuestAccess = {
  startAt: number
  expiresAt: number
  roomId: number | null
  deviceId: number | null
  /** The room the device is in at this moment. */
  deviceRoomId: number | null
}

/** A person, with all that the access rules ask of them. */
type PersonActor = {
  kind: 'person'
  personId: number
  username: string
  role: Role
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  /** Only a guest of a home has it. */
  guest: GuestAccess | null
}

/**
 * Whoever acts, read anew for every request: what the access rules decide about.
 * A union by `kind`, so that a new kind of actor is a variant here, and the compiler
 * names the rules that must decide about it.
 */
export type Actor = PersonActor

/** An actor who came with a session, which only what concerns the session asks for. */
export type SignedIn = Actor & {
  session: {
    id: string
    /** Epoch ms. */
    expiresAt: number
  }
}

/**
 * Whether the actor has access to anything at this moment. A guest outside the
 * start and expiry has none; neither has a guest of a home whose access is gone.
 */
export function isActive(actor: Pick<Actor, 'role' | 'homeId' | 'guest'>, now: number): boolean {
  if (actor.role !== 'guest' || actor.homeId === null) return true
  return actor.guest !== null && actor.guest.startAt <= now && now < actor.guest.expiresAt
}
