import type { DatabaseSync } from 'node:sqlite'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { CommandRow } from './command-store.ts'
import type { ShownDevice } from './device-reader.ts'

/**
 * A change of a connected device, to be stored: absolute values, so that storing it twice does no
 * harm.
 */
export type LiveChange = {
  /** The device at the rev of this change. */
  shown: ShownDevice
  /** The pins that were reported, at `shown.lastSeenAt`. */
  pins?: ReadonlyMap<PinKey, PinState>
  /** A new command. */
  command?: CommandRow
  /** Commands that the device has read, or that have ended. */
  changed?: readonly CommandRow[]
  /** Whether it was written before and the answer was lost: it may stand there already. */
  isRepeated?: boolean
}

/** How a change was stored: as a whole, or, over a connection that has been replaced, nothing of it but a failed command. */
export type Stored = {
  /** Whether the connection is still the device's present one. */
  isPresent: boolean
  /** The id of the new command; undefined when the same message was stored before. */
  commandId: number | undefined
}

/** Stores the changes of one moment in one transaction that does not wait for the disk. */
export type LiveStore = {
  /** @param take gives the changes as soon as the database is ready for them */
  write(take: () => readonly LiveChange[]): Promise<Stored[]>
}

/** The newest change of each device: only it decides what stands in the device's row. */
function lastOfEach(changes: readonly LiveChange[]): Map<number, LiveChange> {
  const last = new Map<number, LiveChange>()
  for (const change of changes) {
    const known = last.get(change.shown.id)
    if (!known || isNewer(change.shown, known.shown)) last.set(change.shown.id, change)
  }
  return last
}

const isNewer = (one: ShownDevice, other: ShownDevice) =>
  one.rev[0] === other.rev[0] ? one.rev[1] >= other.rev[1] : one.rev[0] > other.rev[0]

/** Tells the changes of devices whose rows were written, over the connections that they were written for. */
function presentOf(last: ReadonlyMap<number, LiveChange>, written: ReadonlySet<number>) {
  return ({ shown }: LiveChange): boolean =>
    written.has(shown.id) && last.get(shown.id)?.shown.rev[0] === shown.rev[0]
}

/** Every pin that was reported, as it was reported last. */
function pinsOf(changes: readonly LiveChange[]) {
  const pins = new Map<string, { device_id: number; key: PinKey; state: PinState; at: number }>()
  for (const { shown, pins: reported = [] } of changes) {
    for (const [key, state] of reported) {
      const at = shown.lastSeenAt ?? 0
      pins.set(`${shown.id} ${key}`, { device_id: shown.id, key, state, at })
    }
  }
  return [...pins.values()]
}

/** A command whose device has connected anew, before it could be sent: it stays in the log, so that it never acts. */
const lost = (row: CommandRow): CommandRow => ({
  ...row,
  outcome: 'failed',
  error: 'The device has connected anew',
  ended_at: row.begun_at,
})

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
    for (const { device_id, key, state, at } of pinsOf(changes.filter(isWritten))) {
      pin.run(state, at, device_id, key)
    }
    return changes.map((one) => {
      const { command, changed = [], isRepeated = false } = one
      const isPresent = isWritten(one)
      if (!isPresent) {
        if (command) add(lost(command), isRepeated)
        return { isPresent, commandId: undefined }
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

/** The store on PostgreSQL: one statement for all rows of a table. */
export function postgresLiveStore(db: Db): LiveStore {
  async function writeAll(on: Db, changes: readonly LiveChange[]): Promise<Stored[]> {
    await sql`set local synchronous_commit = off`.execute(on)
    const last = lastOfEach(changes)
    const written = await writeDevices(
      on,
      [...last.values()].map(({ shown }) => shown),
    )
    const isWritten = presentOf(last, written)
    const present = changes.filter(isWritten)
    const pins = pinsOf(present)
    if (pins.length > 0) await writePins(on, pins)
    const changed = present.flatMap((one) => one.changed ?? [])
    if (changed.length > 0) await changeCommands(on, changed)
    const commands = changes.flatMap((one) => {
      if (!one.command) return []
      return isWritten(one) ? [one.command] : [lost(one.command)]
    })
    const isRepeated = changes.some((change) => change.isRepeated)
    const ids = await addCommands(on, commands, isRepeated)
    return changes.map((one) => {
      const isPresent = isWritten(one)
      const commandId = one.command && isPresent ? ids.get(keyOf(one.command)) : undefined
      return { isPresent, commandId }
    })
  }

  return {
    write: (take) => db.transaction().execute(async (transaction) => writeAll(transaction, take())),
  }
}

const keyOf = (row: Pick<CommandRow, 'device_id' | 'person_id' | 'message_id'>) =>
  `${row.device_id} ${row.person_id} ${row.message_id}`

/** Writes devices in the order of their ids, so that two replicas never wait for each other. */
async function writeDevices(on: Db, devices: readonly ShownDevice[]): Promise<Set<number>> {
  const rows = devices
    .toSorted((a, b) => a.id - b.id)
    .map((shown) => ({
      ...shown,
      connected: shown.connected ? 1 : 0,
      epoch: shown.rev[0],
      seq: shown.rev[1],
    }))
  const { rows: written } = await sql<{ id: number }>`
    with input as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(
        id integer, epoch bigint, seq bigint, connected integer, "lastSeenAt" bigint,
        "ipAddress" text, "waterLevel" text, firmware text, "uptimeS" bigint, rssi integer,
        "freeMemoryBytes" bigint)
    ), held as (
      select device.id from device join input on input.id = device.id and input.epoch = device.epoch
      order by device.id for update of device
    )
    update device set seq = input.seq, connected = input.connected, last_seen_at = input."lastSeenAt",
      ip_address = input."ipAddress", water_level = input."waterLevel", firmware = input.firmware,
      uptime_s = input."uptimeS", rssi = input.rssi, free_memory = input."freeMemoryBytes"
    from input, held where held.id = input.id and device.id = input.id and device.epoch = input.epoch
    returning device.id`.execute(on)
  return new Set(written.map(({ id }) => id))
}

async function writePins(on: Db, pins: ReturnType<typeof pinsOf>): Promise<void> {
  await sql`
    update pin set state = input.state, reported_at = input.at
    from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb)
      as input(device_id integer, key text, state integer, at bigint)
    where pin.device_id = input.device_id and pin.key = input.key`.execute(on)
}

async function changeCommands(on: Db, rows: readonly CommandRow[]): Promise<void> {
  // One statement changes a row once: of two changes the last one holds both.
  const last = [...new Map(rows.map((row) => [row.id, row])).values()]
  await sql`
    update command set received_at = input.received_at, outcome = input.outcome,
      error = input.error, ended_at = input.ended_at
    from jsonb_to_recordset(${JSON.stringify(last)}::jsonb)
      as input(id integer, received_at bigint, outcome text, error text, ended_at bigint)
    where command.id = input.id and command.outcome is null`.execute(on)
}

async function addCommands(
  on: Db,
  rows: readonly CommandRow[],
  isRepeated: boolean,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  // Of two equal messages at once the first counts; one statement can't meet the same row twice.
  const first = [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].reverse()
  const { rows: added } = await sql<CommandRow>`
    insert into command (device_id, person_id, message_id, origin, action, pin, desired, begun_at,
      deadline_at, outcome, error, ended_at)
    select device_id, person_id, message_id, origin, action, pin, desired, begun_at,
      deadline_at, outcome, error, ended_at
    from jsonb_to_recordset(${JSON.stringify(first)}::jsonb)
      as input(device_id integer, person_id integer, message_id text, origin text, action text,
        pin text, desired integer, begun_at bigint, deadline_at bigint, outcome text, error text,
        ended_at bigint)
    ${sql.raw(isRepeated ? unlessItself : onceOnly)}
    returning id, device_id, person_id, message_id`.execute(on)
  return new Map(added.map((row) => [keyOf(row), row.id]))
}
