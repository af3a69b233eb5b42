import type { SQLInputValue } from 'node:sqlite'
import type { ActivityRow } from '../../records/activity-rows.ts'
import type { CommandRow } from '../../records/command-store.ts'
import type { PinRow } from './live-change.ts'
import type { DeviceRow } from './live-store.ts'

/** The changed columns of a command, with its home for the seal of its end. */
export type ChangedCommand = Pick<CommandRow, (typeof journalColumns.changed)[number]>

/** The rows of one change: absolute values, so that writing it twice does no harm. */
export type JournalEntry = {
  device: DeviceRow | undefined
  pins: readonly PinRow[]
  activity: readonly ActivityRow[]
  command: CommandRow | undefined
  changed: readonly ChangedCommand[]
}

/** The columns of each kind of row, in the order in which they stand in the journal: a new one comes last. */
export const journalColumns = {
  device: [
    'id',
    'epoch',
    'seq',
    'pinChanges',
    'connected',
    'lastSeenAt',
    'ipAddress',
    'waterLevel',
    'firmware',
    'uptimeS',
    'rssi',
    'freeMemoryBytes',
    'features',
    'storedConfig',
  ],
  pins: [
    'device_id',
    'key',
    'state',
    'at',
    'changed_at',
    'changed_cause',
    'changed_by_kind',
    'changed_by',
    'lease_command',
    'lease_ends_at',
    'lease_holder',
    'last_level',
  ],
  activity: ['home_id', 'device_id', 'part', 'at', 'value', 'cause', 'count', 'last_at'],
  command: [
    'id',
    'home_id',
    'device_id',
    'requester_kind',
    'requester_id',
    'cause',
    'message_id',
    'origin',
    'action',
    'pin',
    'desired',
    'lease_s',
    'scene_id',
    'begun_at',
    'deadline_at',
    'received_at',
    'outcome',
    'error',
    'ended_at',
    'count',
    'error_code',
  ],
  changed: ['id', 'home_id', 'received_at', 'outcome', 'error', 'ended_at', 'count', 'error_code'],
} as const

/** A row as its values. */
type Values = SQLInputValue[]
type WrittenEntry = [
  device: Values | 0,
  pins: Values[],
  activity: Values[],
  command: Values | 0,
  changed: Values[],
]

/** The entries of one turn as the payload of a record. */
export function writeEntries(entries: readonly JournalEntry[]): string {
  const { device, pins, activity, command, changed } = journalColumns
  return JSON.stringify(
    entries.map(
      (entry): WrittenEntry => [
        entry.device ? valuesOf(device, entry.device) : 0,
        entry.pins.map((row) => valuesOf(pins, row)),
        entry.activity.map((row) => valuesOf(activity, row)),
        entry.command ? valuesOf(command, entry.command) : 0,
        entry.changed.map((row) => valuesOf(changed, row)),
      ],
    ),
  )
}

/** The entries of a record. Its digest was right, so it is what a server wrote. */
export function readEntries(payload: string): JournalEntry[] {
  const written: WrittenEntry[] = JSON.parse(payload)
  const { device, pins, activity, command, changed } = journalColumns
  return written.map((entry) => ({
    device: entry[0] === 0 ? undefined : rowOf<DeviceRow>(device, entry[0]),
    pins: entry[1].map((values) => rowOf<PinRow>(pins, values)),
    activity: entry[2].map((values) => rowOf<ActivityRow>(activity, values)),
    command: entry[3] === 0 ? undefined : rowOf<CommandRow>(command, entry[3]),
    changed: entry[4].map((values) => rowOf<ChangedCommand>(changed, values)),
  }))
}

const valuesOf = <Column extends string>(
  columns: readonly Column[],
  row: Readonly<Record<Column, SQLInputValue>>,
): Values => columns.map((column) => row[column])

/** The columns are those of the row: `writeEntries` would not compile with others. */
const rowOf = <Row>(columns: readonly (keyof Row & string)[], values: Values): Row =>
  // The values were written from a row of this type.
  Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null])) as Row
