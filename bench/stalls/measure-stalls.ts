import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import {
  openPressingNeighbour,
  type PressingNeighbour,
} from '@roomwire/testing/worlds/pressing-neighbour.ts'
import { conditions } from '../report/machine.ts'
import { withPart } from '../report/page.ts'
import { askLive } from './ask-live.ts'
import { call, type Fields, signInByEmail } from './calls.ts'
import { furnishLarge, type LargePeople } from './furnish.ts'
import type { Largeness } from './large-server.ts'
import { quotaCosts } from './quota-cost.ts'
import { type Line, stallsMarkdown, tableOf } from './stall-table.ts'
import { type Stalled, stalledCalls } from './stalled-calls.ts'
import { startWatched, type Watched } from './watched.ts'
import type { RoundName } from './watched-server.ts'

const usage = `Measures how long the event loop of a large server is busy without a pause for each call and each round
of housekeeping, and what a neighbour's presses take meanwhile. It is for SQLite. Whatever changes nothing
is asked twice.

Usage: npm run bench -- stalls [options]

  --devices N   devices of the large home (default 2499)
  --others N    devices of all other homes together (default 7500)
  --rows N      rows of commands, activity, audit log and samples together (default 10000000)
  --only TEXT   only what has the text in its line
  --keep DIR    furnishes this folder, and uses it again next time
  --out FILE    puts the table into this page, as docs/performance.md has it (default: none)
  --profiles DIR  writes a profile of the server's processor time there

  CPU ms    the most processor time that the loop took without a pause: other programs do not count
  loop ms   the longest that the loop stood still, whatever for
`

const rounds: readonly RoundName[] = [
  'commands that are overdue',
  'devices to delete',
  'what has expired',
  'commands that nobody knows',
  'homes to delete',
  'runs of schedules',
  'what deleted devices have measured',
  'rules of time zones',
  'days without a seal',
  'old logs',
  'history',
  'when schedules are due',
  'links of the audit log',
]

type Options = Largeness & {
  only: string
  keep?: string | undefined
  profiles?: string | undefined
}

/** `npm run bench -- stalls`. Returns the exit code. */
export async function benchStalls(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      devices: { type: 'string', default: '2499' },
      others: { type: 'string', default: '7500' },
      rows: { type: 'string', default: '10000000' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      profiles: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [devices, others, rows] = [values.devices, values.others, values.rows].map(Number)
  if (values.help || !devices || !others || !rows) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const data = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  const { only, keep, profiles, out } = values
  const lines = await measure(data, { devices, others, rows, only, keep, profiles })
  console.log(tableOf(lines))
  const { press, report } = await quotaCosts()
  const counting = `Counting quotas takes ${press.toFixed(1)} µs of each press and ${report.toFixed(1)} µs of each report.`
  console.log(counting)
  if (out !== undefined) {
    const how = conditions(
      ['npm run bench -- stalls', ...args].join(' '),
      new Date(),
      [],
      'no process is pinned',
    )
    const size = `${devices} devices in the large home, ${others} in others, ${rows} rows.`
    const text = `## ${title}\n\n${how}\n\n${size} ${counting}\n\n${stallsMarkdown(lines)}`
    writeFileSync(out, withPart(readFileSync(out, 'utf8'), 'stalls', text))
  }
  return 0
}

const title = 'What each call and each round of housekeeping holds up'

async function measure(data: string, options: Options): Promise<Line[]> {
  const { only, profiles } = options
  const people = await furnishOnce(data, options)
  const began = performance.now()
  const server = await startWatched(data, profiles)
  const lines: Line[] = [{ title: 'a start, until it answers', tookMs: performance.now() - began }]
  const { email, device, secret } = people.neighbour
  const token = await signInByEmail(server.url, email)
  const neighbour = await openPressingNeighbour(server, { token, device, secret })
  await sleep(5_000)
  const at = { server, neighbour, data, token: await signInByEmail(server.url, people.owner.email) }
  lines.push(await watch(at, 'nothing', () => sleep(5_000)))
  // First: after a call that erases it would pause.
  lines.push(...(await measureRounds(at, ['erasure'], only)))
  lines.push(...(await measureCalls(at, people, only)))
  lines.push(...(await measureRounds(at, rounds, only)))
  await neighbour.close()
  server.stop()
  await server.ended
  return lines
}

/** Furnishes the folder, or copies what was furnished before. */
async function furnishOnce(data: string, { keep, ...options }: Options): Promise<LargePeople> {
  if (keep === undefined) return furnishLarge(data, options)
  const note = join(keep, 'people.json')
  if (!existsSync(note)) {
    mkdirSync(keep, { recursive: true, mode: 0o700 })
    writeFileSync(note, JSON.stringify(await furnishLarge(keep, options)))
  }
  cpSync(keep, data, { recursive: true })
  return JSON.parse(readFileSync(note, 'utf8'))
}

type At = { server: Watched; neighbour: PressingNeighbour; data: string; token: string }

/** Measures the loop during some work, and for a moment after it: what follows it counts too. */
async function watch(
  { server, neighbour }: Pick<At, 'server' | 'neighbour'>,
  title: string,
  work: () => Promise<Pick<Line, 'status' | 'bytes'> | undefined>,
): Promise<Line> {
  await sleep(300)
  await server.ask({})
  neighbour.take()
  const from = performance.now()
  const came = await work()
  const tookMs = performance.now() - from
  await sleep(300)
  return { title, tookMs, ...came, ...(await server.ask({})), presses: neighbour.take() }
}

async function measureCalls(at: At, people: LargePeople, only: string): Promise<Line[]> {
  const lines: Line[] = []
  let said: Fields = {}
  for (const one of stalledCalls(people)) {
    const asked = typeof one === 'function' ? one(said) : one
    const title = nameOf(asked)
    if (!title.includes(only)) continue
    const work = async () => {
      const { text, ...came } = await ask(at, asked)
      said = { ...said, ...fieldsIn(text) }
      return came
    }
    const line = await watch(at, title, work)
    const again = isRepeatable(asked) ? await watch(at, title, work) : undefined
    lines.push({ ...line, againCpuMs: again?.cpuMs })
    console.log(`${Math.round(line.tookMs)} ms ${title} ${line.status ?? ''}`)
  }
  return lines
}

/** Whether it changes nothing. */
const isRepeatable = (asked: Stalled): boolean =>
  'live' in asked || ('method' in asked && asked.method === 'GET')

const nameOf = (asked: Stalled): string => {
  if ('live' in asked) return `live ${JSON.stringify(asked.live)}`
  return 'admin' in asked ? `admin ${asked.admin.join(' ')}` : `${asked.method} ${asked.path}`
}

type Came = Pick<Line, 'status' | 'bytes'> & { text: string }

async function ask({ server: { url }, token, data }: At, asked: Stalled): Promise<Came> {
  if ('live' in asked) return askLive({ url, token }, asked.live)
  if ('method' in asked) return call({ url, token }, asked)
  // Another program, as its users run it.
  const program = fileURLToPath(new URL('../../server/src/cli/admin.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [program, ...asked.admin, '--data', data])
  return { text: '' }
}

function fieldsIn(text: string): Fields {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

async function measureRounds(at: At, names: readonly RoundName[], only: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const round of names) {
    const title = `round: ${round}`
    if (!title.includes(only)) continue
    let failed: string | undefined
    const line = await watch(at, title, async () => {
      failed = (await at.server.ask({ round })).failed
      return undefined
    })
    lines.push({ ...line, title: failed ? `${title} (${failed})` : title })
  }
  return lines
}
