import type { DatabaseSync } from 'node:sqlite'
import type { PendingRow } from '../../../audit/audit-writer.ts'
import { journalColumns } from './journal-entry.ts'
import { rowsStatement, writingStatement } from './rows-statement.ts'

const device = `update device set seq = input.seq, pin_changes = input."pinChanges", connected = input.connected,
    last_seen_at = input."lastSeenAt", ip_address = input."ipAddress",
    water_level = input."waterLevel", firmware = input.firmware, uptime_s = input."uptimeS",
    rssi = input.rssi, free_memory = input."freeMemoryBytes", features = input.features,
    stored_config = input."storedConfig"
  from input where device.id = input.id and device.epoch = input.epoch`

const pin = `update pin set state = input.state, reported_at = input.at,
    changed_at = input.changed_at, changed_cause = input.changed_cause,
    changed_by_kind = input.changed_by_kind, changed_by = input.changed_by,
    lease_command = input.lease_command, lease_ends_at = input.lease_ends_at,
    lease_holder = input.lease_holder
  from input where pin.device_id = input.device_id and pin.key = input.key`

/** Nothing refers from the logs to what may be deleted, so their statements look themselves. */
const isOfHome = `exists (select 1 from device
    where device.id = input.device_id and device.home_id = input.home_id)`

const activity = `insert into activity (${journalColumns.activity.join(', ')})
  select ${journalColumns.activity.map((name) => `input.${name}`).join(', ')} from input where ${isOfHome}
  on conflict (device_id, part, at) do update set value = excluded.value,
    cause = excluded.cause, count = excluded.count, last_at = excluded.last_at`

const add = `insert into command (${journalColumns.command.join(', ')})
  select ${journalColumns.command.map((name) => `input.${name}`).join(', ')} from input
  where ${isOfHome} and (input.requester_kind <> 'person'
    or exists (select 1 from person where person.id = input.requester_id))
  on conflict do nothing`

const change = `update command set received_at = input.received_at, outcome = input.outcome,
    error = input.error, ended_at = input.ended_at, count = input.count
  from input where command.id = input.id and command.outcome is null`

const entry = `insert into audit_pending (at, home_id, person_id, event, detail, seal)
  values (?, ?, ?, ?, ?, ?)`

/** What brings the journal into SQLite: each writes all rows of its table. */
export function flushStatements(database: DatabaseSync) {
  const entries = database.prepare(entry)
  return {
    /** Writes devices that still have this epoch. */
    devices: writingStatement(database, journalColumns.device, device),
    pins: writingStatement(database, journalColumns.pins, pin),
    /** Writes what devices have changed without being asked, over a row that stands for more changes now. */
    activity: rowsStatement(database, journalColumns.activity, activity),
    /** Adds commands whose device and requester are there, once; tells which. */
    add: writingStatement(database, journalColumns.command, add, ['id']),
    /** Changes commands that have not ended; tells which. */
    change: writingStatement(database, journalColumns.changed, change, ['id']),
    addEntry: ({ at, home_id, person_id, event, detail, seal }: PendingRow) =>
      entries.run(at, home_id, person_id, event, detail, seal),
  }
}
