import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { windowsOf } from '../access/grant-rows.ts'
import {
  type NamedAccess,
  type NamedAccessRow,
  namedAccessColumns,
  namedAccessIn,
  namedAccessJoins,
} from '../access/guest-accounts.ts'
import { type GivenAccess, grantPlaceOf, rowsOfGiven } from '../access/guest-store.ts'

export type JoinCodeStore = ReturnType<typeof joinCodeStore>

/** The grant of a code: a membership, and the access of a guest. */
export type JoinGrant = {
  homeId: number
  role: 'family' | 'guest'
  /** Nothing for a family member, who may reach every room. */
  access: readonly GivenAccess[]
}

/** A code that can still be used, as the home's managers see it. */
export type OpenJoinCode = Pick<JoinGrant, 'role'> & {
  id: number
  /** Null for a family member. */
  access: NamedAccess | null
  /** The username of the manager who made it. */
  madeBy: string | null
  /** When the code itself ends, epoch ms. */
  expiresAt: number
}

type OpenCodeRow = NamedAccessRow &
  Pick<OpenJoinCode, 'id' | 'role' | 'madeBy'> & { codeExpiresAt: number }

/** Codes into homes. This is the only writer of `join_code` and `join_code_grant`. */
export function joinCodeStore(db: Db) {
  /** A guest's code all of whose rooms and devices are deleted can be used no more. */
  const open = async (homeId: number, now: number, id?: number): Promise<OpenJoinCode[]> => {
    const { rows } = await sql<OpenCodeRow>`
      select code.id, code.role, person.username as "madeBy", code.expires_at as "codeExpiresAt",
        ${namedAccessColumns}
      from join_code as code
      left join join_code_grant as access on access.join_code_id = code.id
      left join person on person.id = code.made_by
      ${namedAccessJoins}
      where code.home_id = ${homeId} and code.expires_at > ${now}
        ${id === undefined ? sql`` : sql`and code.id = ${id}`}
      order by code.id desc, access.id`.execute(db)
    const ofCodes = Map.groupBy(rows, (row) => row.id)
    return [...ofCodes.values()].flatMap((ofOne) => {
      const [first] = ofOne
      if (!first || (first.role === 'guest' && first.scope === null)) return []
      const { role, madeBy, codeExpiresAt: expiresAt } = first
      const access = role === 'guest' ? namedAccessIn(ofOne) : null
      return { id: first.id, role, access, madeBy, expiresAt }
    })
  }

  const countOf = async (
    column: 'room_id' | 'device_id',
    id: number,
    now: number,
  ): Promise<number> => {
    const { count } = await db
      .selectFrom('join_code_grant as access')
      .innerJoin('join_code as code', 'code.id', 'access.join_code_id')
      .select(({ fn }) => fn.count<number>('code.id').distinct().as('count'))
      .where(`access.${column}`, '=', id)
      .where('code.expires_at', '>', now)
      .executeTakeFirstOrThrow()
    return count
  }

  return {
    async add({
      access,
      ...code
    }: JoinGrant & { codeHash: string; madeBy: number; expiresAt: number }): Promise<number> {
      const { id } = await db
        .insertInto('join_code')
        .values({
          code_hash: code.codeHash,
          home_id: code.homeId,
          made_by: code.madeBy,
          role: code.role,
          expires_at: code.expiresAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = rowsOfGiven(access).map((row) => ({ join_code_id: id, ...row }))
      if (rows.length > 0) await db.insertInto('join_code_grant').values(rows).execute()
      return id
    },

    /** The codes of a home that can still be used, newest first. */
    ofHome: (homeId: number, now: number): Promise<OpenJoinCode[]> => open(homeId, now),

    /** One code of a home that can still be used. */
    find: async (homeId: number, id: number, now: number): Promise<OpenJoinCode | undefined> =>
      (await open(homeId, now, id)).at(0),

    /** The codes that a person has made and that follow one, in the order in which they were made. */
    pageMadeBy: (personId: number, after: number, most: number) =>
      db
        .selectFrom('join_code')
        .select(['id', 'role', 'expires_at as expiresAt'])
        .where('made_by', '=', personId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute(),

    /** Removes a code and returns its grant; of many calls at once only one gets it. */
    async take(codeHash: string, now: number): Promise<JoinGrant | undefined> {
      // Read before the code goes, and these with it.
      const rows = await db
        .selectFrom('join_code_grant as access')
        .innerJoin('join_code as code', 'code.id', 'access.join_code_id')
        .selectAll('access')
        .where('code.code_hash', '=', codeHash)
        .orderBy('access.id')
        .execute()
      const code = await db
        .deleteFrom('join_code')
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .returning(['home_id as homeId', 'role'])
        .executeTakeFirst()
      if (!code || (code.role === 'guest' && rows.length === 0)) return undefined
      const access = rows.map((row) => ({
        places: [grantPlaceOf(row.room_id, row.device_id, row.pin)],
        startAt: row.start_at,
        expiresAt: row.expires_at,
        right: row.access_right,
        windows: windowsOf(row.windows),
        pausedAt: row.paused_at,
      }))
      return { ...code, access }
    },

    /** How many codes that can still be used are for this room. */
    countOfRoom: (roomId: number, now: number): Promise<number> => countOf('room_id', roomId, now),

    /** How many codes that can still be used are for this device, or a pin of it. */
    countOfDevice: (deviceId: number, now: number): Promise<number> =>
      countOf('device_id', deviceId, now),

    /** Voids a code if it is this home's; returns whether it was. */
    async revoke(homeId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('join_code')
        .where('id', '=', id)
        .where('home_id', '=', homeId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Voids every code that a person has made, because they manage the home no longer. */
    async revokeAllOf(personId: number): Promise<void> {
      await db.deleteFrom('join_code').where('made_by', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('join_code').where('expires_at', '<=', now).execute()
    },
  }
}
