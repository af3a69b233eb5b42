import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { type Actor, isActive } from '../identity/actor.ts'

/** A room as the rules see it. */
export type RoomObject = { homeId: number; id: number }

/**
 * What somebody may do with a room (ROLE-2, ROLE-3): managers everything in
 * their home, family see every room of it, a guest the room of their access or
 * the one their device is in. Everything else is denied.
 */
export function mayRoom(
  actor: Actor,
  action: 'see' | 'manage',
  room: RoomObject,
  now: number,
): boolean {
  if (!isActive(actor, now) || actor.homeId === null || actor.homeId !== room.homeId) return false
  if (manages(actor.role)) return true
  if (action !== 'see') return false
  if (actor.role === 'family') return true
  if (actor.role !== 'guest' || actor.guest === null) return false
  const { deviceId, deviceRoomId, roomId } = actor.guest
  if (deviceId !== null) return deviceRoomId === room.id
  return roomId === null || roomId === room.id
}
