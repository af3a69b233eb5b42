import type { Clock } from '../../platform/clock.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { mayDevice } from './device-access.ts'
import type { DeviceReader, ShownDevice } from './device-reader.ts'

type Needs = { deviceReader: DeviceReader; rooms: RoomStore; clock: Clock }

/** Returns the devices the actor may see, with their pins (API-11, API-12). */
export async function listDevices(
  { deviceReader, clock }: Pick<Needs, 'deviceReader' | 'clock'>,
  actor: Actor,
): Promise<ShownDevice[]> {
  if (actor.homeId === null) return []
  const now = clock.now()
  return visible(actor, await deviceReader.ofHome(actor.homeId, now), now)
}

/**
 * Returns the devices of one room that the actor may see (API-13).
 * @throws Refusal 'not_found' for a room the actor may not see.
 */
export async function listDevicesOfRoom(
  needs: Needs,
  actor: Actor,
  roomId: number,
): Promise<ShownDevice[]> {
  const room = await findVisibleRoom(needs, actor, roomId)
  const now = needs.clock.now()
  return visible(actor, await needs.deviceReader.ofRoom(room.homeId, room.id, now), now)
}

function visible(actor: Actor, devices: ShownDevice[], now: number): ShownDevice[] {
  return devices.filter((device) => mayDevice(actor, 'see', device, null, now))
}
