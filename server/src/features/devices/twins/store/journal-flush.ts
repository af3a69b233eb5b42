import type { DatabaseSync } from 'node:sqlite'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Logger } from 'pino'
import { isUnavailable } from '../../../../platform/database/outage.ts'
import { isCorrupt } from '../../../../platform/database/sqlite.ts'
import { noteApplied } from '../../../../platform/journal/applied.ts'
import type { PendingRow } from '../../../audit/audit-writer.ts'
import { type ActivityRow, activityKey } from '../../records/activity-rows.ts'
import type { CommandRow } from '../../records/command-store.ts'
import { type ChangedCommand, type JournalEntry, journalColumns } from './journal-entry.ts'
import type { PinRow } from './live-change.ts'
import type { CommandSealer, DeviceRow } from './live-store.ts'
import { rowsStatement, type WritingText, writingStatement } from './rows-statement.ts'

/** How long it waits for another program that writes, ms: everybody waits with it. */
const busyMs = 100

/** Brings entries into the database, as far as a sequence. @throws when the database takes nothing now. */
export type BringIn = (entries: readonly JournalEntry[], sequence: number) => void

/**
 * Brings what the journal holds into SQLite: all of it in one transaction, which also notes how far that
 * was. A row that can't be stored is found by halving, and only it is dropped.
 */
export function openJournalFlush(
  database: DatabaseSync,
  seal: CommandSealer,
  log: Pick<Logger, 'error' | 'warn'>,
): BringIn {
  const statements = flushStatements(database)
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')

  /** @param sequence undefined while more of the same follows */
  function write(entries: readonly JournalEntry[], sequence: number | undefined): void {
    // Each statement over many rows keeps what pages were before: in memory, or else in a file of its own.
    database.exec(`pragma busy_timeout = ${busyMs}; pragma temp_store = memory`)
    try {
      begin.run()
      const missing = writeRows(entries)
      if (sequence !== undefined) noteApplied(database, sequence)
      commit.run()
      if (missing > 0)
        log.warn({ missing }, 'commands were not stored: their device or person is deleted by now')
    } finally {
      if (database.isTransaction) database.exec('rollback')
      database.exec('pragma busy_timeout = 5000; pragma temp_store = default')
    }
  }

  /** Returns how many commands could not be added, as their device or requester is gone. */
  function writeRows(entries: readonly JournalEntry[]): number {
    const { devices, pins, activity, commands, changed } = lastRowsOf(entries)
    if (devices.length > 0) statements.devices(devices)
    if (pins.length > 0) statements.pins(pins)
    if (activity.length > 0) statements.activity(activity)
    const requested = written(commands, statements.add)
    // A try before this one may have added a command that has ended since.
    const added = new Set(requested.map(({ id }) => id))
    const left = commands.filter(({ id }) => !added.has(id))
    const known = written(left, statements.change)
    const ended = [...requested, ...known, ...written(changed, statements.change)]
    const entry = seal({ requested, ended: ended.filter(({ outcome }) => outcome !== null) })
    if (entry) statements.addEntry(entry)
    return left.length - known.length
  }

  function bringIn(entries: readonly JournalEntry[], sequence: number | undefined): void {
    try {
      write(entries, sequence)
    } catch (error) {
      if (isUnavailable(error) || isCorrupt(error) || entries.length === 0) throw error
      if (entries.length === 1) {
        log.error({ err: error }, 'a change could not be stored, and is given up')
        bringIn([], sequence)
        return
      }
      const half = Math.ceil(entries.length / 2)
      bringIn(entries.slice(0, half), undefined)
      bringIn(entries.slice(half), sequence)
    }
  }

  return bringIn
}

type Rows = {
  devices: DeviceRow[]
  pins: PinRow[]
  activity: ActivityRow[]
  commands: CommandRow[]
  changed: ChangedCommand[]
}

/** Every row once, as it was last, and of a device the newest: a command that has ended by now is added with its end. */
function lastRowsOf(entries: readonly JournalEntry[]): Rows {
  const devices = new Map<number, DeviceRow>()
  const pins = new Map<number, Map<PinKey, PinRow>>()
  const activity = new Map<string, ActivityRow>()
  const commands = new Map<number, CommandRow>()
  const changed = new Map<number, ChangedCommand>()
  for (const entry of entries) {
    const { device } = entry
    // A press that was kept during an outage may stand behind a newer report.
    if (device && !isNewerRow(devices.get(device.id), device)) devices.set(device.id, device)
    for (const row of entry.pins) {
      const ofDevice = pins.get(row.device_id) ?? new Map<PinKey, PinRow>()
      pins.set(row.device_id, ofDevice.set(row.key, row))
    }
    for (const row of entry.activity) activity.set(activityKey(row), row)
    if (entry.command) commands.set(entry.command.id, entry.command)
    for (const row of entry.changed) {
      const added = commands.get(row.id)
      const known = added ?? changed.get(row.id)
      // As in the database: what has ended is as it ended first.
      if (known && known.outcome !== null) continue
      if (added) commands.set(row.id, { ...added, ...row })
      else changed.set(row.id, row)
    }
  }
  return {
    devices: [...devices.values()].toSorted((one, other) => one.id - other.id),
    pins: [...pins.values()].flatMap((ofDevice) => [...ofDevice.values()]),
    activity: [...activity.values()],
    commands: [...commands.values()],
    changed: [...changed.values()],
  }
}

/** Whether one row of a device is newer than another one. */
const isNewerRow = (one: DeviceRow | undefined, other: DeviceRow): boolean =>
  one !== undefined && (one.epoch === other.epoch ? one.seq > other.seq : one.epoch > other.epoch)

/** Writes rows, and returns those that were written. */
function written<Row extends { id: number }>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => { id?: unknown }[],
): readonly Row[] {
  if (rows.length === 0) return rows
  const ids = new Set(write(rows).map(({ id }) => Number(id)))
  return ids.size === rows.length ? rows : rows.filter(({ id }) => ids.has(id))
}

type Text<Rows extends keyof typeof journalColumns> = WritingText<
  (typeof journalColumns)[Rows][number]
>

const device: Text<'device'> = (input, from) => `update device
  set seq = ${input.seq}, pin_changes = ${input.pinChanges}, connected = ${input.connected},
    last_seen_at = ${input.lastSeenAt}, ip_address = ${input.ipAddress},
    water_level = ${input.waterLevel}, firmware = ${input.firmware}, uptime_s = ${input.uptimeS},
    rssi = ${input.rssi}, free_memory = ${input.freeMemoryBytes}, features = ${input.features},
    stored_config = ${input.storedConfig}
  ${from} where device.id = ${input.id} and device.epoch = ${input.epoch}`

const pin: Text<'pins'> = (input, from) => `update pin
  set state = ${input.state}, reported_at = ${input.at},
    changed_at = ${input.changed_at}, changed_cause = ${input.changed_cause},
    changed_by_kind = ${input.changed_by_kind}, changed_by = ${input.changed_by},
    lease_command = ${input.lease_command}, lease_ends_at = ${input.lease_ends_at},
    lease_holder = ${input.lease_holder}, last_level = ${input.last_level}
  ${from} where pin.device_id = ${input.device_id} and pin.key = ${input.key}`

/** Nothing refers from the logs to what may be deleted, so their statements look themselves. */
const isOfHome = (input: { device_id: string; home_id: string }) => `exists (select 1 from device
    where device.id = ${input.device_id} and device.home_id = ${input.home_id})`

const activity = `insert into activity (${journalColumns.activity.join(', ')})
  select ${journalColumns.activity.join(', ')} from input
  where ${isOfHome({ device_id: 'input.device_id', home_id: 'input.home_id' })}
  on conflict (device_id, part, at) do update set value = excluded.value,
    cause = excluded.cause, count = excluded.count, last_at = excluded.last_at`

const add: Text<'command'> = (
  input,
  from,
) => `insert into command (${journalColumns.command.join(', ')})
  select ${journalColumns.command.map((name) => input[name]).join(', ')} ${from}
  where ${isOfHome(input)} and (${input.requester_kind} <> 'person'
    or exists (select 1 from person where person.id = ${input.requester_id}))
  on conflict do nothing`

const change: Text<'changed'> = (input, from) => `update command
  set received_at = ${input.received_at}, outcome = ${input.outcome},
    error = ${input.error}, error_code = ${input.error_code}, ended_at = ${input.ended_at},
    count = ${input.count}
  ${from} where command.id = ${input.id} and command.outcome is null`

const entry = `insert into audit_pending (at, home_id, person_id, event, detail, seal)
  values (?, ?, ?, ?, ?, ?)`

/** The statements that bring the journal into SQLite: each writes all rows of its table. */
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
