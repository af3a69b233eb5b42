import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { type IdSpan, lookThrough, newestId } from '../../../platform/database/look-through.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import { type Actor, holderOf } from '../../identity/actor.ts'
import { begunAheadMs, overdueEndings } from '../rules/overdue.ts'
import type { CommandIds } from './command-ids.ts'
import { columnsOfCommand, doneCommands, type NewCommand } from './new-commands.ts'

/** How many rows one statement removes at most. */
const removedMost = 500

export type CommandStore = ReturnType<typeof commandStore>

/** The failure of a command that was requested while its device was offline. */
export const wasOffline = { error: 'The device was offline', code: 'device_offline' } as const

/** A row of the command log. */
export type CommandRow = Selectable<Schema['command']>

/** A command as its twin knows it: without an id until it is stored. */
export type LiveCommand = Omit<CommandRow, 'id'> & { id: number | null }

/** Those of the commands that are stored: the same list where all are. */
export function storedCommands(commands: readonly LiveCommand[]): readonly CommandRow[] {
  return commands.every(isStored) ? commands : commands.filter(isStored)
}

const isStored = (command: LiveCommand): command is CommandRow => command.id !== null

/** The requester of a command. */
export type Requester = NewCommand['requester']

/** The requester that an actor is. */
export const requesterOf = (actor: Actor): Requester =>
  actor.kind === 'schedule' ? { kind: 'schedule', id: actor.scheduleId } : holderOf(actor)

/** A lease that is over, by the number of its command: the server requests that its pin is switched off. */
export type OfLease = { kind: 'lease'; id: number }

/**
 * The command log, beside the store of live state (twins/store/live-store.ts). Whatever changes here is
 * sealed by the audit log, so it takes a transaction.
 * @param ids gives new commands their ids, where others are given some before they are stored
 */
export function commandStore(
  db: Db,
  audit: Pick<AuditWriter, 'seal'>,
  ids: Pick<CommandIds, 'next'> | undefined,
) {
  const living = () => db.updateTable('command').where('outcome', 'is', null)

  return {
    ...doneCommands(db, audit, ids),

    /** Stores a command; undefined when the same message was stored before: it acts at most once. */
    async begin(command: NewCommand): Promise<number | undefined> {
      const row = await db
        .insertInto('command')
        .values(columnsOfCommand(command, ids))
        .onConflict((conflict) =>
          conflict
            .columns(['device_id', 'requester_kind', 'requester_id', 'message_id'])
            .doNothing(),
        )
        .returningAll()
        .executeTakeFirst()
      if (row) await audit.seal({ requested: [row] })
      return row?.id
    },

    /** All commands that a schedule has requested in a home. */
    ofSchedule: (homeId: number, scheduleId: number): Promise<CommandRow[]> =>
      db
        .selectFrom('command')
        .selectAll()
        .where(
          'device_id',
          'in',
          db.selectFrom('device').select('id').where('home_id', '=', homeId),
        )
        .where('requester_kind', '=', 'schedule')
        .where('requester_id', '=', scheduleId)
        .execute(),

    newestId: () => newestId(db, 'command'),

    /** The next page of the commands that a person has requested, with their devices. */
    pageOfPerson: (personId: number, span: IdSpan) =>
      lookThrough(db, 'command', span, ({ after, until }, most) =>
        db
          .selectFrom('command')
          .leftJoin('device', 'device.id', 'command.device_id')
          .select(['command.id', 'device.identifier as deviceIdentifier', 'command.action'])
          .select(['command.pin', 'command.desired', 'command.lease_s as leaseS'])
          .select(['command.scene_id as sceneId', 'command.begun_at as begunAt'])
          .select(['command.outcome', 'command.ended_at as endedAt'])
          .where('command.requester_kind', '=', 'person')
          .where('command.requester_id', '=', personId)
          .where('command.id', '>', after)
          .where('command.id', '<=', until)
          .orderBy('command.id')
          .limit(most)
          .execute(),
      ),

    /** Ends a command as failed, if it has not ended yet and belongs to this device. */
    async fail(
      deviceId: number,
      id: number,
      { error, code }: { error: string; code: ErrorCode },
      now: number,
    ) {
      const ended = await living()
        .set({ outcome: 'failed', error, error_code: code, ended_at: now })
        .where('device_id', '=', deviceId)
        .where('id', '=', id)
        .returningAll()
        .execute()
      await audit.seal({ ended })
    },

    /** The devices that are offline and have a command that was not confirmed in time. */
    async offlineWithOverdue(now: number): Promise<number[]> {
      const rows = await db
        .selectFrom('command')
        .innerJoin('device', 'device.id', 'command.device_id')
        .select('command.device_id')
        .distinct()
        .where('command.outcome', 'is', null)
        .where(isOver(now))
        .where('device.connected', '=', 0)
        .execute()
      return rows.map((row) => row.device_id)
    },

    /** Ends the overdue commands of one device: failed when it had read them, else expired. */
    async endOverdue(deviceId: number, now: number): Promise<CommandRow[]> {
      const overdue = () => living().where('device_id', '=', deviceId).where(isOver(now))
      const failed = await overdue()
        .set({ ...outcomeOf('read'), ended_at: now })
        .where('received_at', 'is not', null)
        .returningAll()
        .execute()
      const expired = await overdue()
        .set({ ...outcomeOf('unread'), ended_at: now })
        .returningAll()
        .execute()
      const ended = [...failed, ...expired]
      await audit.seal({ ended })
      return ended
    },

    /** Ends commands that no twin knows any more: their page and replica have gone long ago. */
    async endForgotten(now: number): Promise<void> {
      const ended = await living()
        .set({ ...outcomeOf('unread'), ended_at: now })
        .where(isOver(now - forgottenMs, now))
        .returningAll()
        .execute()
      await audit.seal({ ended })
    },

    /** Removes commands from the log, whatever became of them. */
    async remove(ids: readonly number[]): Promise<void> {
      for (let at = 0; at < ids.length; at += removedMost) {
        const some = ids.slice(at, at + removedMost)
        await db.deleteFrom('command').where('id', 'in', some).execute()
      }
    },

    /** Removes some of what the log holds of a home that is deleted; returns how many rows. */
    async removeSome(homeId: number, most: number): Promise<number> {
      const some = db.selectFrom('command').select('id').where('home_id', '=', homeId).limit(most)
      const rows = await db.deleteFrom('command').where('id', 'in', some).returning('id').execute()
      return rows.length
    },
  }
}

/** Whether the deadline of a command was before an instant; or it has begun later than now, before the clock was put back (isOverdue). */
const isOver =
  (before: number, now = before) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'command'>) =>
    or([eb('command.deadline_at', '<=', before), eb('command.begun_at', '>', now + begunAheadMs)])

/** How long after its deadline a command has surely been ended by the twin that knows it, ms. */
const forgottenMs = 60_000

/** The columns of such an ending. */
function outcomeOf(kind: keyof typeof overdueEndings) {
  const { outcome, error, code } = overdueEndings[kind]
  return { outcome, error, error_code: code }
}
