import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema.ts'
import type { Transaction } from '../../../platform/database/transactions.ts'
import type { CommandRow } from '../command-store.ts'
import type { ShownDevice } from '../device-reader.ts'
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
const onceOnly = sql`on conflict (device_id, person_id, message_id) do nothing`
/** The same, unless it is this very command, whose commit was not answered. */
const unlessItself = sql`on conflict (device_id, person_id, message_id)
  do update set action = command.action where command.origin = excluded.origin
  and command.begun_at = excluded.begun_at and command.outcome is null`

/** The store on PostgreSQL: one statement for all rows of a table. */
export function postgresLiveStore(relaxed: Transaction): LiveStore {
  async function writeAll(on: Db, changes: readonly LiveChange[]): Promise<Stored[]> {
    const last = lastOfEach(changes)
    const written = await writeDevices(
      on,
      [...last.values()].map(({ shown }) => shown),
    )
    const isWritten = presentOf(last, written)
    const present = changes.filter(isWritten)
    const pins = reportedPins(present)
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
      const key = one.command && keyOf(one.command)
      const commandId = key === undefined ? undefined : ids.get(key)
      // Of two equal messages at once only the first one was stored.
      if (key !== undefined) ids.delete(key)
      return { isPresent: isWritten(one), commandId }
    })
  }

  return {
    write: (take) => relaxed((db) => writeAll(db, take())),
  }
}

const keyOf = (row: Pick<CommandRow, 'device_id' | 'person_id' | 'message_id'>) =>
  `${row.device_id} ${row.person_id} ${row.message_id}`

/** Writes devices in the order of their ids, so that two replicas never wait for each other. */
async function writeDevices(on: Db, devices: readonly ShownDevice[]): Promise<Set<number>> {
  const rows = devices
    .toSorted((a, b) => a.id - b.id)
    .map((shown) => ({
      id: shown.id,
      epoch: shown.rev[0],
      seq: shown.rev[1],
      connected: shown.connected ? 1 : 0,
      lastSeenAt: shown.lastSeenAt,
      ipAddress: shown.ipAddress,
      waterLevel: shown.waterLevel,
      firmware: shown.firmware,
      uptimeS: shown.uptimeS,
      rssi: shown.rssi,
      freeMemoryBytes: shown.freeMemoryBytes,
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

async function writePins(on: Db, pins: ReturnType<typeof reportedPins>): Promise<void> {
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
    ${isRepeated ? unlessItself : onceOnly}
    returning id, device_id, person_id, message_id`.execute(on)
  return new Map(added.map((row) => [keyOf(row), row.id]))
}
