import type { Clock } from '../../platform/clock.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { mayDevice } from './device-access.ts'
import type { ShownDevice } from './device-reader.ts'
import type { HomeDevices } from './home-devices.ts'

type Needs = { homeDevices: HomeDevices; rooms: RoomStore; clock: Clock }

/** Returns the devices the actor may see, with their pins (API-11, API-12). */
export async function listDevices(
  { homeDevices, clock }: Pick<Needs, 'homeDevices' | 'clock'>,
  actor: Actor,
): Promise<readonly ShownDevice[]> {
  if (actor.homeId === null) return []
  return visible(actor, await homeDevices.ofHome(actor.homeId), clock.now())
}

/**
 * Returns the devices of one room that the actor may see (API-13).
 * @throws Refusal 'not_found' for a room the actor may not see.
 */
export async function listDevicesOfRoom(
  needs: Needs,
  actor: Actor,
  roomId: number,
): Promise<readonly ShownDevice[]> {
  const room = await findVisibleRoom(needs, actor, roomId)
  const devices = await needs.homeDevices.ofRoom(room.homeId, room.id)
  return visible(actor, devices, needs.clock.now())
}

/** The devices that the actor may see: the same list where that is each of them. */
function visible(
  actor: Actor,
  devices: readonly ShownDevice[],
  now: number,
): readonly ShownDevice[] {
  const seen = devices.filter((device) => mayDevice(actor, 'see', device, null, now))
  return seen.length === devices.length ? devices : seen
}
