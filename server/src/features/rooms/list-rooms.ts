import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import { byRoom, coversPartIn, isOpen, roomsOf } from '../access/grant.ts'
import type { DeviceInRooms } from '../access/pin-rooms.ts'
import type { Actor, PersonActor } from '../identity/actor.ts'
import type { ArrangementStore } from './arrangement-store.ts'
import { mayRoom } from './room-access.ts'
import type { RoomStore, StoredRoom } from './room-store.ts'

type Needs = { rooms: RoomStore; clock: Clock }

/** A room as people are shown it, with how many of its devices the actor may see. */
export type ShownRoom = {
  id: number
  name: string
  deviceCount: number
  /** Null while nobody has chosen one. */
  paint: Paint | null
  /** The hash of its photo; null where it has none, or the actor does not see the whole room. */
  photo: string | null
  /** Identifiers of its devices, where the actor has put them into an order of their own. */
  deviceOrder?: string[]
}

/** The rooms the actor may see, by name (API-8) or in the order that they have made. */
export async function listRooms(
  needs: Needs & { arrangements: ArrangementStore },
  actor: PersonActor,
): Promise<ShownRoom[]> {
  if (actor.homeId === null) return []
  const now = needs.clock.now()
  const all = await needs.rooms.ofHome(actor.homeId)
  const seen = all.filter((room) => mayRoom(actor, 'see', room, now))
  const inside = await needs.rooms.devicesIn(actor.homeId)
  const { rooms, devices } = await needs.arrangements.of(actor.personId)
  const named = new Set(devices)
  const inOrder = arranged(
    inside.filter(({ id }) => named.has(id)),
    devices,
    ({ id }) => id,
  )
  const [insideOf, inOrderOf] = [byRoom(inside), byRoom(inOrder)]
  return arranged(seen, rooms, ({ id }) => id).map((room) => {
    const seenInOrder = seenIn(actor, room, inOrderOf.get(room.id) ?? [], now)
    const deviceOrder = seenInOrder.map(({ identifier }) => identifier)
    const known = shown(actor, room, insideOf.get(room.id) ?? [], now)
    return deviceOrder.length === 0 ? known : { ...known, deviceOrder }
  })
}

/**
 * One room (API-9).
 * @throws Refusal 'not_found' for every room the actor may not see.
 */
export async function showRoom(needs: Needs, actor: Actor, roomId: number): Promise<ShownRoom> {
  const room = await findVisibleRoom(needs, actor, roomId)
  return shown(actor, room, await needs.rooms.devicesIn(room.homeId), needs.clock.now())
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

/**
 * A room that the actor may manage.
 * @throws Refusal 'not_found' for a room they may not see, 'forbidden' for one they may only see.
 */
export async function findManageableRoom(
  needs: Needs,
  actor: Actor,
  roomId: number,
): Promise<StoredRoom> {
  const room = await findVisibleRoom(needs, actor, roomId)
  if (!mayRoom(actor, 'manage', room, needs.clock.now())) {
    throw refuse('forbidden', 'You may not change this room')
  }
  return room
}

const shown = (
  actor: Actor,
  room: StoredRoom,
  inside: readonly DeviceInRooms[],
  now: number,
): ShownRoom => ({
  id: room.id,
  name: room.name,
  deviceCount: seenIn(actor, room, inside, now).length,
  paint: room.paint,
  photo: mayRoom(actor, 'see_whole', room, now) ? room.photo : null,
})

/** The devices that are in a room themselves or with a pin, as far as the actor sees that, who sees the room. */
function seenIn(
  { role, grants }: Actor,
  room: StoredRoom,
  inside: readonly DeviceInRooms[],
  now: number,
) {
  const open = grants.filter((grant) => isOpen(grant, now))
  return inside.filter(
    (device) =>
      roomsOf(device).includes(room.id) &&
      (role !== 'guest' || open.some((grant) => coversPartIn(grant, device, room.id))),
  )
}
