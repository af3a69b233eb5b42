import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { buildRoomwire } from '../build-roomwire.ts'
import { readConfig } from '../config/config.ts'
import { registerDevice } from '../features/devices/arranging/register-device.ts'
import { requestCommand } from '../features/devices/commands/request-command.ts'
import { listDevices } from '../features/devices/listing/list-devices.ts'
import type { PersonActor } from '../features/identity/actor.ts'
import { listRooms } from '../features/rooms/list-rooms.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataFolder } from '../platform/database/data-folder-lock.ts'
import { DatabaseError } from '../platform/database/open-database.ts'
import { randomText } from '../platform/random.ts'
import { reasonOf } from '../platform/reason-of.ts'
import type { Roomwire } from '../roomwire.ts'
import { openDeviceGateway } from '../transports/mqtt/device-gateway.ts'
import { connectTrialDevice, until } from './trial-device.ts'

/*
 * Updates a home and looks whether this program works with it: a copy in `--data FOLDER`, or, where there is a
 * DATABASE_URL, the home itself within one transaction that is taken back. A start does so before it updates the
 * home (update-trial.ts). It opens no port, and sends nothing. It says on standard error why it fails.
 */

/** Tables of each file of which an update loses no row. */
const kept = {
  'roomwire.sqlite': ['home', 'person', 'room', 'device', 'pin'],
  'history.sqlite': ['series', 'sample', 'rolled_hour', 'rolled_day'],
} as const
type File = keyof typeof kept

/** The rows of the tables that an update keeps, by their names. */
type Counts = Record<string, number>

/** A database in which an update is tried. */
type Tried = {
  rows(): Promise<Counts>
  opened: Pick<Parameters<typeof buildRoomwire>[1], 'lock' | 'place'>
  /** Takes back what is not a copy. */
  end(): Promise<void>
}

async function main(data: string, databaseUrl: string): Promise<void> {
  const tried = databaseUrl ? await inTransaction(databaseUrl) : inCopy(data)
  const before = await tried.rows()
  // Every other setting has its default: no letter leaves, and no other server is asked.
  const settings = ['--data', data, '--no-demo', '--limit-scale', '1000']
  const config = readConfig(settings, { DATABASE_URL: databaseUrl }, () => data)
  const log = pino({ level: 'silent' })
  const roomwire = await buildRoomwire(config, { clock: systemClock, log, ...tried.opened })
  expectNoneLost(before, await tried.rows())
  const owners = await ownersOf(roomwire)
  for (const owner of owners) {
    await listRooms(roomwire, owner)
    await listDevices(roomwire, owner)
  }
  const [first] = owners
  if (first) await press(roomwire, first)
  await roomwire.close()
  await tried.end()
}

function inCopy(data: string): Tried {
  const files: File[] = ['roomwire.sqlite']
  if (existsSync(join(data, 'history.sqlite'))) files.push('history.sqlite')
  return {
    rows: async () => Object.assign({}, ...files.map((file) => rowsIn(data, file))),
    opened: { lock: lockDataFolder(data, { startedAt: systemClock.now() }) },
    end: async () => undefined,
  }
}

function rowsIn(data: string, file: File): Counts {
  const db = new DatabaseSync(join(data, file), { readOnly: true })
  try {
    const count = (table: string) => db.prepare(`select count(*) as count from ${table}`).get()
    return Object.fromEntries(kept[file].map((table) => [table, Number(count(table)?.count)]))
  } finally {
    db.close()
  }
}

/** The server that starts has the lock of the database. */
async function inTransaction(url: string): Promise<Tried> {
  const { openPostgresTrial } = await import('../platform/database/postgres-trial.ts')
  const trial = await openPostgresTrial(url)
  const hasHistory = (await trial.count(`pg_tables where schemaname = 'history'`)) > 0
  const tables = [
    ...kept['roomwire.sqlite'],
    ...(hasHistory ? kept['history.sqlite'].map((table) => `history.${table}`) : []),
  ]
  return {
    async rows() {
      const counts: Counts = {}
      for (const table of tables) counts[table] = await trial.count(table)
      return counts
    },
    opened: { lock: { release: () => undefined }, place: { url, pool: trial.pool } },
    end: trial.undo,
  }
}

function expectNoneLost(before: Counts, after: Counts): void {
  const lost = Object.keys(before).filter((table) => before[table] !== after[table])
  if (lost.length > 0) throw new Error(`rows of ${lost.join(', ')} are lost`)
}

/** An owner of each home that has one. */
async function ownersOf({ accounts, people }: Roomwire): Promise<PersonActor[]> {
  const owners = (await accounts.all()).filter(({ role }) => role === 'user')
  const ofHome = new Map(owners.map(({ homeId, id }) => [homeId, id]))
  ofHome.delete(null)
  return [...(await people.actors([...ofHome.values()])).values()]
}

/** Connects a device that only the trial has, switches it, and looks whether it is switched. */
async function press(roomwire: Roomwire, owner: PersonActor): Promise<void> {
  const identifier = `SC-trial-${randomText(6)}`.slice(0, 20)
  const form = { identifier, name: 'Trial', localIp: '', roomId: null, dialect: null }
  const { secret } = await registerDevice(roomwire, owner, form)
  const gateway = openDeviceGateway(roomwire)
  const needs = { ...roomwire, admit: gateway.admit }
  const device = await connectTrialDevice(needs, { identifier, secret })
  await requestCommand(roomwire, owner, {
    device: identifier,
    pin: '18',
    desired: 1,
    cause: { kind: 'page', pageId: 'trial', action: 'on' },
    idempotencyKey: 'trial',
    onPassedOn: () => undefined,
    isLate: () => false,
  })
  const isOn = async () => {
    const all = await listDevices(roomwire, owner)
    const pins = all.find((one) => one.identifier === identifier)?.pins
    return pins?.some(({ key, state }) => key === '18' && state === 1) === true
  }
  await until(isOn, 'a pressed device is not switched')
  await device.leave()
  gateway.stop()
}

const [, data = ''] = process.argv.slice(2)
// Without the start that waits for it, its trial is nobody's.
process.once('disconnect', () => process.exit(1))
await main(data, process.env.DATABASE_URL ?? '')
  .then(() => process.exit(0))
  .catch((cause: unknown) => {
    // Advice about the database of the trial is none for that of the home.
    const isAdvice = cause instanceof DatabaseError && cause.cause !== undefined
    process.stderr.write(reasonOf(isAdvice ? cause.cause : cause))
    process.exit(1)
  })
