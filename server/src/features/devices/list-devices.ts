import type { Clock } from '../../platform/clock.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { mayDevice } from './device-access.ts'
import type { DeviceReader, ShownDevice } from './device-reader.ts'

type Needs = { deviceReader: DeviceReader; rooms: RoomStore; clock: Clock }

/** The devices the actor may see, with their pins (API-11, API-12). */
export async function listDevices({ deviceReader, clock }: Needs, actor: Actor) {
  if (actor.homeId === null) return { devices: [] }
  const now = clock.now()
  return { devices: seen(actor, await deviceReader.ofHome(actor.homeId, now), now) }
}

/**
 * Those of one room (API-13).
 * @throws Refusal 'not_found' for a room the actor may not see.
 */
export async function listDevicesOfRoom(needs: Needs, actor: Actor, roomId: number) {
  const room = await findVisibleRoom(needs, actor, roomId)
  const now = needs.clock.now()
  return { devices: seen(actor, await needs.deviceReader.ofRoom(room.homeId, room.id, now), now) }
}

function seen(actor: Actor, all: ShownDevice[], now: number) {
  return all
    .filter(({ object }) => mayDevice(actor, 'see', object, null, now))
    .map(({ device }) => device)
}
