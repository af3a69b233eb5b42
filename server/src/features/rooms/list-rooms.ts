import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Actor } from '../identity/actor.ts'
import { mayRoom } from './room-access.ts'
import type { RoomStore, StoredRoom } from './room-store.ts'

type Needs = { rooms: RoomStore; clock: Clock }

/** A room as people are shown it, with how many of its devices the actor may see. */
export type ShownRoom = { id: number; name: string; deviceCount: number }

/** The rooms the actor may see, by name (API-8). */
export async function listRooms({ rooms, clock }: Needs, actor: Actor): Promise<ShownRoom[]> {
  if (actor.homeId === null) return []
  const now = clock.now()
  const all = await rooms.ofHome(actor.homeId)
  const seen = all.filter((room) => mayRoom(actor, 'see', room, now))
  const inside = await rooms.devicesIn(actor.homeId)
  return seen.map((room) => shown(actor, room, inside))
}

/**
 * One room (API-9).
 * @throws Refusal 'not_found' for every room the actor may not see.
 */
export async function showRoom(needs: Needs, actor: Actor, roomId: number): Promise<ShownRoom> {
  const room = await findVisibleRoom(needs, actor, roomId)
  return shown(actor, room, await needs.rooms.devicesIn(room.homeId))
}

/**
 * A room the actor may see.
 * @throws Refusal 'not_found', the same for a foreign room as for none.
 */
export async function findVisibleRoom(
  { rooms, clock }: Needs,
  actor: Actor,
  roomId: number,
): Promise<StoredRoom> {
  const room = actor.homeId === null ? undefined : await rooms.find(actor.homeId, roomId)
  if (!room || !mayRoom(actor, 'see', room, clock.now())) {
    throw refuse('not_found', 'Room not found')
  }
  return room
}

function shown(
  actor: Actor,
  room: StoredRoom,
  inside: { roomId: number; deviceId: number }[],
): ShownRoom {
  const only = actor.guest?.deviceId ?? null
  const seen = inside.filter(
    ({ roomId, deviceId }) => roomId === room.id && (only === null || only === deviceId),
  )
  return { id: room.id, name: room.name, deviceCount: seen.length }
}
