import { kindOf, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged } from '../../identity/home-events.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { findVisibleDevice } from '../find-visible-device.ts'
import { publishDevice } from './change-device.ts'

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
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, roomId }: { device: string; roomId: number | null },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  if (roomId !== null) await findVisibleRoom(needs, actor, roomId)
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { roomId })
    if (roomId === null) await audit.write('device.removed', actor, { device: device.id })
    else await audit.write('device.moved', actor, { device: device.id, room: roomId })
  })
  // A guest of this one device sees another room from now on.
  await publishGrantsChanged(needs.bus, await needs.guests.boundToDevices([device.id]))
  // A pin that has a room of its own stays where it is.
  const parts = pinsOf(kindOf(identifier)).filter((pin) => device.pinRooms[pin] === undefined)
  await publishDevice(needs, device, ['board', ...parts])
}
