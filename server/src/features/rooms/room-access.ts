import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { coversRoom, coversWholeRoom, isOpen } from '../access/grant.ts'
import type { Actor } from '../identity/actor.ts'

/** A room as the rules see it. */
export type RoomObject = { homeId: number; id: number }

/**
 * Whether somebody may see a room, see all of it, or manage it (ROLE-2, ROLE-3): managers may do everything in
 * their home, family see every room of it, and a guest sees the rooms of their grants that are
 * open now: the room itself, the one that their device is in, or every room. All of a room they see where more than
 * a device in it was given. Everything else is denied.
 */
export function mayRoom(
  actor: Actor,
  action: 'see' | 'see_whole' | 'manage',
  room: RoomObject,
  now: number,
): boolean {
  if (actor.homeId === null || actor.homeId !== room.homeId) return false
  if (manages(actor.role)) return true
  if (action === 'manage') return false
  if (actor.role === 'family') return true
  if (actor.role !== 'guest') return false
  const covers = action === 'see' ? coversRoom : coversWholeRoom
  return actor.grants.some((grant) => isOpen(grant, now) && covers(grant, room.id))
}
