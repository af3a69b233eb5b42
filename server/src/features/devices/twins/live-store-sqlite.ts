import type { DatabaseSync } from 'node:sqlite'
import type { Db } from '../../../platform/database/schema.ts'
import type { CommandRow } from '../command-store.ts'
import {
  type LiveChange,
  type LiveStore,
  lastOfEach,
  lost,
  presentOf,
  reportedPins,
  type Stored,
} from './live-change.ts'

/** A message that was stored before acts no more. */
const onceOnly = 'on conflict (device_id, person_id, message_id) do nothing'
/** The same, unless it is this very command, whose commit was not answered. */
const unlessItself = `on conflict (device_id, person_id, message_id) do update set action = command.action
  where command.origin = excluded.origin and command.begun_at = excluded.begun_at and command.outcome is null`

/** The store on SQLite: statements prepared once, run without a pause while nobody else has the connection. */
export function sqliteLiveStore(db: Db, database: DatabaseSync): LiveStore {
  const settings = {
    calm: database.prepare('pragma synchronous = normal'),
    safe: database.prepare('pragma synchronous = full'),
  }
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const insertInto = (conflict: string) =>
    database.prepare(
      `insert into command (device_id, person_id, message_id, origin, action, pin, desired, begun_at, deadline_at, outcome, error, ended_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ${conflict} returning id`,
    )
  const [insert, insertAgain] = [insertInto(onceOnly), insertInto(unlessItself)]
  const change = database.prepare(
    'update command set received_at = ?, outcome = ?, error = ?, ended_at = ? where id = ? and outcome is null',
  )
  const device = database.prepare(
    `update device set seq = ?, connected = ?, last_seen_at = ?, ip_address = ?, water_level = ?,
       firmware = ?, uptime_s = ?, rssi = ?, free_memory = ? where id = ? and epoch = ?`,
  )
  const pin = database.prepare(
    'update pin set state = ?, reported_at = ? where device_id = ? and key = ?',
  )

  function writeAll(changes: readonly LiveChange[]): Stored[] {
    const last = lastOfEach(changes)
    const written = new Set<number>()
    for (const [id, { shown }] of last) {
      const [epoch, seq] = shown.rev
      const { changes: rows } = device.run(
        seq,
        shown.connected ? 1 : 0,
        shown.lastSeenAt,
        shown.ipAddress,
        shown.waterLevel,
        shown.firmware,
        shown.uptimeS,
        shown.rssi,
        shown.freeMemoryBytes,
        id,
        epoch,
      )
      if (rows > 0) written.add(id)
    }
    const isWritten = presentOf(last, written)
    for (const { device_id, key, state, at } of reportedPins(changes.filter(isWritten))) {
      pin.run(state, at, device_id, key)
    }
    return changes.map((one) => {
      const { command, changed = [], isRepeated = false } = one
      const isPresent = isWritten(one)
      if (!isPresent) {
        return { isPresent, commandId: command && add(lost(command), isRepeated) }
      }
      for (const row of changed) {
        change.run(row.received_at, row.outcome, row.error, row.ended_at, row.id)
      }
      return { isPresent, commandId: command && add(command, isRepeated) }
    })
  }

  function add(row: CommandRow, isRepeated: boolean): number | undefined {
    const stored = (isRepeated ? insertAgain : insert).get(
      row.device_id,
      row.person_id,
      row.message_id,
      row.origin,
      row.action,
      row.pin,
      row.desired,
      row.begun_at,
      row.deadline_at,
      row.outcome,
      row.error,
      row.ended_at,
    )
    return stored === undefined ? undefined : Number(stored.id)
  }

  return {
    write: (take) =>
      db.connection().execute(async () => {
        settings.calm.run()
        try {
          begin.run()
          const stored = writeAll(take())
          commit.run()
          return stored
        } finally {
          if (database.isTransaction) database.exec('rollback')
          settings.safe.run()
        }
      }),
  }
}
