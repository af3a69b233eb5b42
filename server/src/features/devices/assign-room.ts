import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { publishDevice } from './change-device.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import { findVisibleDevice } from './find-visible-device.ts'

/**
 * Puts a device into a room, or with `roomId: null` into none (API-14). The actor needs
 * rights on both the device and the room.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function assignRoom(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    rooms: RoomStore
    guests: GuestStore
    audit: Audit
    bus: Bus
    clock: Clock
  },
  actor: Actor,
  { device: identifier, roomId }: { device: string; roomId: number | null },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  if (roomId !== null) await findVisibleRoom(needs, actor, roomId)
  await needs.devices.change(device.id, { roomId })
  // A guest of this one device sees another room from now on.
  await publishAccessChanged(needs.bus, await needs.guests.boundToDevice(device.id))
  if (roomId === null) await needs.audit.write('device.removed', actor, { device: device.id })
  else await needs.audit.write('device.moved', actor, { device: device.id, room: roomId })
  await publishDevice(needs, device)
}
