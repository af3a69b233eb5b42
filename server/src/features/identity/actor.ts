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

/** Somebody who is signed in, as the rules see them: read anew for every request. */
export type Actor = {
  personId: number
  sessionId: string
  /** Epoch ms. */
  sessionExpiresAt: number
  username: string
  role: Role
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  /** Only a guest of a home has it. */
  guest: GuestAccess | null
}

/**
 * Whether the actor has access to anything at this moment. A guest outside the
 * start and expiry has none; neither has a guest of a home whose access is gone.
 */
export function isActive(actor: Pick<Actor, 'role' | 'homeId' | 'guest'>, now: number): boolean {
  if (actor.role !== 'guest' || actor.homeId === null) return true
  return actor.guest !== null && actor.guest.startAt <= now && now < actor.guest.expiresAt
}
