import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isConflict } from '../../../platform/database/open-database.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishHomeEvent } from '../../identity/home-events.ts'
import { roomNameTaken } from '../../rooms/create-room.ts'
import { type ShownRoom, showRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { publishDevices } from './change-device.ts'
import { findManageableRoom } from './manageable-room.ts'

/**
 * Gives a room another name. Its devices carry the name too, so that their pages and twins are
 * told.
 * @throws Refusal 'not_found', 'forbidden', 'room_name_taken' when the home has another room of
 * this name.
 */
export async function renameRoom(
  needs: {
    rooms: RoomStore
    deviceReader: DeviceReader
    atomically: Atomically<{ rooms: RoomStore; devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { roomId, name }: { roomId: number; name: string },
): Promise<ShownRoom> {
  const { bus } = needs
  const room = await findManageableRoom(needs, actor, roomId)
  const inside = await needs
    .atomically(async ({ rooms, devices, audit }) => {
      const found = await devices.inRoom(room.id)
      await devices.renameRoom(
        room.id,
        found.map(({ id }) => id),
      )
      // Whoever moves a device into the room has the device first too.
      await rooms.rename(room.id, name)
      await audit.write('room.renamed', actor, { room: room.id })
      return found
    })
    .catch((error) => {
      throw isConflict(error) ? roomNameTaken(name) : error
    })
  await publishDevices(
    needs,
    inside.map((device) => ({ ...device, pinRooms: {} })),
  )
  const about = [{ roomId }]
  await publishHomeEvent(bus, room.homeId, { kind: 'home.changed', what: 'rooms', about })
  // Guests of the room read its name in their own access.
  await publishHomeEvent(bus, room.homeId, { kind: 'home.changed', what: 'people' })
  return showRoom(needs, actor, room.id)
}
