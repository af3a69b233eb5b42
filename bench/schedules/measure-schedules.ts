import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { giveSecondCore, moveToGeneratorCore } from '../load/cores.ts'
import { Latencies } from '../load/latencies.ts'
import { startMeter } from '../load/meter.ts'
import type { Shape } from '../peers/peer.ts'
import { furnish, openPlayedPage, pressIn, startRoomwire } from '../peers/roomwire.ts'
import { connectScheduledDevice } from './scheduled-device.ts'
import { addSchedules, pinsOfBoard } from './write-schedules.ts'

const usage = `Measures very many schedules that are due in the same second, each for a pin of its own, and how
long a person's press takes meanwhile. It is for SQLite.

Usage: npm run bench -- schedules [options]

  --due N       schedules that are due (default 10000)
  --rounds N    how often it is measured (default 3)
  --cores N     cores of the server: 1, or 2, of which the load takes some of the second (default 1)
`

const minuteMs = 60_000
/** From the start of a server until its devices are connected and it is at rest, ms. */
const readyMs = 25_000
/** A press every so often: before they are due, and meanwhile, ms. */
const pressEveryMs = 25
const beforeMs = 5_000
/** The time after which a due schedule counts as not done, ms. */
const mostMs = 60_000

/** `npm run bench -- schedules`. Returns the exit code. */
export async function benchSchedules(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      due: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '3' },
      cores: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  const [due, rounds, cores = 1] = [values.due, values.rounds, values.cores].map(Number)
  if (values.help || !due || !rounds || ![1, 2].includes(cores)) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  moveToGeneratorCore()
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const kept = join(folder, 'kept')
  mkdirSync(kept)
  for (let round = 0; round < rounds; round += 1) {
    const own = mkdtempSync(join(folder, 'sample-'))
    // The last board is for a person who presses.
    const boards = Math.ceil(due / pinsOfBoard.length)
    const shape = { purpose: 'trips', devices: boards + 1, perHome: 10, folder: own, kept } as const
    console.log(await measureOnce(shape, due, cores))
    rmSync(own, { recursive: true, force: true })
  }
  return 0
}

async function measureOnce(shape: Shape, due: number, cores: number): Promise<string> {
  const { household, data } = await furnish(shape)
  const dueAt = Math.ceil((Date.now() + readyMs) / minuteMs) * minuteMs
  addSchedules(data, due, dueAt)
  const { server, httpPort, mqttPort } = await startRoomwire(data, shape)
  if (cores === 2) giveSecondCore(server)
  const [switched, confirmed] = [new Latencies(), new Latencies()]
  const heard = {
    onSwitched: () => switched.add(Date.now() - dueAt),
    onConfirmed: () => confirmed.add(Date.now() - dueAt),
  }
  const hand = shape.devices - 1
  const devices: { close(): void }[] = []
  await inBatches(32, [...Array(shape.devices).keys()], async (device) => {
    const secret = household.secrets[device]
    const isHand = device === hand
    devices.push(await connectScheduledDevice(mqttPort, device, secret, isHand ? {} : heard))
  })
  const presser = await openPresser(httpPort, household, shape, hand)
  try {
    await sleep(dueAt - beforeMs - Date.now())
    const before = await presser.pressUntil(() => Date.now() >= dueAt)
    const stop = startMeter([server.pid])
    const isOver = () => confirmed.summary().count >= due || Date.now() > dueAt + mostMs
    const meanwhile = await presser.pressUntil(isOver)
    const { serverCpuSeconds, others } = stop()
    const [done, known] = [switched.summary(), confirmed.summary()]
    return [
      `${done.count} of ${due} switched: half after ${done.p50} ms, the last after ${done.max} ms`,
      `${known.count} confirmed: the last after ${known.max} ms`,
      `a press p50/p99 ${shown(before)} before, ${shown(meanwhile)} meanwhile`,
      `${serverCpuSeconds.toFixed(2)} CPU s (others ${others.toFixed(0)} %)`,
    ].join('; ')
  } finally {
    presser.close()
    for (const device of devices) device.close()
    await server.stop()
  }
}

const shown = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)}/${p99.toFixed(1)}`

/** A page that presses the switch of one device, one press after another. */
async function openPresser(
  port: number,
  household: Parameters<typeof openPlayedPage>[2],
  shape: Shape,
  device: number,
) {
  let [token, sentAt, isWaiting] = [0, 0, false]
  let latencies = new Latencies(100_000)
  const home = Math.floor(device / shape.perHome)
  const page = await openPlayedPage(port, home, household, pressIn, (heard) => {
    if (heard !== token) return
    latencies.add(performance.now() - sentAt)
    isWaiting = false
  })
  return {
    async pressUntil(isOver: () => boolean) {
      latencies = new Latencies(100_000)
      while (!isOver()) {
        if (!isWaiting) {
          token += 1
          sentAt = performance.now()
          isWaiting = true
          page.press(device, token)
        }
        await sleep(pressEveryMs)
      }
      return latencies.summary()
    },
    close: () => page.close(),
  }
}
