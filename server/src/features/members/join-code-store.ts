import type { Db, Schema } from '../../platform/database/schema.ts'

export type JoinCodeStore = ReturnType<typeof joinCodeStore>

/** What a code lets into: for a guest with the access, as in `guest_access`. */
export type JoinGrant = Pick<
  Schema['join_code'],
  'home_id' | 'role' | 'start_at' | 'access_expires_at' | 'room_id' | 'device_id'
>

/** Codes into homes: the only writer of `join_code`. */
export function joinCodeStore(db: Db) {
  return {
    async add(
      code: JoinGrant & Pick<Schema['join_code'], 'code_hash' | 'made_by' | 'expires_at'>,
    ): Promise<number> {
      const { id } = await db
        .insertInto('join_code')
        .values(code)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The codes of a home that can still be used, newest first. */
    ofHome: (homeId: number, now: number) =>
      db
        .selectFrom('join_code as code')
        .leftJoin('person', 'person.id', 'code.made_by')
        .leftJoin('room', 'room.id', 'code.room_id')
        .leftJoin('device', 'device.id', 'code.device_id')
        .select([
          'code.id as join_code_id',
          'code.role',
          'code.start_at',
          'code.access_expires_at',
          'code.room_id',
          'room.name as room_name',
          'device.identifier as device_identifier',
          'person.username as made_by',
          'code.expires_at',
        ])
        .where('code.home_id', '=', homeId)
        .where('code.expires_at', '>', now)
        .orderBy('code.id', 'desc')
        .execute(),

    /** Takes the code away and tells what it grants; of many takers at once only one gets it. */
    take: (codeHash: string, now: number): Promise<JoinGrant | undefined> =>
      db
        .deleteFrom('join_code')
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', now)
        .returning(['home_id', 'role', 'start_at', 'access_expires_at', 'room_id', 'device_id'])
        .executeTakeFirst(),

    /** Voids a code if it is this home's; tells whether it was. */
    async revoke(homeId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('join_code')
        .where('id', '=', id)
        .where('home_id', '=', homeId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Voids what somebody has made: they manage the home no longer. */
    async revokeAllOf(personId: number): Promise<void> {
      await db.deleteFrom('join_code').where('made_by', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('join_code').where('expires_at', '<=', now).execute()
    },
  }
}
