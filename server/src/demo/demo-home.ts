import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { z } from 'zod'
import { registerPerson } from '../features/accounts/register.ts'
import { nobody } from '../features/audit/audit-writer.ts'
import { updateDevice, updatePin } from '../features/devices/arranging/change-device.ts'
import { registerDevice } from '../features/devices/arranging/register-device.ts'
import { changeHome } from '../features/home/change-home.ts'
import type { PersonActor, SignedIn } from '../features/identity/actor.ts'
import { findActor } from '../features/identity/find-actor.ts'
import { createFamilyMember } from '../features/members/create-family-member.ts'
import { createGuest } from '../features/members/create-guest.ts'
import { createRoom } from '../features/rooms/create-room.ts'
import { createScene } from '../features/scenes/manage-scenes.ts'
import { signOut } from '../features/sign-in/sign-out.ts'
import type { MovableClock } from '../platform/clock.ts'
import { DataFolderError } from '../platform/keys.ts'
import { randomText } from '../platform/random.ts'
import type { Roomwire } from '../roomwire.ts'
import { type DemoDevice, demoDevices, demoRooms } from './demo-devices.ts'
import { makeDemoPast } from './demo-past.ts'
import { pressInDemo, setDemoTimes } from './demo-presses.ts'
import { demoScenes } from './demo-scenes.ts'
import { makeDemoSchedules } from './demo-schedules.ts'

/*
 * A home to try: an owner, a family member, a guest, four rooms, seven devices of
 * all kinds, two scenes, three schedules. Everything is made by the same verbs people use. Passwords and
 * device secrets are random and kept in `demo.json` of the data folder (mode 0600).
 */

const demoFile = z.object({
  accounts: z.array(z.object({ who: z.string(), email: z.string(), password: z.string() })),
  devices: z.array(
    z.object({
      identifier: z.string(),
      secret: z.string(),
      name: z.string(),
      ip: z.string(),
      sensors: z.array(sensorName).optional(),
      /** The pins that it declares, for the simulator that reads this file. */
      pins: z.array(z.looseObject({ key: pinKey })).optional(),
    }),
  ),
})
export type Demo = z.infer<typeof demoFile>

const pathOf = (folder: string) => join(folder, 'demo.json')

/** How visitors would reach the operator of the demo. Nobody is there: mail to .example goes nowhere. */
const demoContact = {
  email: 'hello@demo.example',
  phone: '+1 202 555 0100',
  address: 'Lake House, 1 Example Street, Sampletown',
}

/** The age of the demo home, ms: longer than its past. */
const foundedMs = 30 * 24 * 3_600_000

/**
 * Makes the demo home and writes its accounts and secrets down.
 * @param clock that of Roomwire: it is put back while the home is founded
 */
export async function makeDemoHome(
  roomwire: Roomwire,
  folder: string,
  clock: MovableClock,
): Promise<Demo> {
  const demo: Demo = { accounts: [], devices: [] }
  const account = (who: string, email: string) => {
    const made = { who, email, password: randomText(9) }
    demo.accounts.push(made)
    return made
  }
  clock.advance(-foundedMs)
  const { owner, familyId, livingRoom } = await foundDemoHome(roomwire, demo, account).finally(() =>
    clock.advance(foundedMs),
  )
  const guest = account('Guest, Living Room only', 'arjun@demo.example')
  const now = clock.now()
  await createGuest(roomwire, owner, {
    username: 'Arjun',
    email: guest.email,
    password: guest.password,
    startAt: now,
    expiresAt: now + 7 * 24 * 3_600_000,
    roomIds: [livingRoom],
    deviceIdentifiers: [],
    pins: [],
    right: 'switch',
    windows: [],
    isPaused: false,
    more: [],
  })
  await makeDemoPast(roomwire, owner)
  await pressInDemo(roomwire, familyId)
  await makeDemoSchedules(roomwire, owner)
  await roomwire.atomically(({ audit }) => audit.write('demo.created', owner, {}))
  await giveDemoContact(roomwire, demo)
  await signOut(roomwire, owner)
  writeFileSync(pathOf(folder), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  return demo
}

/**
 * Gives the demo home made-up contact details where nobody has ever set any: also one of before there
 * were such details. A database of another home gets none.
 */
export async function giveDemoContact(
  { people, atomically }: Pick<Roomwire, 'people' | 'atomically'>,
  { accounts }: Demo,
): Promise<void> {
  const owner = accounts[0] && (await people.byEmail(accounts[0].email))
  if (!owner) return
  await atomically(async ({ audit, contactDetails }) => {
    if (!(await contactDetails.writeFirst(demoContact))) return
    const changed = { email: true, phone: true, address: true }
    await audit.write('server.contact_changed', nobody, changed)
  })
}

type Account = Demo['accounts'][number]

/** Founds the home: its owner, its rooms and devices, and a member of the family. */
async function foundDemoHome(
  roomwire: Roomwire,
  demo: Demo,
  account: (who: string, email: string) => Account,
): Promise<{ owner: SignedIn; familyId: number; livingRoom: number }> {
  const owner = await makeOwner(roomwire, account('Owner', 'meera@demo.example'))
  const roomIds = new Map<string, number>()
  for (const name of demoRooms) {
    roomIds.set(name, (await createRoom(roomwire, owner, name)).id)
  }
  for (const device of demoDevices) {
    const secret = await makeDevice(roomwire, owner, device, roomIds)
    const { identifier, name, ip, sensors, declares } = device
    demo.devices.push({
      identifier,
      name,
      ip,
      secret,
      ...(sensors && { sensors: [...sensors] }),
      ...(declares && { pins: [...declares] }),
    })
  }
  for (const scene of demoScenes) await createScene(roomwire, owner, scene)
  await setDemoTimes(roomwire, owner)
  const { email, password } = account('Family member', 'ravi@demo.example')
  const ravi = await createFamilyMember(roomwire, owner, { username: 'Ravi', email, password })
  await changeHome(roomwire, owner, { name: 'Lake House', currency: 'EUR', pricePerKwh: 0.28 })
  return { owner, familyId: ravi.personId, livingRoom: roomIds.get('Living Room') ?? 0 }
}

async function makeOwner(
  roomwire: Roomwire,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { token } = await registerPerson(
    { ...roomwire, registration: 'open' },
    { address: 'this machine', userAgent: null },
    {
      username: 'Meera',
      email,
      password,
      role: 'user',
      mobile: null,
      contact: null,
      address: null,
      idNumber: null,
      dateOfBirth: null,
    },
  )
  const owner = await findActor(roomwire, token)
  if (!owner) throw new Error('The demo owner just registered is not signed in')
  return owner
}

async function makeDevice(
  roomwire: Roomwire,
  owner: PersonActor,
  device: DemoDevice,
  roomIds: ReadonlyMap<string, number>,
): Promise<string> {
  const { identifier, name, ip: localIp } = device
  const roomId = device.room === null ? null : (roomIds.get(device.room) ?? null)
  const { secret } = await registerDevice(roomwire, owner, {
    identifier,
    name,
    localIp,
    roomId,
    dialect: null,
  })
  for (const [key, pinName] of Object.entries(device.pins)) {
    const pin = pinKey.parse(key)
    const own = device.pinRooms?.[pin]
    const roomOfPin = own === undefined ? own : roomIds.get(own)
    const change = { name: pinName, roomId: roomOfPin }
    await updatePin(roomwire, owner, { device: identifier, pin, ...change })
  }
  const { settings } = device
  if (settings) await updateDevice(roomwire, owner, { device: identifier, ...settings })
  return secret
}

/**
 * The demo home of this data folder, if it has one.
 * @throws DataFolderError when its file can't be read as one.
 */
export function readDemo(folder: string): Demo | undefined {
  const path = pathOf(folder)
  if (!existsSync(path)) return undefined
  try {
    return demoFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new DataFolderError(
      `${path} is damaged. Remove it to go on without the demo's simulated devices.`,
    )
  }
}

/**
 * Starts the demo's devices as a program of its own, connected over real MQTT.
 * @param simulator the file of that program.
 * @param folder the data folder.
 */
export function startDemoDevices(simulator: string, folder: string, server: string): ChildProcess {
  // Nobody is told the ports of its knobs and local pages, so it opens none.
  const closed = ['--knobs', 'off', '--local-web', 'off']
  const args = [simulator, '--file', pathOf(folder), '--server', server, ...closed]
  // Its lines go to the log's channel: standard output is for the person who started this.
  // The channel between them ends with this program, also when it is killed, and the devices with it.
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
