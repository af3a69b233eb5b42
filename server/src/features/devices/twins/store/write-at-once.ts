import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/schema.ts'
import type { PendingRow } from '../../../audit/audit-writer.ts'
import { type ActivityRow, activityKey } from '../../records/activity-rows.ts'
import { type CommandRow, type LiveCommand, storedCommands } from '../../records/command-store.ts'
import {
  commandKey,
  type LiveChange,
  type PinRow,
  reportedPins,
  type Stored,
} from './live-change.ts'
import {
  addingCommands,
  addingEntries,
  changingCommands,
  takingIds,
  writingActivity,
  writingDevices,
  writingPins,
} from './live-statements-postgres.ts'
import {
  type CommandSealer,
  type DeviceRow,
  lastOf,
  newestOfEach,
  rowsOfDevices,
} from './live-store.ts'

/**
 * Hot: stores changes with one statement, where nothing is special about them: each way to the database and back
 * costs as much as what is written there. New commands take one before, for their ids.
 * @returns undefined where nothing was stored, because something is special: a connection that has been replaced,
 * a press that is not new, a command that has ended already, somebody who is gone. `writeChanges` tells these apart.
 */
export async function writeAtOnce(
  db: Db,
  changes: readonly LiveChange[],
  seal: CommandSealer,
): Promise<Stored[] | undefined> {
  const newest = newestOfEach(changes)
  const commands = changes.flatMap(({ command }) => command ?? [])
  const changed = changes.flatMap((change) => change.changed ?? [])
  const stored = lastOf(storedCommands(changed), ({ id }) => id)
  const isSpecial =
    changes.some(({ isRepeated, shown }) => {
      return isRepeated || newest.get(shown.id)?.rev[0] !== shown.rev[0]
    }) ||
    storedCommands(changed).length < changed.length ||
    new Set(commands.map(commandKey)).size < commands.length
  if (isSpecial) return undefined
  const requested = await withIds(db, commands)
  const ended = [...requested, ...stored].filter(({ outcome }) => outcome !== null)
  const entry = seal({ requested, ended })
  const isStored = await run(db, {
    devices: rowsOfDevices(newest),
    pins: reportedPins(changes),
    activity: lastOf(
      changes.flatMap((one) => one.activity ?? []),
      activityKey,
    ),
    requested,
    changed: stored,
    entries: entry ? [entry] : [],
  })
  if (!isStored) return undefined
  const ids = requested.values()
  return changes.map(({ command }) => ({
    isPresent: true,
    commandId: command && ids.next().value?.id,
  }))
}

/** Gives new commands their ids. */
async function withIds(db: Db, commands: readonly LiveCommand[]): Promise<CommandRow[]> {
  if (commands.length === 0) return []
  const { rows } = await takingIds(commands.length).execute(db)
  return rows.flatMap(({ id }, at) => {
    const command = commands[at]
    return command ? { ...command, id } : []
  })
}

type Rows = {
  devices: readonly DeviceRow[]
  pins: readonly PinRow[]
  activity: readonly ActivityRow[]
  requested: readonly CommandRow[]
  changed: readonly CommandRow[]
  entries: readonly PendingRow[]
}

/** Stores all of these rows, without waiting for the disk, or none: then it returns false. */
async function run(db: Db, rows: Rows): Promise<boolean> {
  // Devices are locked before anything of theirs is written.
  const when = sql<boolean>`(select count(*) from devices) = ${rows.devices.length}`
  const steps = [
    {
      rows: rows.devices,
      text: sql`devices as (${writingDevices(rows.devices)})`,
      written: sql`(select count(*) from devices)`,
    },
    { rows: rows.pins, text: sql`pins as (${writingPins(rows.pins, when)})` },
    { rows: rows.activity, text: sql`activities as (${writingActivity(rows.activity, when)})` },
    {
      rows: rows.requested,
      text: sql`added as (${addingCommands(rows.requested, false, when)})`,
      written: sql`(select count(*) from added)`,
    },
    {
      rows: rows.changed,
      text: sql`changed as (${changingCommands(rows.changed, when)})`,
      written: sql`(select count(*) from changed)`,
    },
    { rows: rows.entries, text: sql`entries as (${addingEntries(rows.entries)})` },
  ].filter((step) => step.rows.length > 0)
  const counted = steps.flatMap((step) => (step.written ? [step] : []))
  const expected = counted.reduce((sum, step) => sum + step.rows.length, 0)
  const written = sql.join(
    counted.map((step) => step.written),
    sql` + `,
  )
  const texts = sql.join(steps.map(({ text }) => text))
  // A text that is no number makes the whole statement fail: nothing of it is stored then.
  const statement = sql`
    with ${texts}
    select set_config('synchronous_commit', 'off', true),
      case when rows.written = ${expected} then 0 else ('only ' || rows.written)::integer end
    from (select ${written} as written) as rows`
  try {
    await statement.execute(db)
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}

/** PostgreSQL has read a text that is no number, or ended one of two transactions that wait for each other. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '22P02' || error.code === '40P01')
