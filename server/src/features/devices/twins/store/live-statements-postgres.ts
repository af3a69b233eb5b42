import { type RawBuilder, sql } from 'kysely'
import type { PendingRow } from '../../../audit/audit-writer.ts'
import type { ActivityRow } from '../../records/activity-rows.ts'
import type { CommandRow, LiveCommand } from '../../records/command-store.ts'
import type { PinRow } from './live-change.ts'
import type { AddedCommand, DeviceRow } from './live-store.ts'

/*
 * The statements of PostgreSQL that write live state, each with all rows of its table at once. They stand
 * alone, or as parts of one statement that writes everything: then `when` tells whether a part does its work.
 */

const always = sql<boolean>`true`

/** Rows as one parameter, so that a statement is the same text for any number of them. */
const jsonOf = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`

/**
 * Writes devices that still have this epoch, and returns their ids. Rows are locked in the order of their ids, so
 * that two replicas never wait for each other; and no more of them than is written, so that nobody waits
 * who gives access to several devices. A batch whose commit was not answered comes again: what was counted since
 * is not counted back.
 */
export const writingDevices = (rows: readonly DeviceRow[]) => sql<{ id: number }>`
  with input as (
    select * from jsonb_to_recordset(${jsonOf(rows)}) as x(
      id integer, epoch bigint, seq bigint, "pinChanges" text, connected integer, "lastSeenAt" bigint,
      "ipAddress" text, "waterLevel" text, firmware text, "uptimeS" bigint, rssi integer,
      "freeMemoryBytes" bigint, features text, "storedConfig" text)
  ), locked as (
    select device.id from device join input on input.id = device.id and input.epoch = device.epoch
    order by device.id for no key update of device
  )
  update device set seq = greatest(device.seq, input.seq), pin_changes = input."pinChanges", connected = input.connected, last_seen_at = input."lastSeenAt",
    ip_address = input."ipAddress", water_level = input."waterLevel", firmware = input.firmware,
    uptime_s = input."uptimeS", rssi = input.rssi, free_memory = input."freeMemoryBytes",
    features = input.features, stored_config = input."storedConfig"
  from input, locked where locked.id = input.id and device.id = input.id and device.epoch = input.epoch
  returning device.id`

export const writingPins = (rows: readonly PinRow[], when = always) => sql`
  update pin set state = input.state, reported_at = input.at,
    changed_at = input.changed_at, changed_cause = input.changed_cause,
    changed_by_kind = input.changed_by_kind, changed_by = input.changed_by,
    lease_command = input.lease_command, lease_ends_at = input.lease_ends_at,
    lease_holder = input.lease_holder, last_level = input.last_level
  from jsonb_to_recordset(${jsonOf(rows)})
    as input(device_id integer, key text, state integer, at bigint, changed_at bigint,
      changed_cause text, changed_by_kind text, changed_by integer,
      lease_command integer, lease_ends_at bigint, lease_holder text, last_level integer)
  where pin.device_id = input.device_id and pin.key = input.key and ${when}`

/** Writes what devices have changed without being asked, over a row that stands for more changes now. */
export const writingActivity = (rows: readonly ActivityRow[], when = always) => sql`
  insert into activity (home_id, device_id, part, at, value, cause, count, last_at)
  select home_id, device_id, part, at, value, cause, count, last_at
  from jsonb_to_recordset(${jsonOf(rows)})
    as input(home_id integer, device_id integer, part text, at bigint, value text,
      cause text, count integer, last_at bigint)
  where ${when}
  on conflict (device_id, part, at) do update set value = excluded.value,
    cause = excluded.cause, count = excluded.count, last_at = excluded.last_at`

/** Changes commands that have not ended, and returns their ids. */
export const changingCommands = (rows: readonly CommandRow[], when = always) => sql<{ id: number }>`
  update command set received_at = input.received_at, outcome = input.outcome,
    error = input.error, error_code = input.error_code, ended_at = input.ended_at,
    count = input.count
  from jsonb_to_recordset(${jsonOf(rows)})
    as input(id integer, received_at bigint, outcome text, error text, error_code text,
      ended_at bigint, count integer)
  where command.id = input.id and command.outcome is null and ${when}
  returning command.id`

const columnsOfCommands = sql`id, home_id, device_id, requester_kind, requester_id, cause, message_id,
  origin, action, pin, desired, lease_s, scene_id, begun_at, deadline_at, outcome,
  error, error_code, ended_at, count`

/**
 * Adds commands under the ids that they have, and returns those that are new.
 * @param isRepeated also those that are these very commands, whose commit was not answered
 */
export const addingCommands = (
  rows: readonly LiveCommand[],
  isRepeated: boolean,
  when = always,
): RawBuilder<AddedCommand> => sql`
  insert into command (${columnsOfCommands}) select ${columnsOfCommands}
  from jsonb_to_recordset(${jsonOf(rows)})
    as input(id integer, home_id integer, device_id integer, requester_kind text, requester_id integer,
      cause text, message_id text, origin text, action text, pin text, desired integer,
      lease_s integer, scene_id integer,
      begun_at bigint, deadline_at bigint, outcome text, error text, error_code text,
      ended_at bigint, count integer)
  where ${isOfExisting} and ${when}
  on conflict (device_id, requester_kind, requester_id, message_id)
    ${isRepeated ? unlessItself : sql`do nothing`}
  returning id, device_id, requester_kind, requester_id, message_id`

/** Counts those of the rows whose device or requester is gone: they are not added. */
export const countingOrphans = (rows: readonly LiveCommand[]) => sql<{ count: number }>`
  select count(*) as count from jsonb_to_recordset(${jsonOf(rows)})
    as input(device_id integer, requester_kind text, requester_id integer)
  where not (${isOfExisting})`

/** Adds audit entries, which seal the commands of the batch. */
export const addingEntries = (rows: readonly PendingRow[]) => sql`
  insert into audit_pending (at, home_id, person_id, event, detail, seal)
  select at, home_id, person_id, event, detail, seal
  from jsonb_to_recordset(${jsonOf(rows)})
    as input(at bigint, home_id integer, person_id integer, event text, detail text, seal text)`

/** As many new ids of commands as these are. */
export const takingIds = (count: number) => sql<{ id: number }>`
  select nextval(pg_get_serial_sequence('command', 'id')) as id from generate_series(1, ${count})`

/** Nothing refers from a command to what may be deleted, so each statement looks itself. */
const isOfExisting = sql`exists (select 1 from device where device.id = input.device_id) and
  (input.requester_kind <> 'person'
    or exists (select 1 from person where person.id = input.requester_id))`

const unlessItself = sql`do update set action = command.action where command.origin = excluded.origin
  and command.begun_at = excluded.begun_at and command.outcome is null`
