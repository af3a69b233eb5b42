import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  callApi,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { makeKey } from '@roomwire/testing/clients/backup-programs.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { type Point, slopeOf } from './slope.ts'
import { openSoakDevice, type SoakDevice } from './soak-device.ts'
import { failures, kill, type SoakWorld } from './soak-failures.ts'
import { openSoakPage } from './soak-page.ts'

const minuteMs = 60_000
/** After a start memory fills up what is kept of every home; then it counts, minutes. */
const warmMinutes = 5
/** Three pages, one of them with nobody at it. */
const pageCount = 3
/** How long a device is left alone after a press, so that a late command is not taken for a new one, ms. */
const pressPauseMs = 8_000

export type SoakOptions = { hours: number; devices: number; say: (line: string) => void }

type Grown = { first: number; last: number; perHour: number }

export type SoakResult = {
  minutes: number
  devices: number
  failures: Map<string, number>
  unmade: string[]
  presses: number
  confirmed: number
  refused: number
  commands: number
  late: number
  reconnects: number
  wrong: string[]
  /** All that the process has, of which much is in its allocator and in SQLite. */
  megabytes: Grown
  /** Its objects and buffers after a full collection. */
  heldMegabytes: Grown
  descriptors: Grown
  errors: string[]
}

/** Runs a home for hours while something fails each minute, and looks afterwards whether all is right. */
export async function runSoak({ hours, devices: count, say }: SoakOptions): Promise<SoakResult> {
  const scratch = mkdtempSync(join(tmpdir(), 'roomwire-soak-'))
  const heapFile = join(scratch, 'heap')
  writeFileSync(heapFile, '')
  const stack = await openStack({
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${new URL('./note-heap.ts', import.meta.url)}`,
    NOTE_HEAP: heapFile,
  })
  await makeKey(stack.data)
  const owner = await registerOwner(stack.url)
  const world = { stack, ...(await furnish(owner, stack.mqttUrl, count)) }
  const presses = pressAll(world)
  const looks = lookAt(() => stack.pid(), heapFile)
  const [begunAt, minutes] = [performance.now(), hours * 60]
  const until = (minute: number) => wait(begunAt + minute * minuteMs - performance.now())
  const happened = new Map<string, number>()
  const unmade: string[] = []
  for (let minute = 1; minute < minutes; minute += 1) {
    await until(minute)
    // Memory is compared within one life of the server, so it dies once an hour, and soon.
    const failure = minute % 60 === 3 ? kill : failures[Math.floor(Math.random() * failures.length)]
    if (!failure) continue
    say(`${minute} min: ${failure.name}`)
    await failure.cause(world).catch((cause) => unmade.push(`${failure.name}: ${cause}`))
    happened.set(failure.name, (happened.get(failure.name) ?? 0) + 1)
    if (failure === kill) looks.beginAnew()
  }
  await until(minutes)
  const measured = looks.stop()
  presses.stop()
  await untilQuiet(world)
  const wrong = await wrongStates(owner, world.devices)
  const errors = errorsIn(stack.output())
  await Promise.all([...world.pages, ...world.devices].map((one) => one.stop()))
  await stack.close()
  rmSync(scratch, { recursive: true })
  const sum = (of: (device: SoakDevice) => number) =>
    world.devices.reduce((all, device) => all + of(device), 0)
  const ofPages = (of: 'pressed' | 'processed' | 'failed') =>
    world.pages.reduce((all, { counts }) => all + counts[of], 0)
  return {
    minutes: Math.round(minutes),
    devices: count,
    failures: happened,
    unmade,
    presses: ofPages('pressed'),
    confirmed: ofPages('processed'),
    refused: ofPages('failed'),
    commands: sum(({ counts }) => counts.commands),
    late: sum(({ counts }) => counts.late),
    reconnects: sum(({ counts }) => counts.connects) - count,
    wrong,
    errors,
    ...measured,
  }
}

async function furnish(owner: TestPerson, mqttUrl: string, count: number) {
  const room = await addRoom(owner, 'Living Room')
  const devices: SoakDevice[] = []
  for (let number = 1; number <= count; number += 1) {
    const identifier = `SC-${String(number).padStart(6, '0')}`
    devices.push(openSoakDevice(mqttUrl, identifier, await addDevice(owner, identifier, room)))
  }
  const pages = Array.from({ length: pageCount }, () => openSoakPage(owner))
  return { devices, pages }
}

/** Each device is pressed every few seconds by one of the pages, and sometimes touched. */
function pressAll({ devices, pages }: Pick<SoakWorld, 'devices' | 'pages'>) {
  let turn = 0
  const timer = setInterval(() => {
    const device = devices[turn % devices.length]
    const page = pages[turn % (pages.length - 1)]
    turn += 1
    if (!device || !page) return
    if (turn % 5 === 0) device.touch()
    page.press(device)
  }, pressPauseMs / devices.length)
  return { stop: () => clearInterval(timer) }
}

/**
 * Measures the server every ten seconds, from some minutes after its last start.
 * @param heapFile gets a line each minute (note-heap.ts)
 */
function lookAt(pid: () => number | undefined, heapFile: string) {
  let bornAt = performance.now()
  let megabytes: Point[] = []
  let descriptors: Point[] = []
  const timer = setInterval(() => {
    const now = performance.now()
    const id = pid()
    if (id === undefined || now - bornAt < warmMinutes * minuteMs) return
    const hours = now / (60 * minuteMs)
    megabytes.push({ hours, value: residentMb(id) })
    descriptors.push({ hours, value: readdirSync(`/proc/${id}/fd`).length })
  }, 10_000)
  /** Its objects; one value a minute since it was started. */
  const held = (): Point[] =>
    readFileSync(heapFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((bytes, minute) => ({ hours: minute / 60, value: Number(bytes) / 2 ** 20 }))
      .slice(warmMinutes)
  const shown = (points: readonly Point[]): Grown => ({
    first: points[0]?.value ?? 0,
    last: points.at(-1)?.value ?? 0,
    perHour: slopeOf(points),
  })
  return {
    beginAnew(): void {
      bornAt = performance.now()
      megabytes = []
      descriptors = []
      writeFileSync(heapFile, '')
    },
    stop() {
      clearInterval(timer)
      return {
        megabytes: shown(megabytes),
        heldMegabytes: shown(held()),
        descriptors: shown(descriptors),
      }
    },
  }
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1_024

/** Every line is back, and whatever was pressed last has ended. */
async function untilQuiet({ devices, pages }: SoakWorld): Promise<void> {
  const end = performance.now() + minuteMs
  const isBack = () =>
    devices.every((device) => device.isConnected()) && pages.every((page) => page.isOpen())
  while (!isBack() && performance.now() < end) await wait(200)
  await wait(10_000)
}

/** Pins that a page, or the list of devices, shows otherwise than their device has them. */
async function wrongStates(owner: TestPerson, devices: readonly SoakDevice[]): Promise<string[]> {
  const page = await openLivePage(owner)
  const views = {
    'a new page': await page.watchHome(),
    'the list': (await callApi(owner, listDevicesEndpoint, {})).devices,
  }
  await page.close()
  return Object.entries(views).flatMap(([view, shown]) =>
    devices.flatMap((device) => wrongIn(view, device, shown)),
  )
}

function wrongIn(view: string, { identifier, states }: SoakDevice, shown: readonly Device[]) {
  const pins = shown.find(({ deviceIdentifier }) => deviceIdentifier === identifier)?.pins
  return Object.entries(states).flatMap(([pin, state]) =>
    pins?.[pin]?.state === state
      ? []
      : [`${view}: pin ${pin} of ${identifier} is ${state}, shown ${pins?.[pin]?.state}`],
  )
}

/** Errors in the log of the server since its last start. */
const errorsIn = (output: string): string[] =>
  output.split('\n').filter((line) => line.startsWith('{') && !line.includes('"level":30'))
