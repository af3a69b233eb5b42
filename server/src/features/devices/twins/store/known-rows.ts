import type { DatabaseSync } from 'node:sqlite'
import type { WriteWatch } from '../../../../platform/database/write-watch.ts'
import type { CommandRow } from '../../commands/command-store.ts'
import { commandKey } from './live-change.ts'
import { rowsStatement } from './rows-statement.ts'

export type KnownRows = ReturnType<typeof openKnownRows>

/**
 * What the database says at this moment of those whom changes are about, asked for all of them at once.
 * Devices and people are kept until something writes to their tables. What a transaction that is open
 * has written counts already, and is not kept.
 */
export function openKnownRows(database: DatabaseSync, watch: Pick<WriteWatch, 'versionOf'>) {
  const versionNow = watch.versionOf(['device', 'person'])
  const devices = rowsStatement(
    database,
    ['id'],
    'select device.id, epoch from device join input on device.id = input.id',
  )
  const people = rowsStatement(
    database,
    ['id'],
    'select person.id from person join input on person.id = input.id',
  )
  const commands = rowsStatement(
    database,
    ['device_id', 'requester_kind', 'requester_id', 'message_id'],
    `select command.device_id, command.requester_kind, command.requester_id, command.message_id
     from input cross join command on command.device_id = input.device_id
       and command.requester_kind = input.requester_kind
       and command.requester_id = input.requester_id and command.message_id = input.message_id`,
  )
  let epochs = new Map<number, number>()
  let persons = new Map<number, true>()
  let version = versionNow()

  /** Those of these ids that are there, by their ids. */
  function known<Value>(
    kept: Map<number, Value>,
    ids: Iterable<number>,
    read: (rows: { id: number }[]) => [number, Value][],
  ): ReadonlyMap<number, Value> {
    const found = database.isTransaction ? new Map<number, Value>() : kept
    const missing = [...new Set(ids)].filter((id) => !found.has(id)).map((id) => ({ id }))
    if (missing.length > 0) for (const [id, value] of read(missing)) found.set(id, value)
    return found
  }

  function forgetWhatChanged(): void {
    const now = versionNow()
    if (now === version) return
    version = now
    epochs = new Map()
    persons = new Map()
  }

  return {
    /** The epochs of the present connections of devices; none of one that is not there. */
    epochsOf(ids: Iterable<number>): ReadonlyMap<number, number> {
      forgetWhatChanged()
      return known(epochs, ids, (rows) =>
        devices(rows).map(({ id, epoch }) => [Number(id), Number(epoch)]),
      )
    },

    /** Which of these people are there. */
    people(ids: Iterable<number>): ReadonlyMap<number, true> {
      forgetWhatChanged()
      return known(persons, ids, (rows) => people(rows).map(({ id }) => [Number(id), true]))
    },

    /** The keys of commands that the database has. */
    storedKeys(rows: readonly CommandRow[]): Set<string> {
      const found = rows.length === 0 ? [] : commands(rows)
      return new Set(
        found.map((row) =>
          commandKey({
            device_id: Number(row.device_id),
            requester_kind: String(row.requester_kind),
            requester_id: Number(row.requester_id),
            message_id: String(row.message_id),
          }),
        ),
      )
    },
  }
}
