import type { Clock } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Actor } from '../../identity/actor.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import { mayRoom } from '../../rooms/room-access.ts'
import type { RoomStore, StoredRoom } from '../../rooms/room-store.ts'

/**
 * A room that the actor may manage.
 * @throws Refusal 'not_found' for a room they may not see, 'forbidden' for one they may only see.
 */
export async function findManageableRoom(
  needs: { rooms: RoomStore; clock: Clock },
  actor: Actor,
  roomId: number,
): Promise<StoredRoom> {
  const room = await findVisibleRoom(needs, actor, roomId)
  if (!mayRoom(actor, 'manage', room, needs.clock.now())) {
    throw refuse('forbidden', 'You may not change this room')
  }
  return room
}
