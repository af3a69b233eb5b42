import type { Db } from '../../platform/database/schema.ts'
import type { GuestAccess } from './actor.ts'

export type GuestStore = ReturnType<typeof guestStore>

/** A guest, as the home's managers see them. Without room and device the access is to the whole home. */
export type GuestAccount = {
  personId: number
  username: string
  email: string
  roomId: number | null
  roomName: string | null
  deviceIdentifier: string | null
  /** Epoch ms, as is `expiresAt`. */
  startAt: number
  expiresAt: number
  /** False once the room or device that the access was to is deleted: both times are 0 then. */
  hasAccess: boolean
}

/** What guests may reach. This is the only writer of `guest_access`. */
export function guestStore(db: Db) {
  /** With their names, for a person to read. */
  const named = () =>
    db
      .selectFrom('guest_access as access')
      .innerJoin('person', 'person.id', 'access.person_id')
      .select(['person.id as personId', 'person.username'])
      .orderBy('person.username')
      .orderBy('person.id')

  const accounts = (homeId: number) =>
    db
      .selectFrom('person')
      .leftJoin('guest_access as access', 'access.person_id', 'person.id')
      .leftJoin('room', 'room.id', 'access.room_id')
      .leftJoin('device', 'device.id', 'access.device_id')
      .select([
        'person.id as personId',
        'person.username',
        'person.email',
        'access.room_id as roomId',
        'room.name as roomName',
        'device.identifier as deviceIdentifier',
        'access.start_at as startAt',
        'access.expires_at as expiresAt',
      ])
      .where('person.home_id', '=', homeId)
      .where('person.role', '=', 'guest')

  return {
    /** Gives a guest access, in the place of what they had. */
    async grant(access: {
      personId: number
      startAt: number
      expiresAt: number
      roomId: number | null
      deviceId: number | null
    }): Promise<void> {
      const row = {
        start_at: access.startAt,
        expires_at: access.expiresAt,
        room_id: access.roomId,
        device_id: access.deviceId,
      }
      await db
        .insertInto('guest_access')
        .values({ person_id: access.personId, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute()
    },

    /** Takes the access of a guest away, if they have any. */
    async revoke(personId: number): Promise<void> {
      await db.deleteFrom('guest_access').where('person_id', '=', personId).execute()
    },

    /** The guests of a home, soonest expiry first. */
    async ofHome(homeId: number): Promise<GuestAccount[]> {
      const rows = await accounts(homeId)
        .orderBy('access.expires_at')
        .orderBy('person.id')
        .execute()
      return rows.map(accountOf)
    },

    /** One guest of a home. */
    async ofPerson(homeId: number, personId: number): Promise<GuestAccount | undefined> {
      const row = await accounts(homeId).where('person.id', '=', personId).executeTakeFirst()
      return row && accountOf(row)
    },

    /** The people whose access depends on a device: it is checked again when the device moves. */
    async boundToDevice(deviceId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('guest_access')
        .select('person_id')
        .where('device_id', '=', deviceId)
        .execute()
      return rows.map((row) => row.person_id)
    },

    /** The guests whose access is to this room; that of a room and a device is to the device. */
    ofRoom: (roomId: number): Promise<{ personId: number; username: string }[]> =>
      named().where('access.room_id', '=', roomId).where('access.device_id', 'is', null).execute(),

    /** The guests whose access is to this device. */
    ofDevice: (deviceId: number): Promise<{ personId: number; username: string }[]> =>
      named().where('access.device_id', '=', deviceId).execute(),

    /** To be called before a room is deleted: access to a device in it does not end with it. */
    async keepDevicesOf(roomId: number): Promise<void> {
      await db
        .updateTable('guest_access')
        .set({ room_id: null })
        .where('room_id', '=', roomId)
        .where('device_id', 'is not', null)
        .execute()
    },

    async accessOf(personId: number): Promise<GuestAccess | null> {
      const row = await db
        .selectFrom('guest_access as access')
        .leftJoin('device', (on) =>
          on.onRef('device.id', '=', 'access.device_id').on('device.deleted_at', 'is', null),
        )
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

    /** Finds a room and a device in a home: null where none was asked for, undefined where the home has no such one. */
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
              .where('deleted_at', 'is', null)
              .executeTakeFirst()
      return { room, device }
    },
  }
}

type AccountRow = Omit<GuestAccount, 'startAt' | 'expiresAt' | 'hasAccess'> & {
  startAt: number | null
  expiresAt: number | null
}

const accountOf = ({ startAt, expiresAt, ...row }: AccountRow): GuestAccount => ({
  ...row,
  startAt: startAt ?? 0,
  expiresAt: expiresAt ?? 0,
  hasAccess: expiresAt !== null,
})
