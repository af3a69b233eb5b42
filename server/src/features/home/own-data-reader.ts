import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { presentEventName } from '../audit/present-names.ts'

export type OwnDataReader = ReturnType<typeof ownDataReader>

/** Rows of a list that one statement returns at most, and rows of everybody that it looks through for them. */
const most = { rows: 250, lookedThrough: 5_000 }

/** The tables that are looked through in the order of their ids, because no index finds the rows of a person. */
type LookedThrough = 'command' | 'audit' | 'outbox'

/** From after which id on, and up to which one, a table is looked through. */
export type IdSpan = { after: number; until: number }

/**
 * Reads what all tables hold of one person, for this person. It names each column, so that
 * a new column is exported only after somebody has thought about it. What can be long is read in
 * pages, so that no statement takes long.
 */
export function ownDataReader(db: Db) {
  /** Where the next page of such a table ends. */
  async function pageEnd(table: LookedThrough, { after, until }: IdSpan): Promise<number> {
    const end = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', after)
      .where('id', '<=', until)
      .orderBy('id')
      .offset(most.lookedThrough - 1)
      .limit(1)
      .executeTakeFirst()
    return end?.id ?? until
  }

  /** A page of such a table, and the id up to which it has been looked through. */
  async function look<Row extends { id: number }>(
    table: LookedThrough,
    span: IdSpan,
    read: (span: IdSpan) => Promise<Row[]>,
  ): Promise<{ rows: Row[]; lookedUpTo: number }> {
    const end = await pageEnd(table, span)
    const rows = await read({ after: span.after, until: end })
    const isFull = rows.length === most.rows
    return { rows, lookedUpTo: isFull ? (rows.at(-1)?.id ?? end) : end }
  }

  return {
    /** The highest id of a table that is looked through; 0 for none. */
    async newestId(table: LookedThrough): Promise<number> {
      const { id } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('id').as('id'))
        .executeTakeFirstOrThrow()
      return id ?? 0
    },

    /** How many devices a home has. */
    async deviceCount(homeId: number): Promise<number> {
      const { count } = await db
        .selectFrom('device')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('home_id', '=', homeId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },

    /** The device of a home that follows one by its id. */
    deviceAfter: (homeId: number, deviceId: number) =>
      db
        .selectFrom('device')
        .select(['id', 'identifier'])
        .where('home_id', '=', homeId)
        .where('id', '>', deviceId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    /** Those that follow a session, in the order in which they began. */
    sessions: (personId: number, after: { createdAt: number; id: string }) =>
      db
        .selectFrom('session')
        .select([
          'id',
          'user_agent as userAgent',
          'created_at as createdAt',
          'last_used_at as lastUsedAt',
          'expires_at as expiresAt',
        ])
        .where('person_id', '=', personId)
        .where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(most.rows)
        .execute(),

    passkeys: (personId: number) =>
      db
        .selectFrom('passkey')
        .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),

    apiTokens: (personId: number) =>
      db
        .selectFrom('api_token')
        .select([
          'label',
          'token_right as right',
          'created_at as createdAt',
          'last_used_at as lastUsedAt',
        ])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute(),

    async recoveryCodesLeft(personId: number): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return count
    },

    grants: (personId: number) =>
      db
        .selectFrom('access_grant as access')
        .leftJoin('room', 'room.id', 'access.room_id')
        .leftJoin('device', 'device.id', 'access.device_id')
        .select([
          'access.start_at as startAt',
          'access.expires_at as expiresAt',
          'access.access_right as right',
          'access.windows',
          'access.paused_at as pausedAt',
          'room.name as roomName',
          'device.identifier as deviceIdentifier',
          'access.pin',
        ])
        .where('access.person_id', '=', personId)
        .orderBy('access.id')
        .execute(),

    commands: (personId: number, span: IdSpan) =>
      look('command', span, ({ after, until }) =>
        db
          .selectFrom('command')
          .leftJoin('device', 'device.id', 'command.device_id')
          .leftJoin('scene', 'scene.id', 'command.scene_id')
          .select([
            'command.id',
            'device.identifier as deviceIdentifier',
            'command.action',
            'command.pin',
            'command.desired',
            'command.lease_s as leaseS',
            'scene.name as sceneName',
            'command.begun_at as begunAt',
            'command.outcome',
            'command.ended_at as endedAt',
          ])
          .where('command.requester_kind', '=', 'person')
          .where('command.requester_id', '=', personId)
          .where('command.id', '>', after)
          .where('command.id', '<=', until)
          .orderBy('command.id')
          .limit(most.rows)
          .execute(),
      ),

    /** Those that follow a pin, in the order in which they were added. */
    favourites: (personId: number, after: { addedAt: number; deviceId: number; pin: string }) =>
      db
        .selectFrom('favourite')
        .innerJoin('device', 'device.id', 'favourite.device_id')
        .select([
          'device.id as deviceId',
          'device.identifier as deviceIdentifier',
          'favourite.pin',
          'favourite.added_at as addedAt',
        ])
        .where('favourite.person_id', '=', personId)
        .where(
          sql<boolean>`(favourite.added_at, favourite.device_id, favourite.pin)
            > (${after.addedAt}, ${after.deviceId}, ${after.pin})`,
        )
        .orderBy('favourite.added_at')
        .orderBy('favourite.device_id')
        .orderBy('favourite.pin')
        .limit(most.rows)
        .execute(),

    arrangements: (personId: number) =>
      db
        .selectFrom('arrangement')
        .select(['kind', 'ids', 'changed_at as changedAt'])
        .where('person_id', '=', personId)
        .orderBy('kind')
        .execute(),

    /** Those that act with their rights. */
    schedules: (personId: number) =>
      db
        .selectFrom('schedule')
        .leftJoin('scene', 'scene.id', 'schedule.scene_id')
        .select([
          'schedule.name',
          'schedule.rule',
          'schedule.pins',
          'scene.name as sceneName',
          'schedule.lease_s as leaseS',
          'schedule.created_at as createdAt',
          'schedule.next_at as nextAt',
          'schedule.skip_at as skipAt',
          'schedule.paused_at as pausedAt',
        ])
        .where('schedule.made_by', '=', personId)
        .orderBy('schedule.id')
        .execute(),

    joinCodes: (personId: number, after: number) =>
      db
        .selectFrom('join_code')
        .select(['id', 'role', 'expires_at as expiresAt'])
        .where('made_by', '=', personId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most.rows)
        .execute(),

    resetCode: (personId: number) =>
      db
        .selectFrom('reset_code')
        .select(['asked_from as askedFrom', 'expires_at as expiresAt'])
        .where('person_id', '=', personId)
        .orderBy('expires_at', 'desc')
        .executeTakeFirst(),

    letters: (recipients: readonly string[], span: IdSpan) =>
      look('outbox', span, ({ after, until }) =>
        db
          .selectFrom('outbox')
          .select(['id', 'channel', 'recipient', 'subject', 'written_at as writtenAt'])
          .where('recipient', 'in', recipients)
          .where('id', '>', after)
          .where('id', '<=', until)
          .orderBy('id')
          .limit(most.rows)
          .execute(),
      ),

    async events(personId: number, span: IdSpan) {
      const { rows, lookedUpTo } = await look('audit', span, ({ after, until }) =>
        db
          .selectFrom('audit')
          .select(['id', 'at', 'event'])
          .where('person_id', '=', personId)
          .where('id', '>', after)
          .where('id', '<=', until)
          .orderBy('id')
          .limit(most.rows)
          .execute(),
      )
      const named = rows.map(({ at, event }) => ({ at, event: presentEventName(event) }))
      return { rows: named, lookedUpTo }
    },
  }
}
