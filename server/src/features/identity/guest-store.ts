import type { Db } from '../../platform/database/schema.ts'
import type { GuestAccess } from './actor.ts'

export type GuestStore = ReturnType<typeof guestStore>

/** What guests may reach: the only writer of `guest_access`. */
export function guestStore(db: Db) {
  return {
    async grant(access: {
      personId: number
      startAt: number
      expiresAt: number
      roomId: number | null
      deviceId: number | null
    }): Promise<void> {
      await db
        .insertInto('guest_access')
        .values({
          person_id: access.personId,
          start_at: access.startAt,
          expires_at: access.expiresAt,
          room_id: access.roomId,
          device_id: access.deviceId,
        })
        .execute()
    },

    /** The guests of a home, soonest expiry first. */
    ofHome: (homeId: number) =>
      db
        .selectFrom('guest_access as access')
        .innerJoin('person', 'person.id', 'access.person_id')
        .leftJoin('room', 'room.id', 'access.room_id')
        .leftJoin('device', 'device.id', 'access.device_id')
        .select([
          'person.id as user_id',
          'person.username',
          'person.email',
          'access.room_id',
          'room.name as room_name',
          'device.identifier as device_identifier',
          'access.start_at',
          'access.expires_at',
        ])
        .where('person.home_id', '=', homeId)
        .where('person.role', '=', 'guest')
        .orderBy('access.expires_at')
        .orderBy('person.id')
        .execute(),

    /** The people whose access hangs on a device: they are checked again when it moves. */
    async boundToDevice(deviceId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('guest_access')
        .select('person_id')
        .where('device_id', '=', deviceId)
        .execute()
      return rows.map((row) => row.person_id)
    },

    async accessOf(personId: number): Promise<GuestAccess | null> {
      const row = await db
        .selectFrom('guest_access as access')
        .leftJoin('device', 'device.id', 'access.device_id')
        .select([
          'access.start_at as startAt',
          'access.expires_at as expiresAt',
          'access.room_id as roomId',
          'access.device_id as deviceId',
          'device.room_id as deviceRoomId',
        ])
        .where('access.person_id', '=', personId)
        .executeTakeFirst()
      return row ?? null
    },

    /** Room and device of a wish as the home has them: null where none is wished, undefined where there is none. */
    async findScope(homeId: number, roomId: number | null, deviceIdentifier: string | null) {
      const room =
        roomId === null
          ? null
          : await db
              .selectFrom('room')
              .select('id')
              .where('home_id', '=', homeId)
              .where('id', '=', roomId)
              .executeTakeFirst()
      const device =
        deviceIdentifier === null
          ? null
          : await db
              .selectFrom('device')
              .select('id')
              .where('home_id', '=', homeId)
              .where('identifier', '=', deviceIdentifier)
              .executeTakeFirst()
      return { room, device }
    },
  }
}
