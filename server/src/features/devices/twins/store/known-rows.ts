import type { DatabaseSync } from 'node:sqlite'
import type { CommandRow } from '../../commands/command-store.ts'
import { commandKey } from './live-change.ts'
import { rowsStatement } from './rows-statement.ts'

export type KnownRows = ReturnType<typeof openKnownRows>

/**
 * What the database says at this moment of those whom changes are about, asked for all of them at once. What
 * a transaction that is open has written counts already.
 */
export function openKnownRows(database: DatabaseSync) {
  const devices = rowsStatement(
    database,
    ['id'],
    'select device.id, epoch from input join device on device.id = input.id',
  )
  const people = rowsStatement(
    database,
    ['id'],
    'select person.id from input join person on person.id = input.id',
  )
  const commands = rowsStatement(
    database,
    ['device_id', 'requester_kind', 'requester_id', 'message_id'],
    `select command.device_id, command.requester_kind, command.requester_id, command.message_id
     from input cross join command on command.device_id = input.device_id
       and command.requester_kind = input.requester_kind
       and command.requester_id = input.requester_id and command.message_id = input.message_id`,
  )
  const rowsOf = (ids: readonly number[]) => [...new Set(ids)].map((id) => ({ id }))

  return {
    /** The epochs of the present connections of devices; none of one that is not there. */
    epochsOf: (ids: readonly number[]): Map<number, number> =>
      new Map(devices(rowsOf(ids)).map(({ id, epoch }) => [Number(id), Number(epoch)])),

    /** Which of these people are there. */
    people: (ids: readonly number[]): Set<number> =>
      new Set(ids.length === 0 ? [] : people(rowsOf(ids)).map(({ id }) => Number(id))),

    /** The keys of those of these commands that the database has. */
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
