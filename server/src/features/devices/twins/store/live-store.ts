import { OrphanError } from '../../../../platform/database/orphan.ts'
import type { PendingRow } from '../../../audit/audit-writer.ts'
import type { UnsealedCommands } from '../../../audit/command-seals.ts'
import { type ActivityRow, activityKey } from '../../records/activity-rows.ts'
import { type CommandRow, type LiveCommand, storedCommands } from '../../records/command-store.ts'
import { changesOf } from '../../records/declared-pins.ts'
import type { ShownDevice } from '../../records/shown-device.ts'
import {
  type CommandKey,
  commandKey,
  giveIds,
  isNewer,
  type LiveChange,
  type PinRow,
  reportedPins,
  type Stored,
} from './live-change.ts'

/** Stores the changes of one moment, all or none, without waiting for the disk. */
export type LiveStore = {
  /** How long a change without a new command waits for others, so that storing them costs less, ms. */
  gatherMs: number
  /** @param take gives the changes as soon as they can be stored */
  write(take: () => readonly LiveChange[]): Promise<Stored[]>
  /**
   * Hot: stores them before it returns, without a promise. Returns undefined, without having taken any, where
   * it has to wait for something first: then `write` does it. Missing where storing always takes a wait.
   */
  writeNow?: ((take: () => readonly LiveChange[]) => Stored[] | undefined) | undefined
}

/** The columns that a device reports, without its settings. */
export type DeviceRow = Pick<
  ShownDevice,
  | 'id'
  | 'lastSeenAt'
  | 'ipAddress'
  | 'waterLevel'
  | 'firmware'
  | 'uptimeS'
  | 'rssi'
  | 'freeMemoryBytes'
> & {
  epoch: number
  seq: number
  pinChanges: string
  connected: 0 | 1
  features: string
  storedConfig: string
}

export type AddedCommand = CommandKey & { id: number }

/** The statements of the database. Each writes all rows of its table at once. */
export type LiveStatements = {
  /** Writes devices that still have this epoch, and returns their ids. */
  writeDevices(rows: readonly DeviceRow[]): Promise<{ id: number }[]>
  writePins(rows: readonly PinRow[]): Promise<unknown>
  /** Changes commands that have not ended, and returns their ids. */
  changeCommands(rows: readonly CommandRow[]): Promise<{ id: number }[]>
  /**
   * Adds commands, and returns those that are new.
   * @param isRepeated also those that are these very commands, whose commit was not answered
   */
  addCommands(rows: readonly LiveCommand[], isRepeated: boolean): Promise<AddedCommand[]>
  /** Counts those of the rows whose device or requester is gone: they are not added. */
  countOrphans(rows: readonly LiveCommand[]): Promise<number>
  /** Writes what devices have changed without being asked, over a row that stands for more changes now. */
  writeActivity(rows: readonly ActivityRow[]): Promise<unknown>
  /** Adds the audit entry that seals the commands of the batch. */
  addEntry(row: PendingRow): Promise<unknown>
}

/** Makes the audit entry that seals commands. */
export type CommandSealer = (commands: UnsealedCommands) => PendingRow | undefined

/** Stores changes, within a transaction of the caller. */
export async function writeChanges(
  statements: LiveStatements,
  changes: readonly LiveChange[],
  seal: CommandSealer,
): Promise<Stored[]> {
  const newest = newestOfEach(changes)
  const written = new Set(
    (await statements.writeDevices(rowsOfDevices(newest))).map(({ id }) => id),
  )
  /** Over a connection that has been replaced nothing is written but that a command has failed. */
  const isPresent = ({ shown }: LiveChange) =>
    written.has(shown.id) && newest.get(shown.id)?.rev[0] === shown.rev[0]
  const present = changes.filter(isPresent)
  const pins = reportedPins(present)
  if (pins.length > 0) await statements.writePins(pins)
  const activity = lastOf(
    present.flatMap((one) => one.activity ?? []),
    activityKey,
  )
  if (activity.length > 0) await statements.writeActivity(activity)
  const { ids, requested } = await addCommands(statements, changes, isPresent)
  giveIds(changes, ids)
  const ended = [...requested, ...(await changeCommands(statements, present))].filter(
    ({ outcome }) => outcome !== null,
  )
  const entry = seal({ requested, ended })
  if (entry) await statements.addEntry(entry)
  return changes.map((one) => ({ isPresent: isPresent(one), commandId: takeId(ids, one) }))
}

/** Changes commands, and returns those that had not ended before. */
async function changeCommands(
  statements: LiveStatements,
  changes: readonly LiveChange[],
): Promise<CommandRow[]> {
  // One statement changes a row once: of two changes the last one holds both.
  const rows = lastOf(
    changes.flatMap((one) => (one.changed ? storedCommands(one.changed) : [])),
    ({ id }) => id,
  )
  if (rows.length === 0) return []
  const changed = new Set((await statements.changeCommands(rows)).map(({ id }) => id))
  return rows.filter(({ id }) => changed.has(id))
}

/** Adds the new commands; returns the ids by their keys, and the rows as they are stored. */
async function addCommands(
  statements: LiveStatements,
  changes: readonly LiveChange[],
  isPresent: (change: LiveChange) => boolean,
): Promise<{ ids: Map<string, number>; requested: CommandRow[] }> {
  const commands = changes.flatMap((one) => {
    if (!one.command) return []
    if (isPresent(one)) return [one.command]
    // The replica with the new connection ends the lease there, by the same message.
    return one.command.requester_kind === 'lease' ? [] : [lost(one.command)]
  })
  if (commands.length === 0) return { ids: new Map(), requested: [] }
  // The first of two equal messages at once counts.
  const first = lastOf(commands.toReversed(), commandKey).reverse()
  const isRepeated = changes.some((change) => change.isRepeated)
  const added = await statements.addCommands(first, isRepeated)
  if (added.length < first.length && (await statements.countOrphans(first)) > 0) {
    throw new OrphanError('The device or the requester of a command is gone')
  }
  const ids = new Map(added.map((row) => [commandKey(row), row.id]))
  const requested = first.flatMap((row) => {
    const id = ids.get(commandKey(row))
    return id === undefined ? [] : [{ ...row, id }]
  })
  return { ids, requested }
}

/** The id of a change's command; of two equal messages only the first one gets it. */
function takeId(ids: Map<string, number>, { command }: LiveChange): number | undefined {
  if (!command) return undefined
  const key = commandKey(command)
  const id = ids.get(key)
  ids.delete(key)
  return id
}

/** The last of the rows with the same key. */
export const lastOf = <Row>(rows: readonly Row[], key: (row: Row) => string | number): Row[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]

/** The newest state of each device: only it decides what stands in the device's row. */
export function newestOfEach(changes: readonly LiveChange[]): Map<number, ShownDevice> {
  const newest = new Map<number, ShownDevice>()
  for (const { shown } of changes) {
    const known = newest.get(shown.id)
    if (!known || !isNewer(known, shown)) newest.set(shown.id, shown)
  }
  return newest
}

/** The rows of devices, by their ids. */
export const rowsOfDevices = (newest: ReadonlyMap<number, ShownDevice>): DeviceRow[] =>
  [...newest.values()].map(deviceRow).toSorted((one, other) => one.id - other.id)

/** The row of a device. */
export const deviceRow = (shown: ShownDevice): DeviceRow => ({
  id: shown.id,
  epoch: shown.rev[0],
  seq: shown.rev[1],
  pinChanges: changesOf(shown.kind, shown.pins, shown.levelChanges),
  connected: shown.connected ? 1 : 0,
  lastSeenAt: shown.lastSeenAt,
  ipAddress: shown.ipAddress,
  waterLevel: shown.waterLevel,
  firmware: shown.firmware,
  uptimeS: shown.uptimeS,
  rssi: shown.rssi,
  freeMemoryBytes: shown.freeMemoryBytes,
  features: shown.features.join(),
  storedConfig: shown.storedConfig,
})

/** A command whose device has connected anew, before it could be sent: it stays in the log, so that it never acts. */
export const lost = (row: LiveCommand): LiveCommand => ({
  ...row,
  outcome: 'failed',
  error: 'The device has reconnected',
  error_code: 'device_replaced',
  ended_at: row.begun_at,
})
