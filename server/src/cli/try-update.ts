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
import { randomText } from '../platform/random.ts'
import { reasonOf } from '../platform/reason-of.ts'
import type { Roomwire } from '../roomwire.ts'
import { openDeviceGateway } from '../transports/mqtt/device-gateway.ts'
import { connectTrialDevice, until } from './trial-device.ts'

/*
 * Updates a copy of a home and looks whether this program works with it: `--data FOLDER` has the copy. A
 * start does so before it updates the home itself (update-trial.ts). It opens no port, and sends nothing.
 * It says on standard error why it fails.
 */

/** Tables of each file of which an update loses no row. */
const kept = {
  'roomwire.sqlite': ['home', 'person', 'room', 'device', 'pin'],
  'history.sqlite': ['series', 'sample', 'rolled_hour', 'rolled_day'],
} as const
type File = keyof typeof kept

async function main(data: string): Promise<void> {
  const files: File[] = ['roomwire.sqlite']
  if (existsSync(join(data, 'history.sqlite'))) files.push('history.sqlite')
  const before = files.map((file) => rowsIn(data, file))
  const lock = lockDataFolder(data, { startedAt: systemClock.now() })
  // Every other setting has its default: no letter leaves, and no other server is asked.
  const config = readConfig(['--data', data, '--no-demo', '--limit-scale', '1000'], {}, () => data)
  const log = pino({ level: 'silent' })
  const roomwire = await buildRoomwire(config, { clock: systemClock, log, lock })
  for (const [at, file] of files.entries()) {
    expectNoneLost(before[at] ?? {}, rowsIn(data, file))
  }
  const owners = await ownersOf(roomwire)
  for (const owner of owners) {
    await listRooms(roomwire, owner)
    await listDevices(roomwire, owner)
  }
  const [first] = owners
  if (first) await press(roomwire, first)
  await roomwire.close()
}

function rowsIn(data: string, file: File): Record<string, number> {
  const db = new DatabaseSync(join(data, file), { readOnly: true })
  try {
    const count = (table: string) => db.prepare(`select count(*) as count from ${table}`).get()
    return Object.fromEntries(kept[file].map((table) => [table, Number(count(table)?.count)]))
  } finally {
    db.close()
  }
}

function expectNoneLost(before: Record<string, number>, after: Record<string, number>): void {
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

/** Connects a device that only the copy has, switches it, and looks whether it is switched. */
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
// Without the start that waits for it, its copy is nobody's.
process.once('disconnect', () => process.exit(1))
main(data)
  .then(() => process.exit(0))
  .catch((cause: unknown) => {
    process.stderr.write(reasonOf(cause))
    process.exit(1)
  })
