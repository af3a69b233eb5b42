import type { Clock } from '../../../platform/clock.ts'
import type { Actor } from '../../identity/actor.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { ShownDevice, VisibleDevice } from '../records/shown-device.ts'
import type { HomeDevices } from './home-devices.ts'
import { deviceInRooms, seenDevice } from './seen-device.ts'

type Needs = { homeDevices: HomeDevices; rooms: RoomStore; clock: Clock }

/** Returns the devices the actor may see, with their pins (API-11, API-12). */
export async function listDevices(
  { homeDevices, clock }: Pick<Needs, 'homeDevices' | 'clock'>,
  actor: Actor,
): Promise<readonly VisibleDevice[]> {
  if (actor.homeId === null) return []
  const now = clock.now()
  return allOf(await homeDevices.ofHome(actor.homeId), (device) => seenDevice(actor, device, now))
}

/**
 * Returns what is in one room of the devices that the actor may see (API-13).
 * @throws Refusal 'not_found' for a room the actor may not see.
 */
export async function listDevicesOfRoom(
  needs: Needs,
  actor: Actor,
  roomId: number,
): Promise<readonly VisibleDevice[]> {
  const room = await findVisibleRoom(needs, actor, roomId)
  const devices = await needs.homeDevices.ofRoom(room.homeId, room.id)
  const now = needs.clock.now()
  const rooms = new Set([room.id])
  return allOf(devices, (device) => {
    const seen = seenDevice(actor, device, now)
    return seen && deviceInRooms(seen, rooms)
  })
}

/** The visible devices: the same list where all of each is visible. */
function allOf(
  devices: readonly ShownDevice[],
  shown: (device: ShownDevice) => VisibleDevice | undefined,
): readonly VisibleDevice[] {
  const left = devices.flatMap((device) => shown(device) ?? [])
  const isAll = left.length === devices.length && left.every((one, at) => one === devices[at])
  return isAll ? devices : left
}
