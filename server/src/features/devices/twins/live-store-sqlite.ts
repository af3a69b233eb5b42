import type { DatabaseSync } from 'node:sqlite'
import type { Db } from '../../../platform/database/schema.ts'
import {
  type AddedCommand,
  type CommandSealer,
  type LiveStatements,
  type LiveStore,
  writeChanges,
} from './live-store.ts'

/** The columns of a command as it is added, each with its name in the JSON. */
const newCommand = [
  ...['home_id', 'device_id', 'requester_kind', 'requester_id', 'cause', 'message_id', 'origin'],
  ...[
    'action',
    'pin',
    'desired',
    'begun_at',
    'deadline_at',
    'outcome',
    'error',
    'ended_at',
    'count',
  ],
]

/** The rows of a JSON parameter, as a table with these columns. */
const rowsOf = (columns: readonly string[]) =>
  `select ${columns.map((name) => `value ->> '${name}' as "${name}"`).join(', ')} from json_each(?)`

const device = `update device set seq = input.seq, connected = input.connected,
    last_seen_at = input."lastSeenAt", ip_address = input."ipAddress",
    water_level = input."waterLevel", firmware = input.firmware, uptime_s = input."uptimeS",
    rssi = input.rssi, free_memory = input."freeMemoryBytes"
  from (${rowsOf(['id', 'epoch', 'seq', 'connected', 'lastSeenAt', 'ipAddress', 'waterLevel', 'firmware', 'uptimeS', 'rssi', 'freeMemoryBytes'])}) as input
  where device.id = input.id and device.epoch = input.epoch returning id`

const pin = `update pin set state = input.state, reported_at = input.at
  from (${rowsOf(['device_id', 'key', 'state', 'at'])}) as input
  where pin.device_id = input.device_id and pin.key = input.key`

const change = `update command set received_at = input.received_at, outcome = input.outcome,
    error = input.error, ended_at = input.ended_at, count = input.count
  from (${rowsOf(['id', 'received_at', 'outcome', 'error', 'ended_at', 'count'])}) as input
  where command.id = input.id and command.outcome is null returning id`

const entry = `insert into audit_pending (at, home_id, person_id, event, detail, seal)
  values (?, ?, ?, ?, ?, ?)`

/** Nothing refers from a command to what may be deleted, so each statement looks itself. */
const isHeld = `exists (select 1 from device where device.id = value ->> 'device_id') and
  (value ->> 'requester_kind' <> 'person'
    or exists (select 1 from person where person.id = value ->> 'requester_id'))`

const orphans = `select count(*) as count from json_each(?) where not (${isHeld})`

const add = (conflict: string) => `insert into command (${newCommand.join(', ')})
  ${rowsOf(newCommand)} where ${isHeld}
  on conflict (device_id, requester_kind, requester_id, message_id) ${conflict}
  returning id, device_id, requester_kind, requester_id, message_id`

/** The store on SQLite: statements prepared once, while nobody else has the connection. */
export function sqliteLiveStore(db: Db, database: DatabaseSync, seal: CommandSealer): LiveStore {
  const settings = {
    calm: database.prepare('pragma synchronous = normal'),
    safe: database.prepare('pragma synchronous = full'),
  }
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const statements = prepared(database)
  return {
    write: (take) =>
      db.connection().execute(async () => {
        settings.calm.run()
        try {
          begin.run()
          const stored = await writeChanges(statements, take(), seal)
          commit.run()
          return stored
        } finally {
          if (database.isTransaction) database.exec('rollback')
          settings.safe.run()
        }
      }),
  }
}

function prepared(database: DatabaseSync): LiveStatements {
  const devices = database.prepare(device)
  const pins = database.prepare(pin)
  const changes = database.prepare(change)
  const entries = database.prepare(entry)
  const orphaned = database.prepare(orphans)
  const once = database.prepare(add('do nothing'))
  const again = database.prepare(
    add(`do update set action = command.action where command.origin = excluded.origin
      and command.begun_at = excluded.begun_at and command.outcome is null`),
  )
  return {
    writeDevices: async (rows) => devices.all(rows).map(({ id }) => ({ id: Number(id) })),
    writePins: async (rows) => pins.run(rows),
    changeCommands: async (rows) => changes.all(rows).map(({ id }) => ({ id: Number(id) })),
    addCommands: async (rows, isRepeated) =>
      (isRepeated ? again : once).all(rows).map(
        (row): AddedCommand => ({
          id: Number(row.id),
          device_id: Number(row.device_id),
          requester_kind: String(row.requester_kind),
          requester_id: Number(row.requester_id),
          message_id: String(row.message_id),
        }),
      ),
    countOrphans: async (rows) => Number(orphaned.get(rows)?.count),
    addEntry: async ({ at, home_id, person_id, event, detail, seal }) =>
      entries.run(at, home_id, person_id, event, detail, seal),
  }
}
