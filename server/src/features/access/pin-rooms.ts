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
