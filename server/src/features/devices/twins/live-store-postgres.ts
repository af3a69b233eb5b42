import { sql } from 'kysely'
import type { Db } from '../../../platform/database/schema.ts'
import type { Transaction } from '../../../platform/database/transactions.ts'
import {
  type AddedCommand,
  type LiveStatements,
  type LiveStore,
  writeChanges,
} from './live-store.ts'

/** The store on PostgreSQL. */
export const postgresLiveStore = (relaxed: Transaction): LiveStore => ({
  write: (take) => relaxed((db) => writeChanges(statementsOn(db), take())),
})

const statementsOn = (db: Db): LiveStatements => ({
  // Rows are locked in the order of their ids, so that two replicas never wait for each other.
  async writeDevices(devices) {
    const { rows } = await sql<{ id: number }>`
      with input as (
        select * from jsonb_to_recordset(${devices}::jsonb) as x(
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
      returning device.id`.execute(db)
    return rows
  },

  writePins: (pins) =>
    sql`
      update pin set state = input.state, reported_at = input.at
      from jsonb_to_recordset(${pins}::jsonb)
        as input(device_id integer, key text, state integer, at bigint)
      where pin.device_id = input.device_id and pin.key = input.key`.execute(db),

  changeCommands: (commands) =>
    sql`
      update command set received_at = input.received_at, outcome = input.outcome,
        error = input.error, ended_at = input.ended_at
      from jsonb_to_recordset(${commands}::jsonb)
        as input(id integer, received_at bigint, outcome text, error text, ended_at bigint)
      where command.id = input.id and command.outcome is null`.execute(db),

  async addCommands(commands, isRepeated) {
    const { rows } = await sql<AddedCommand>`
      insert into command (device_id, person_id, message_id, origin, action, pin, desired, begun_at,
        deadline_at, outcome, error, ended_at)
      select device_id, person_id, message_id, origin, action, pin, desired, begun_at,
        deadline_at, outcome, error, ended_at
      from jsonb_to_recordset(${commands}::jsonb)
        as input(device_id integer, person_id integer, message_id text, origin text, action text,
          pin text, desired integer, begun_at bigint, deadline_at bigint, outcome text, error text,
          ended_at bigint)
      on conflict (device_id, person_id, message_id) ${isRepeated ? unlessItself : sql`do nothing`}
      returning id, device_id, person_id, message_id`.execute(db)
    return rows
  },
})

const unlessItself = sql`do update set action = command.action where command.origin = excluded.origin
  and command.begun_at = excluded.begun_at and command.outcome is null`
