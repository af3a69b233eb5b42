import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/schema.ts'
import type { Transaction } from '../../../../platform/database/transactions.ts'
import {
  type AddedCommand,
  type CommandSealer,
  type LiveStatements,
  type LiveStore,
  writeChanges,
} from './live-store.ts'

/** The store on PostgreSQL. Pages of other replicas see what is stored: there it is stored without a wait. */
export const postgresLiveStore = (
  relaxed: Transaction,
  seal: CommandSealer,
  hasReplicas: boolean,
): LiveStore => ({
  gatherMs: hasReplicas ? 0 : 20,
  write: (take) => relaxed((db) => writeChanges(statementsOn(db), take(), seal)),
})

const statementsOn = (db: Db): LiveStatements => ({
  // Rows are locked in the order of their ids, so that two replicas never wait for each other; and
  // no more of them than is written, so that nobody waits who gives access to several devices.
  async writeDevices(devices) {
    const { rows } = await sql<{ id: number }>`
      with input as (
        select * from jsonb_to_recordset(${JSON.stringify(devices)}::jsonb) as x(
          id integer, epoch bigint, seq bigint, "pinChanges" text, connected integer, "lastSeenAt" bigint,
          "ipAddress" text, "waterLevel" text, firmware text, "uptimeS" bigint, rssi integer,
          "freeMemoryBytes" bigint, features text, "storedConfig" text)
      ), locked as (
        select device.id from device join input on input.id = device.id and input.epoch = device.epoch
        order by device.id for no key update of device
      )
      update device set seq = input.seq, pin_changes = input."pinChanges", connected = input.connected, last_seen_at = input."lastSeenAt",
        ip_address = input."ipAddress", water_level = input."waterLevel", firmware = input.firmware,
        uptime_s = input."uptimeS", rssi = input.rssi, free_memory = input."freeMemoryBytes",
        features = input.features, stored_config = input."storedConfig"
      from input, locked where locked.id = input.id and device.id = input.id and device.epoch = input.epoch
      returning device.id`.execute(db)
    return rows
  },

  writePins: (pins) =>
    sql`
      update pin set state = input.state, reported_at = input.at,
        changed_at = input.changed_at, changed_cause = input.changed_cause,
        changed_by_kind = input.changed_by_kind, changed_by = input.changed_by,
        lease_command = input.lease_command, lease_ends_at = input.lease_ends_at,
        lease_holder = input.lease_holder, last_level = input.last_level
      from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb)
        as input(device_id integer, key text, state integer, at bigint, changed_at bigint,
          changed_cause text, changed_by_kind text, changed_by integer,
          lease_command integer, lease_ends_at bigint, lease_holder text, last_level integer)
      where pin.device_id = input.device_id and pin.key = input.key`.execute(db),

  writeActivity: (rows) =>
    sql`
      insert into activity (home_id, device_id, part, at, value, cause, count, last_at)
      select home_id, device_id, part, at, value, cause, count, last_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as input(home_id integer, device_id integer, part text, at bigint, value text,
          cause text, count integer, last_at bigint)
      on conflict (device_id, part, at) do update set value = excluded.value,
        cause = excluded.cause, count = excluded.count, last_at = excluded.last_at`.execute(db),

  async changeCommands(commands) {
    const { rows } = await sql<{ id: number }>`
      update command set received_at = input.received_at, outcome = input.outcome,
        error = input.error, error_code = input.error_code, ended_at = input.ended_at,
        count = input.count
      from jsonb_to_recordset(${JSON.stringify(commands)}::jsonb)
        as input(id integer, received_at bigint, outcome text, error text, error_code text,
          ended_at bigint, count integer)
      where command.id = input.id and command.outcome is null
      returning command.id`.execute(db)
    return rows
  },

  async addCommands(commands, isRepeated) {
    const { rows } = await sql<AddedCommand>`
      insert into command (home_id, device_id, requester_kind, requester_id, cause, message_id,
        origin, action, pin, desired, lease_s, scene_id, begun_at, deadline_at, outcome,
        error, error_code, ended_at, count)
      select home_id, device_id, requester_kind, requester_id, cause, message_id,
        origin, action, pin, desired, lease_s, scene_id, begun_at, deadline_at, outcome,
        error, error_code, ended_at, count
      from jsonb_to_recordset(${JSON.stringify(commands)}::jsonb)
        as input(home_id integer, device_id integer, requester_kind text, requester_id integer,
          cause text, message_id text, origin text, action text, pin text, desired integer,
          lease_s integer, scene_id integer,
          begun_at bigint, deadline_at bigint, outcome text, error text, error_code text,
          ended_at bigint, count integer)
      where ${isOfExisting}
      on conflict (device_id, requester_kind, requester_id, message_id)
        ${isRepeated ? unlessItself : sql`do nothing`}
      returning id, device_id, requester_kind, requester_id, message_id`.execute(db)
    return rows
  },

  async countOrphans(commands) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from jsonb_to_recordset(${JSON.stringify(commands)}::jsonb)
        as input(device_id integer, requester_kind text, requester_id integer)
      where not (${isOfExisting})`.execute(db)
    return Number(rows[0]?.count)
  },

  addEntry: ({ at, home_id, person_id, event, detail, seal }) =>
    sql`insert into audit_pending (at, home_id, person_id, event, detail, seal)
      values (${at}, ${home_id}, ${person_id}, ${event}, ${detail}, ${seal})`.execute(db),
})

/** Nothing refers from a command to what may be deleted, so each statement looks itself. */
const isOfExisting = sql`exists (select 1 from device where device.id = input.device_id) and
  (input.requester_kind <> 'person'
    or exists (select 1 from person where person.id = input.requester_id))`

const unlessItself = sql`do update set action = command.action where command.origin = excluded.origin
  and command.begun_at = excluded.begun_at and command.outcome is null`
