import type { Db } from '../../platform/database/schema.ts'
import { presentEventName } from '../audit/present-names.ts'

export type OwnDataReader = ReturnType<typeof ownDataReader>

/**
 * Reads what all tables hold of one person, for this person. It names each column, so that
 * a new column is exported only after somebody has thought about it.
 */
export function ownDataReader(db: Db) {
  return {
    sessions: (personId: number) =>
      db
        .selectFrom('session')
        .select([
          'user_agent as userAgent',
          'created_at as createdAt',
          'last_used_at as lastUsedAt',
          'expires_at as expiresAt',
        ])
        .where('person_id', '=', personId)
        .orderBy('created_at')
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

    commands: (personId: number) =>
      db
        .selectFrom('command')
        .leftJoin('device', 'device.id', 'command.device_id')
        .leftJoin('scene', 'scene.id', 'command.scene_id')
        .select([
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
        .orderBy('command.id')
        .execute(),

    favourites: (personId: number) =>
      db
        .selectFrom('favourite')
        .innerJoin('device', 'device.id', 'favourite.device_id')
        .select([
          'device.identifier as deviceIdentifier',
          'favourite.pin',
          'favourite.added_at as addedAt',
        ])
        .where('favourite.person_id', '=', personId)
        .orderBy('favourite.added_at')
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

    joinCodes: (personId: number) =>
      db
        .selectFrom('join_code')
        .select(['role', 'expires_at as expiresAt'])
        .where('made_by', '=', personId)
        .orderBy('id')
        .execute(),

    resetCode: (personId: number) =>
      db
        .selectFrom('reset_code')
        .select(['asked_from as askedFrom', 'expires_at as expiresAt'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    letters: (email: string, mobile: string | null) =>
      db
        .selectFrom('outbox')
        .select(['channel', 'recipient', 'subject', 'written_at as writtenAt'])
        .where('recipient', 'in', mobile === null ? [email] : [email, mobile])
        .orderBy('id')
        .execute(),

    async events(personId: number): Promise<{ at: number; event: string }[]> {
      const eventsIn = (table: 'audit' | 'audit_pending') =>
        db
          .selectFrom(table)
          .select(['at', 'event'])
          .where('person_id', '=', personId)
          .orderBy('id')
          .execute()
      const rows = [...(await eventsIn('audit')), ...(await eventsIn('audit_pending'))]
      return rows.map(({ at, event }) => ({ at, event: presentEventName(event) }))
    },
  }
}
