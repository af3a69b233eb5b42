import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import type { Db } from '../../platform/database/schema.ts'
import { type DeviceInRooms, devicesInRooms } from '../access/pin-rooms.ts'

export type RoomStore = ReturnType<typeof roomStore>

export type StoredRoom = {
  homeId: number
  id: number
  name: string
  /** Null while nobody has chosen one. */
  paint: Paint | null
  /** The hash of its photo; null where it has none. */
  photo: string | null
}

/** The rooms: the only writer of `room`. */
export function roomStore(db: Db) {
  const rooms = (homeId: number) =>
    db
      .selectFrom('room')
      .leftJoin('room_photo', 'room_photo.room_id', 'room.id')
      .select(['room.id', 'home_id as homeId', 'name', 'paint', 'hash as photo'])
      .where('home_id', '=', homeId)

  return {
    /** A home's rooms by name. */
    async ofHome(homeId: number): Promise<StoredRoom[]> {
      return byName(await rooms(homeId).execute(), ({ name }) => name)
    },

    find: (homeId: number, roomId: number): Promise<StoredRoom | undefined> =>
      rooms(homeId).where('room.id', '=', roomId).executeTakeFirst(),

    /** @throws a conflict (see isConflict) when the home has a room of this name, however it is capitalised. */
    async add(homeId: number, name: string, createdAt: number): Promise<number> {
      const { id } = await db
        .insertInto('room')
        .values({ home_id: homeId, name, name_key: keyOf(name), created_at: createdAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** @throws a conflict (see isConflict) when another room of the home has this name. */
    async rename(roomId: number, name: string): Promise<void> {
      await db
        .updateTable('room')
        .set({ name, name_key: keyOf(name) })
        .where('id', '=', roomId)
        .execute()
    },

    async paint(roomId: number, paint: Paint): Promise<void> {
      await db.updateTable('room').set({ paint }).where('id', '=', roomId).execute()
    },

    /** Deletes a room; its devices are in none then, and access to it is gone. Returns whether it was there. */
    async remove(roomId: number): Promise<boolean> {
      const row = await db
        .deleteFrom('room')
        .where('id', '=', roomId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The devices in a home's rooms: what a room's count and order are made of. */
    devicesIn: (homeId: number): Promise<DeviceInRooms[]> => devicesInRooms(db, homeId),
  }
}

// Here, since neither engine's lower() knows letters beyond ASCII everywhere.
const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
