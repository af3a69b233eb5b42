import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Grant } from './grant.ts'
import { grantColumns, grantOf } from './grant-rows.ts'
import { type GuestAccount, guestAccounts } from './guest-accounts.ts'

export type GuestStore = ReturnType<typeof guestStore>

/** What a grant is given for: the home (all that is in its rooms), one room, or one device. */
export type GrantPlace =
  | { scope: 'home'; roomId: null; deviceId: null }
  | { scope: 'room'; roomId: number; deviceId: null }
  | { scope: 'device'; roomId: null; deviceId: number }

/** The place of a room and a device: together they mean the device, and neither means the home. */
export function grantPlaceOf(roomId: number | null, deviceId: number | null): GrantPlace {
  if (deviceId !== null) return { scope: 'device', roomId: null, deviceId }
  if (roomId !== null) return { scope: 'room', roomId, deviceId: null }
  return { scope: 'home', roomId: null, deviceId: null }
}

/** What a guest is given. Instants are epoch ms. */
export type GivenAccess = {
  places: readonly GrantPlace[]
  startAt: number
  expiresAt: number
  right: Grant['right']
  /** None at all means always. */
  windows: readonly WeeklyWindow[]
  /** Since when nothing of it counts; null while it does. */
  pausedAt: number | null
}

const grantsIn = (db: Db) =>
  db
    .selectFrom('access_grant as access')
    .innerJoin('person', 'person.id', 'access.person_id')
    .leftJoin('home', 'home.id', 'person.home_id')
    .leftJoin('device', (on) =>
      on.onRef('device.id', '=', 'access.device_id').on('device.deleted_at', 'is', null),
    )
    .select(grantColumns)
    .select('access.person_id')
    .orderBy('access.id')

/** What guests may reach. This is the only writer of `access_grant`. */
export function guestStore(db: Db) {
  /** With their names, for a person to read. */
  const named = () =>
    db
      .selectFrom('access_grant as access')
      .innerJoin('person', 'person.id', 'access.person_id')
      .select(['person.id as personId', 'person.username'])
      .orderBy('person.username')
      .orderBy('person.id')

  return {
    /** Gives a guest access, in the place of what they had. */
    async give(personId: number, { places, windows, ...access }: GivenAccess): Promise<void> {
      await db.deleteFrom('access_grant').where('person_id', '=', personId).execute()
      const row = {
        person_id: personId,
        access_right: access.right,
        start_at: access.startAt,
        expires_at: access.expiresAt,
        windows: JSON.stringify(windows),
        paused_at: access.pausedAt,
      }
      const rows = places.map(({ scope, roomId, deviceId }) => ({
        ...row,
        scope,
        room_id: roomId,
        device_id: deviceId,
      }))
      await db.insertInto('access_grant').values(rows).execute()
    },

    /** Takes the access of a guest away, if they have any. */
    async revoke(personId: number): Promise<void> {
      await db.deleteFrom('access_grant').where('person_id', '=', personId).execute()
    },

    /** The guests of a home, soonest expiry first. */
    ofHome: (homeId: number): Promise<GuestAccount[]> => guestAccounts(db, homeId),

    /** One guest of a home. */
    ofPerson: async (homeId: number, personId: number): Promise<GuestAccount | undefined> =>
      (await guestAccounts(db, homeId, personId)).at(0),

    /** The people whose access depends on a device: it is checked again when the device moves. */
    async boundToDevice(deviceId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('access_grant')
        .select('person_id')
        .distinct()
        .where('device_id', '=', deviceId)
        .execute()
      return rows.map((row) => row.person_id)
    },

    /** The guests whose access is to this room. */
    ofRoom: (roomId: number): Promise<{ personId: number; username: string }[]> =>
      named().where('access.room_id', '=', roomId).execute(),

    /** The guests whose access is to this device. */
    ofDevice: (deviceId: number): Promise<{ personId: number; username: string }[]> =>
      named().where('access.device_id', '=', deviceId).execute(),

    /** What a person was given, as the rules of access see it. */
    grantsOf: async (personId: number): Promise<Grant[]> =>
      (await grantsIn(db).where('access.person_id', '=', personId).execute()).flatMap(
        (row) => grantOf(row) ?? [],
      ),

    /** What each guest of a home was given. */
    async grantsOfHome(homeId: number): Promise<Map<number, Grant[]>> {
      const rows = await grantsIn(db).where('person.home_id', '=', homeId).execute()
      const ofPeople = Map.groupBy(rows, (row) => row.person_id)
      return new Map(
        [...ofPeople].map(([id, ofOne]) => [id, ofOne.flatMap((row) => grantOf(row) ?? [])]),
      )
    },

    /** The id of a room of a home; undefined where the home has no such one. */
    async findRoom(homeId: number, roomId: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('room')
        .select('id')
        .where('home_id', '=', homeId)
        .where('id', '=', roomId)
        .executeTakeFirst()
      return row?.id
    },

    /** The id of a device of a home; undefined where the home has no such one. */
    async findDevice(homeId: number, identifier: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('device')
        .select('id')
        .where('home_id', '=', homeId)
        .where('identifier', '=', identifier)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row?.id
    },
  }
}
