import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'

export type CommandStore = ReturnType<typeof commandStore>

/** A row of the command log. */
export type CommandRow = Selectable<Schema['command']>

/** A command before it has an outcome. Times in epoch ms. */
export type NewCommand = {
  deviceId: number
  personId: number
  messageId: string | number
  origin: string
  action: string
  pin: PinKey
  desired: PinState
  begunAt: number
  deadlineAt: number
}

/** The command log: the only writer of `command`. */
export function commandStore(db: Db) {
  const living = () => db.updateTable('command').where('outcome', 'is', null)

  return {
    /** Stores a command; undefined when the same message was stored before: it acts at most once. */
    async begin(command: NewCommand): Promise<number | undefined> {
      const row = await db
        .insertInto('command')
        .values({
          device_id: command.deviceId,
          person_id: command.personId,
          message_id: JSON.stringify(command.messageId),
          origin: command.origin,
          action: command.action,
          pin: command.pin,
          desired: command.desired,
          begun_at: command.begunAt,
          deadline_at: command.deadlineAt,
        })
        .onConflict((conflict) =>
          conflict.columns(['device_id', 'person_id', 'message_id']).doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** A newer command for the same pin ends the older ones. */
    supersede: (deviceId: number, pin: PinKey, newerId: number, now: number) =>
      living()
        .set({ outcome: 'superseded', ended_at: now, error: 'Replaced by a newer command' })
        .where('device_id', '=', deviceId)
        .where('pin', '=', pin)
        .where('id', '<', newerId)
        .returningAll()
        .execute(),

    /** Ends a command as failed, if it has not ended yet and belongs to this device. */
    fail: (deviceId: number, id: number, error: string, now: number) =>
      living()
        .set({ outcome: 'failed', error, ended_at: now })
        .where('device_id', '=', deviceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** The device has read the command and will do it. */
    receive: (deviceId: number, id: number, now: number) =>
      living()
        .set({ received_at: now })
        .where('device_id', '=', deviceId)
        .where('id', '=', id)
        .where('received_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Ends as done the commands for exactly the reported state. */
    settle: (deviceId: number, pin: PinKey, state: PinState, now: number) =>
      living()
        .set({ outcome: 'done', ended_at: now })
        .where('device_id', '=', deviceId)
        .where('pin', '=', pin)
        .where('desired', '=', state)
        .returningAll()
        .execute(),

    /** The devices whose commands were not confirmed in time and must be ended by this replica. */
    async devicesWithOverdue(now: number, replica: string): Promise<number[]> {
      const rows = await db
        .selectFrom('command')
        .select('device_id')
        .distinct()
        .where('outcome', 'is', null)
        .where(overdue(now, replica))
        .execute()
      return rows.map((row) => row.device_id)
    },

    /** Ends the overdue commands of one device: failed when it had read them, else expired. */
    async endOverdue(deviceId: number, now: number, replica: string): Promise<CommandRow[]> {
      const those = () => living().where('device_id', '=', deviceId).where(overdue(now, replica))
      const failed = await those()
        .set({ outcome: 'failed', error: 'The device has not confirmed it', ended_at: now })
        .where('received_at', 'is not', null)
        .returningAll()
        .execute()
      const expired = await those()
        .set({ outcome: 'expired', error: 'The device has not answered', ended_at: now })
        .returningAll()
        .execute()
      return [...failed, ...expired]
    },
  }
}

/** How long after the deadline a replica must have been silent before another ends its commands. */
const orphanedMs = 2_000

/** Overdue commands that were requested at this replica, or at one that seems gone. */
const overdue = (now: number, replica: string) => (on: ExpressionBuilder<Schema, 'command'>) =>
  on.or([
    on('deadline_at', '<=', now - orphanedMs),
    on.and([on('deadline_at', '<=', now), on('origin', 'like', `${replica}.%`)]),
  ])
