import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { PlacedDevice } from './grant.ts'

/** The ids of the devices that are in a room themselves, or with a pin: for `in`. */
export const idsInRoom = (db: Db, roomId: number) =>
  db
    .selectFrom('device')
    .select('id')
    .where('room_id', '=', roomId)
    .union(db.selectFrom('pin').select('device_id as id').where('room_id', '=', roomId))

/** The rooms of pins that have one of their own. */
export function pinRoomsOf(
  rows: readonly { pin: PinKey | null; pin_room_id: number | null }[],
): PlacedDevice['pinRooms'] {
  return Object.fromEntries(
    rows.flatMap(({ pin, pin_room_id }) =>
      pin === null || pin_room_id === null ? [] : [[pin, pin_room_id]],
    ),
  )
}

/** A device, and where it is. */
export type DeviceInRooms = PlacedDevice & { identifier: string }

/** The devices of a home, each with its rooms. */
export async function devicesInRooms(db: Db, homeId: number): Promise<DeviceInRooms[]> {
  const devices = await db
    .selectFrom('device')
    .select(['id', 'room_id as roomId', 'identifier'])
    .where('home_id', '=', homeId)
    .where('deleted_at', 'is', null)
    .execute()
  // Few pins have a room of their own: beside all devices, their look-up would take most of the time.
  const pins = await db
    .selectFrom('room')
    .innerJoin('pin', 'pin.room_id', 'room.id')
    .select(['pin.device_id', 'pin.key as pin', 'pin.room_id as pin_room_id'])
    .where('room.home_id', '=', homeId)
    .execute()
  const ofDevice = Map.groupBy(pins, (pin) => pin.device_id)
  return devices.map((device) => ({
    ...device,
    pinRooms: pinRoomsOf(ofDevice.get(device.id) ?? []),
  }))
}
