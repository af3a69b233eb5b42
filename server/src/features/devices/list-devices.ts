import type { Clock } from '../../platform/clock.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import type { ShownDevice } from './device-reader.ts'
import type { HomeDevices } from './home-devices.ts'
import { seenDevice } from './seen-device.ts'

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

/** The devices as the actor sees them: the same list where that is all of each. */
function visible(
  actor: Actor,
  devices: readonly ShownDevice[],
  now: number,
): readonly ShownDevice[] {
  const seen = devices.flatMap((device) => seenDevice(actor, device, now) ?? [])
  const isAll = seen.length === devices.length && seen.every((one, at) => one === devices[at])
  return isAll ? devices : seen
}
