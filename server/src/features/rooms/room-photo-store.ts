import type { Db } from '../../platform/database/schema.ts'

export type RoomPhotoStore = ReturnType<typeof roomPhotoStore>

/** A photo as it is stored: its bytes are base64url, its hash tells whether it is another one. */
export type StoredPhoto = { hash: string; jpeg: string; addedAt: number }

/** The photos of rooms: the only writer of `room_photo`. */
export function roomPhotoStore(db: Db) {
  return {
    async find(roomId: number): Promise<StoredPhoto | undefined> {
      return db
        .selectFrom('room_photo')
        .select(['hash', 'jpeg', 'added_at as addedAt'])
        .where('room_id', '=', roomId)
        .executeTakeFirst()
    },

    /** A home's photos by their rooms, from behind a room on. */
    async pageOfHome(homeId: number, afterRoom: number, most: number) {
      return db
        .selectFrom('room_photo')
        .innerJoin('room', 'room.id', 'room_photo.room_id')
        .select(['room.id as roomId', 'room.name as roomName', 'jpeg', 'added_at as addedAt'])
        .where('room.home_id', '=', homeId)
        .where('room.id', '>', afterRoom)
        .orderBy('room.id')
        .limit(most)
        .execute()
    },

    async set(roomId: number, { hash, jpeg, addedAt }: StoredPhoto): Promise<void> {
      const row = { hash, jpeg, added_at: addedAt }
      await db
        .insertInto('room_photo')
        .values({ room_id: roomId, ...row })
        .onConflict((conflict) => conflict.column('room_id').doUpdateSet(row))
        .execute()
    },

    /** Returns whether there was one. */
    async remove(roomId: number): Promise<boolean> {
      const row = await db
        .deleteFrom('room_photo')
        .where('room_id', '=', roomId)
        .returning('room_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
