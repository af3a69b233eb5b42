import type { Db } from '../../platform/database/schema.ts'
import { presentEventName } from '../audit/present-names.ts'

export type OwnDataReader = ReturnType<typeof ownDataReader>

/**
 * What all the tables hold of one person, for the person: column by column, so
 * that a new one is only told when somebody has thought about it.
 */
export function ownDataReader(db: Db) {
  return {
    sessions: (personId: number) =>
      db
        .selectFrom('session')
        .select(['user_agent', 'created_at', 'last_used_at', 'expires_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),

    passkeys: (personId: number) =>
      db
        .selectFrom('passkey')
        .select(['name', 'created_at', 'last_used_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),

    async recoveryCodesLeft(personId: number): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return count
    },

    guestAccess: (personId: number) =>
      db
        .selectFrom('guest_access as access')
        .leftJoin('room', 'room.id', 'access.room_id')
        .leftJoin('device', 'device.id', 'access.device_id')
        .select([
          'access.start_at',
          'access.expires_at',
          'room.name as room_name',
          'device.identifier as device_identifier',
        ])
        .where('access.person_id', '=', personId)
        .executeTakeFirst(),

    commands: (personId: number) =>
      db
        .selectFrom('command')
        .innerJoin('device', 'device.id', 'command.device_id')
        .select([
          'device.identifier as device_identifier',
          'command.action',
          'command.pin',
          'command.desired',
          'command.begun_at',
          'command.outcome',
          'command.ended_at',
        ])
        .where('command.person_id', '=', personId)
        .orderBy('command.id')
        .execute(),

    joinCodes: (personId: number) =>
      db
        .selectFrom('join_code')
        .select(['role', 'expires_at'])
        .where('made_by', '=', personId)
        .orderBy('id')
        .execute(),

    resetCode: (personId: number) =>
      db
        .selectFrom('reset_code')
        .select(['asked_from', 'expires_at'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    letters: (email: string, mobile: string | null) =>
      db
        .selectFrom('outbox')
        .select(['channel', 'recipient', 'subject', 'written_at'])
        .where('recipient', 'in', mobile === null ? [email] : [email, mobile])
        .orderBy('id')
        .execute(),

    async events(personId: number): Promise<{ at: number; event: string }[]> {
      const rows = await db
        .selectFrom('audit')
        .select(['at', 'event'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute()
      return rows.map(({ at, event }) => ({ at, event: presentEventName(event) }))
    },
  }
}
