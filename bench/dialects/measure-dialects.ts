import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { moveToGeneratorCore } from '../load/cores.ts'
import { startMeter } from '../load/meter.ts'
import { findPorts } from '../load/server-process.ts'
import { startMosquitto } from '../peers/mosquitto.ts'
import { startRoomwire } from '../peers/roomwire.ts'
import { conditions } from '../report/machine.ts'
import { withPart } from '../report/page.ts'
import { median } from '../report/statistics.ts'
import { shownNumber, shownRatio } from '../report/tables.ts'
import { emailOf, openBoard, type Speech } from './pressed-boards.ts'

const usage = `Measures a press on a board of each dialect beside one of our own protocol: one press at a time, the boards in turns.

Usage: npm run bench -- dialects [options]

  --rounds N    how often each board has its turn (default 100)
  --presses N   presses in a turn (default 100)
  --out FILE    puts the table into this page, as docs/performance.md has it (default: none)
`

/** The boards by their names, of which the first is what the others are compared with. */
const speeches: readonly [name: string, speech: Speech][] = [
  ['SC-000001', 'own'],
  ['tasmota-board', 'tasmota'],
  ['shelly-board', 'shelly'],
  ['gen1-board', 'shelly_gen1'],
  ['zigbee-hub', 'zigbee2mqtt'],
  ['house-broker', 'broker'],
  ['esphome-node', 'esphome'],
]
/** Turns before anything is counted: a server that serves for weeks is compiled. */
const warmRounds = 30
/** Between two rounds, ms: a node may send 32 KB a second, which is less than fast presses make. */
const pauseMs = 1_500

/** `npm run bench -- dialects`. Returns the exit code. */
export async function benchDialects(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100' },
      presses: { type: 'string', default: '100' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [rounds, presses] = [values.rounds, values.presses].map(Number)
  if (values.help || !rounds || !presses) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  // Before this process is held on one core: those of the machine count.
  const how = conditions(['npm run bench -- dialects', ...args].join(' '), new Date(), [])
  moveToGeneratorCore()
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const table = tableOf(await measure(folder, rounds, presses))
  console.log(table)
  if (values.out !== undefined) {
    const text = `## Dialects\n\n${how}\n\n${rounds} turns of ${presses} presses each, one at a time. The ratio is the median of those of each turn.\n\n${table}`
    writeFileSync(values.out, withPart(readFileSync(values.out, 'utf8'), 'dialects', text))
  }
  return 0
}

type Turn = { p50: number; p99: number; cpuMsEach: number }

/** The turns of each board, in the order of rounds. */
async function measure(folder: string, rounds: number, presses: number): Promise<Turn[][]> {
  const shape = { purpose: 'trips', devices: 0, perHome: 1, folder, kept: folder } as const
  const [brokerPort = 0] = await findPorts(1)
  const broker = await startMosquitto(folder, brokerPort)
  if (!broker) throw new Error('mosquitto is not installed.')
  const { server, httpPort, mqttPort } = await startRoomwire(
    mkdtempSync(join(folder, 'data-')),
    shape,
    {
      BROKER_URL: `mqtt://127.0.0.1:${brokerPort}`,
      BROKER_HOME: emailOf('house-broker'),
      NODE_NETWORKS: '127.0.0.0/8',
    },
  )
  const ports = { httpPort, mqttPort, brokerPort }
  const boards = await Promise.all(speeches.map(([name, speech]) => openBoard(ports, name, speech)))
  const turns: Turn[][] = boards.map(() => [])
  for (let round = -warmRounds; round < rounds; round += 1) {
    await sleep(pauseMs)
    // The first of a round is another one each time.
    for (let nth = 0; nth < boards.length; nth += 1) {
      const at = (nth + round + warmRounds) % boards.length
      const stop = startMeter([server.pid])
      const latencies = await boards[at]?.press(presses)
      const { serverCpuSeconds } = stop()
      if (round < 0 || !latencies) continue
      const { p50, p99 } = latencies.summary()
      turns[at]?.push({ p50, p99, cpuMsEach: (serverCpuSeconds * 1_000) / presses })
    }
  }
  for (const board of boards) board.close()
  await server.stop()
  await broker.stop()
  return turns
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function tableOf(turns: readonly Turn[][]): string {
  const [own = []] = turns
  const rows = turns.map((each, at) => {
    const of = (value: keyof Turn) => median(each.map((turn) => turn[value]))
    const ratio = median(each.map(({ p50 }, round) => p50 / (own[round]?.p50 ?? Number.NaN)))
    // The kernel counts it in steps that are longer than some turns.
    const cpu = mean(each.map(({ cpuMsEach }) => cpuMsEach))
    return [
      speeches[at]?.[1] ?? '',
      shownNumber(of('p50'), 3),
      shownNumber(of('p99'), 2),
      shownNumber(cpu, 3),
      shownRatio(ratio),
      shownRatio(cpu / mean(own.map(({ cpuMsEach }) => cpuMsEach))),
    ]
  })
  const heads = ['board', 'p50 ms', 'p99 ms', 'server CPU ms each', 'p50 ÷ own', 'server CPU ÷ own']
  const rule = heads.map((_, at) => (at === 0 ? '---' : '---:'))
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
