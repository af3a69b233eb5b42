import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { Grant } from './grant.ts'
import { type GrantRow, grantColumns, grantJoins, grantsOf } from './grant-rows.ts'
import {
  type GuestAccount,
  guestAccounts,
  type NamedGrant,
  namedGrantsOf,
} from './guest-accounts.ts'
import { type Holder, holderColumns, holderIn, keyOfHolder } from './holder.ts'

export type GuestStore = ReturnType<typeof guestStore>

/** The place of a grant: the home (all that is in its rooms), one room, one device, or one pin of it. */
export type GrantPlace =
  | { scope: 'home'; roomId: null; deviceId: null; pin: null }
  | { scope: 'room'; roomId: number; deviceId: null; pin: null }
  | { scope: 'device'; roomId: null; deviceId: number; pin: PinKey | null }

/** The place of a room and a device: together they mean the device, and neither means the home. */
export function grantPlaceOf(
  roomId: number | null,
  deviceId: number | null,
  pin: PinKey | null = null,
): GrantPlace {
  if (deviceId !== null) return { scope: 'device', roomId: null, deviceId, pin }
  if (roomId !== null) return { scope: 'room', roomId, deviceId: null, pin: null }
  return { scope: 'home', roomId: null, deviceId: null, pin: null }
}

/** The terms of a guest or a pass. Instants are epoch ms. */
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

/** The rows of given access; the same access for the same time is one row. */
export function rowsOfGiven(given: readonly GivenAccess[]) {
  const rows = given.flatMap(({ places, windows, ...access }) =>
    places.map(({ scope, roomId, deviceId, pin }) => ({
      access_right: access.right,
      start_at: access.startAt,
      expires_at: access.expiresAt,
      windows: JSON.stringify(windows),
      paused_at: access.pausedAt,
      scope,
      room_id: roomId,
      device_id: deviceId,
      pin,
    })),
  )
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

/** Somebody who loses their access with a room or a device, as a person reads it. */
export type NamedHolder = Holder & {
  /** The name of a person, or the label of a pass. */
  name: string
}

type HeldGrantRow = GrantRow & { person_id: number | null; pass_id: number | null }

/** Grants with their holders, in the order in which they were given. */
async function grantsWhere(db: Db, condition: RawBuilder<unknown>): Promise<HeldGrantRow[]> {
  const { rows } = await sql<HeldGrantRow>`
    select access.person_id, access.pass_id, ${grantColumns}
    from access_grant as access
    left join person on person.id = access.person_id
    left join pass on pass.id = access.pass_id
    left join home on home.id = coalesce(person.home_id, pass.home_id)
    ${grantJoins}
    where ${condition}
    order by access.id`.execute(db)
  return rows
}

/** Those who have access to a room or a device, by name. */
async function namedHolders(
  db: Db,
  column: 'room_id' | 'device_id',
  id: number,
): Promise<NamedHolder[]> {
  const rows = await db
    .selectFrom('access_grant as access')
    .leftJoin('person', 'person.id', 'access.person_id')
    .leftJoin('pass', 'pass.id', 'access.pass_id')
    .select(['access.person_id', 'access.pass_id'])
    .select(({ fn }) => fn.coalesce('person.username', 'pass.label').as('name'))
    .where(`access.${column}`, '=', id)
    .orderBy('access.id')
    .execute()
  const holders = rows.flatMap((row) =>
    holderIn(row).map((holder) => ({ ...holder, name: row.name ?? '' })),
  )
  // Several grants may be for pins of one device.
  const each = new Map(holders.map((holder) => [keyOfHolder(holder), holder]))
  return byName([...each.values()], ({ name }) => name)
}

/** The grants of guests and passes: the only writer of `access_grant`. */
export function guestStore(db: Db) {
  const revoke = async ({ kind, id }: Holder): Promise<void> => {
    const column = kind === 'person' ? 'person_id' : 'pass_id'
    await db.deleteFrom('access_grant').where(column, '=', id).execute()
  }

  return {
    /** Gives somebody access, in place of the one they had. */
    async give(holder: Holder, given: readonly GivenAccess[]): Promise<void> {
      await revoke(holder)
      const rows = rowsOfGiven(given).map((row) => ({ ...holderColumns(holder), ...row }))
      await db.insertInto('access_grant').values(rows).execute()
    },

    /** Takes somebody's access away, if they have any. */
    revoke,

    /** Resumes the grants paused at this instant (epoch ms); returns whether there were any. */
    async resume(holder: Holder, pausedAt: number): Promise<boolean> {
      const column = holder.kind === 'person' ? 'person_id' : 'pass_id'
      const row = await db
        .updateTable('access_grant')
        .set({ paused_at: null })
        .where(column, '=', holder.id)
        .where('paused_at', '=', pausedAt)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The guests of a home, soonest expiry first. */
    ofHome: (homeId: number): Promise<GuestAccount[]> => guestAccounts(db, homeId),

    /** One guest of a home. */
    ofPerson: async (homeId: number, personId: number): Promise<GuestAccount | undefined> =>
      (await guestAccounts(db, homeId, personId)).at(0),

    /** The grants of a person with the names of their places, in the order in which they were given. */
    namedGrantsOf: (personId: number): Promise<NamedGrant[]> => namedGrantsOf(db, personId),

    /** Those whose access depends on one of these devices: it is checked again when a device moves. */
    async boundToDevices(deviceIds: readonly number[]): Promise<Holder[]> {
      if (deviceIds.length === 0) return []
      const rows = await db
        .selectFrom('access_grant')
        .select(['person_id', 'pass_id'])
        .distinct()
        .where('device_id', 'in', deviceIds)
        .execute()
      return rows.flatMap(holderIn)
    },

    /** Those whose access is to this room. */
    ofRoom: (roomId: number): Promise<NamedHolder[]> => namedHolders(db, 'room_id', roomId),

    /** Those whose access is to this device. */
    ofDevice: (deviceId: number): Promise<NamedHolder[]> => namedHolders(db, 'device_id', deviceId),

    /** The grants of a holder, as the rules of access see them. */
    async grantsOf({ kind, id }: Holder): Promise<Grant[]> {
      const isTheirs =
        kind === 'person' ? sql`access.person_id = ${id}` : sql`access.pass_id = ${id}`
      return grantsOf(await grantsWhere(db, isTheirs))
    },

    /** The grants of each guest and pass of a home, by holder (keyOfHolder). */
    async grantsOfHome(homeId: number): Promise<Map<string, Grant[]>> {
      const rows = await grantsWhere(db, sql`home.id = ${homeId}`)
      const ofHolders = Map.groupBy(rows, (row) => holderIn(row).map(keyOfHolder).join())
      return new Map([...ofHolders].map(([key, ofOne]) => [key, grantsOf(ofOne)]))
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

    /** Whether a device has a pin, or has had it. */
    async hasPin(deviceId: number, key: PinKey): Promise<boolean> {
      const row = await db
        .selectFrom('pin')
        .select('key')
        .where('device_id', '=', deviceId)
        .where('key', '=', key)
        .executeTakeFirst()
      return row !== undefined
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
