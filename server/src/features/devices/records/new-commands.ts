import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { CommandIds } from './command-ids.ts'

/** A command before it has an outcome. Times in epoch ms. */
export type NewCommand = {
  homeId: number
  deviceId: number
  requester: { kind: 'person' | 'pass' | 'schedule'; id: number }
  cause: Selectable<Schema['command']>['cause']
  messageId: string | number
  origin: string
  action: string
  pin: PinKey
  desired: PinState
  /** For how many seconds; null for as long as nobody asks for something else. */
  leaseS: number | null
  /** The scene that was pressed, if any. */
  sceneId: number | null
  begunAt: number
  deadlineAt: number
}

/** A command that was done, as the past of a demo has them, or has failed. */
export type DoneCommand = NewCommand & {
  endedAt: number
  failure?: { error: string; code: ErrorCode } | undefined
}

/** The part of the command log for what was done already when it is stored. */
export function doneCommands(
  db: Db,
  audit: Pick<AuditWriter, 'seal'>,
  ids: Pick<CommandIds, 'next'> | undefined,
) {
  /** Stores commands that were done already; those that stand there stay as they are. */
  async function addDone(commands: readonly DoneCommand[]): Promise<void> {
    if (commands.length === 0) return
    const done = await db
      .insertInto('command')
      .values(
        commands.map((one) => ({
          ...columnsOfCommand(one, ids),
          received_at: one.endedAt,
          outcome: one.failure ? ('failed' as const) : ('done' as const),
          error: one.failure?.error ?? null,
          error_code: one.failure?.code ?? null,
          ended_at: one.endedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['device_id', 'requester_kind', 'requester_id', 'message_id']).doNothing(),
      )
      .returningAll()
      .execute()
    if (done.length > 0) await audit.seal({ requested: done, ended: done })
  }

  return {
    addDone,

    /**
     * Stores the runs of a device's plan, each once however often it is reported. Where it was asked for the
     * same and that came to nothing, because it was away, both stand there.
     * @param commands of one device
     * @returns whether some of it is new
     */
    async addReported(commands: readonly DoneCommand[]): Promise<boolean> {
      const messages = commands.flatMap((one) =>
        [one, besides(one)].map(({ messageId }) => messageId),
      )
      const rows = await db
        .selectFrom('command')
        .select(['requester_id', 'message_id', 'outcome'])
        .where('device_id', 'in', [...new Set(commands.map(({ deviceId }) => deviceId))])
        .where('requester_kind', '=', 'schedule')
        .where(
          'message_id',
          'in',
          messages.map((message) => JSON.stringify(message)),
        )
        .execute()
      const outcomeOf = ({ requester, messageId }: DoneCommand) =>
        rows.find(
          (row) =>
            row.requester_id === requester.id && row.message_id === JSON.stringify(messageId),
        )?.outcome
      const added = commands.flatMap((one) => {
        const outcome = outcomeOf(one)
        if (outcome === undefined) return [one]
        return outcome === 'done' || outcomeOf(besides(one)) ? [] : [besides(one)]
      })
      await addDone(added)
      return added.length > 0
    },
  }
}

/** The same command under a message of its own. */
const besides = (command: DoneCommand): DoneCommand => ({
  ...command,
  messageId: `${command.messageId} told`,
})

/** The columns of a new command. */
export const columnsOfCommand = (
  command: NewCommand,
  ids: Pick<CommandIds, 'next'> | undefined,
) => ({
  ...(ids && { id: ids.next() }),
  home_id: command.homeId,
  device_id: command.deviceId,
  requester_kind: command.requester.kind,
  requester_id: command.requester.id,
  cause: command.cause,
  message_id: JSON.stringify(command.messageId),
  origin: command.origin,
  action: command.action,
  pin: command.pin,
  desired: command.desired,
  lease_s: command.leaseS,
  scene_id: command.sceneId,
  begun_at: command.begunAt,
  deadline_at: command.deadlineAt,
})
