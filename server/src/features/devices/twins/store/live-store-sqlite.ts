import type { DatabaseSync } from 'node:sqlite'
import type { Db } from '../../../../platform/database/schema.ts'
import {
  type AddedCommand,
  type CommandSealer,
  type LiveStatements,
  type LiveStore,
  writeChanges,
} from './live-store.ts'
import { rowsStatement, writingStatement } from './rows-statement.ts'

const ofInput = (columns: readonly string[]) => columns.map((name) => `input.${name}`).join(', ')

const deviceColumns = [
  ...([
    'id',
    'epoch',
    'seq',
    'pinChanges',
    'connected',
    'lastSeenAt',
    'ipAddress',
    'waterLevel',
  ] as const),
  ...(['firmware', 'uptimeS', 'rssi', 'freeMemoryBytes', 'features', 'storedConfig'] as const),
]
const device = `update device set seq = input.seq, pin_changes = input."pinChanges", connected = input.connected,
    last_seen_at = input."lastSeenAt", ip_address = input."ipAddress",
    water_level = input."waterLevel", firmware = input.firmware, uptime_s = input."uptimeS",
    rssi = input.rssi, free_memory = input."freeMemoryBytes", features = input.features,
    stored_config = input."storedConfig"
  from input where device.id = input.id and device.epoch = input.epoch`

const pinColumns = [
  ...(['device_id', 'key', 'state', 'at'] as const),
  ...(['changed_at', 'changed_cause', 'changed_by_kind', 'changed_by'] as const),
  ...(['lease_command', 'lease_ends_at', 'lease_holder'] as const),
]
const pin = `update pin set state = input.state, reported_at = input.at,
    changed_at = input.changed_at, changed_cause = input.changed_cause,
    changed_by_kind = input.changed_by_kind, changed_by = input.changed_by,
    lease_command = input.lease_command, lease_ends_at = input.lease_ends_at,
    lease_holder = input.lease_holder
  from input where pin.device_id = input.device_id and pin.key = input.key`

const activityColumns = [
  ...(['home_id', 'device_id', 'part', 'at', 'value', 'cause', 'count', 'last_at'] as const),
]
const activity = `insert into activity (${activityColumns.join(', ')})
  select ${activityColumns.join(', ')} from input where input.device_id is not null
  on conflict (device_id, part, at) do update set value = excluded.value,
    cause = excluded.cause, count = excluded.count, last_at = excluded.last_at`

const changedColumns = ['id', 'received_at', 'outcome', 'error', 'ended_at', 'count'] as const
const change = `update command set received_at = input.received_at, outcome = input.outcome,
    error = input.error, ended_at = input.ended_at, count = input.count
  from input where command.id = input.id and command.outcome is null`

const entry = `insert into audit_pending (at, home_id, person_id, event, detail, seal)
  values (?, ?, ?, ?, ?, ?)`

const commandColumns = [
  ...(['home_id', 'device_id', 'requester_kind', 'requester_id', 'cause', 'message_id'] as const),
  ...([
    'origin',
    'action',
    'pin',
    'desired',
    'lease_s',
    'scene_id',
    'begun_at',
    'deadline_at',
  ] as const),
  ...(['outcome', 'error', 'ended_at', 'count'] as const),
]

const keyColumns = ['device_id', 'requester_kind', 'requester_id', 'message_id'] as const

/** Nothing refers from a command to what may be deleted, so each statement looks itself. */
const isHeld = `exists (select 1 from device where device.id = input.device_id) and
  (input.requester_kind <> 'person'
    or exists (select 1 from person where person.id = input.requester_id))`

const orphans = `select 1 from input where input.device_id is not null and not (${isHeld})`

const add = (conflict: string) => `insert into command (${commandColumns.join(', ')})
  select ${ofInput(commandColumns)} from input where ${isHeld}
  on conflict (${keyColumns.join(', ')}) ${conflict}`

/** The store on SQLite: statements prepared once, while nobody else has the connection. */
export function sqliteLiveStore(db: Db, database: DatabaseSync, seal: CommandSealer): LiveStore {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const statements = prepared(database)
  return {
    write: (take) =>
      db.connection().execute(async () => {
        try {
          begin.run()
          const stored = await writeChanges(statements, take(), seal)
          commit.run()
          return stored
        } finally {
          if (database.isTransaction) database.exec('rollback')
        }
      }),
  }
}

function prepared(database: DatabaseSync): LiveStatements {
  const devices = writingStatement(database, deviceColumns, device, ['id'])
  const pins = rowsStatement(database, pinColumns, pin)
  const changes = writingStatement(database, changedColumns, change, ['id'])
  const activities = rowsStatement(database, activityColumns, activity)
  const entries = database.prepare(entry)
  const orphaned = rowsStatement(database, commandColumns, orphans)
  const told = ['id', ...keyColumns] as const
  const once = writingStatement(database, commandColumns, add('do nothing'), told)
  // One that is there already is only told by a statement that returns it.
  const again = rowsStatement(
    database,
    commandColumns,
    `${add(`do update set action = command.action where command.origin = excluded.origin
      and command.begun_at = excluded.begun_at and command.outcome is null`)}
      returning ${told.join(', ')}`,
  )
  return {
    writeDevices: async (rows) => devices(rows).map(({ id }) => ({ id: Number(id) })),
    writePins: async (rows) => pins(rows),
    writeActivity: async (rows) => activities(rows),
    changeCommands: async (rows) => changes(rows).map(({ id }) => ({ id: Number(id) })),
    addCommands: async (rows, isRepeated) =>
      (isRepeated ? again : once)(rows).map(
        (row): AddedCommand => ({
          id: Number(row.id),
          device_id: Number(row.device_id),
          requester_kind: String(row.requester_kind),
          requester_id: Number(row.requester_id),
          message_id: String(row.message_id),
        }),
      ),
    countOrphans: async (rows) => orphaned(rows).length,
    addEntry: async ({ at, home_id, person_id, event, detail, seal }) =>
      entries.run(at, home_id, person_id, event, detail, seal),
  }
}
