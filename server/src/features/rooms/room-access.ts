import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { coversRoom, isOpen } from '../access/grant.ts'
import type { Actor } from '../identity/actor.ts'

/** A room as the rules see it. */
export type RoomObject = { homeId: number; id: number }

/**
 * Whether somebody may see or manage a room (ROLE-2, ROLE-3): managers may do everything in
 * their home, family see every room of it, and a guest sees the rooms of their grants that are
 * open now: the room itself, the one that their device is in, or every room. Everything else is denied.
 */
export function mayRoom(
  actor: Actor,
  action: 'see' | 'manage',
  room: RoomObject,
  now: number,
): boolean {
  if (actor.homeId === null || actor.homeId !== room.homeId) return false
  if (manages(actor.role)) return true
  if (action !== 'see') return false
  if (actor.role === 'family') return true
  if (actor.role !== 'guest') return false
  return actor.grants.some((grant) => isOpen(grant, now) && coversRoom(grant, room.id))
}
