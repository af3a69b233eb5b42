import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { WebSocket } from 'ws'
import { enlarge, type Largeness } from './large-server.ts'
import { type StalledCall, stalledCalls } from './stalled-calls.ts'
import type { RoundName, StallAnswer, StallQuestion, WatchedPorts } from './watched-server.ts'

const usage = `Measures how long the event loop of a large server stands still for each call and each round of
housekeeping, and what a neighbour's presses take meanwhile. It is for SQLite.

Usage: npm run bench -- stalls [options]

  --devices N   devices of the large home (default 2499)
  --others N    devices of all other homes together (default 7500)
  --rows N      rows of commands, activity, audit log and samples together (default 10000000)
`

const password = 'correct horse battery'
const rounds: readonly RoundName[] = [
  ...(['commands that are overdue', 'devices to delete', 'what has expired'] as const),
  ...(['days without a seal', 'old logs', 'history', 'when schedules are due'] as const),
  'links of the audit log',
]

/** `npm run bench -- stalls`. Returns the exit code. */
export async function benchStalls(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      devices: { type: 'string', default: '2499' },
      others: { type: 'string', default: '7500' },
      rows: { type: 'string', default: '10000000' },
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
  console.log(await measure(data, { devices, others, rows }))
  return 0
}

async function measure(data: string, largeness: Largeness): Promise<string> {
  const people = await furnish(data, largeness)
  const began = performance.now()
  const server = await startWatched(data)
  const lines: Line[] = [{ what: 'a start, until it answers', tookMs: performance.now() - began }]
  const neighbour = await openNeighbour(server, people.neighbour)
  await sleep(5_000)
  await server.ask({})
  neighbour.take()
  await sleep(5_000)
  lines.push({
    what: 'nothing',
    tookMs: 5_000,
    ...(await server.ask({})),
    presses: neighbour.take(),
  })
  const owner = { url: server.url, token: await signIn(server.url, people.owner.email) }
  // First: after a call that erases it would pause.
  lines.push(await measureRound(server, neighbour, 'erasure'))
  console.log('calls …')
  for (const call of stalledCalls({ ...people.owner, password })) {
    await sleep(300)
    await server.ask({})
    neighbour.take()
    const from = performance.now()
    const { status, bytes } = await make(owner, call)
    const tookMs = performance.now() - from
    await sleep(300) // What follows it counts too.
    console.log(`${Math.round(tookMs)} ms ${call.method} ${call.path.slice(0, 60)} ${status}`)
    lines.push({
      what: `${call.method} ${call.path}`,
      ...{ status, bytes, tookMs },
      ...(await server.ask({})),
      presses: neighbour.take(),
    })
  }
  for (const round of rounds) lines.push(await measureRound(server, neighbour, round))
  neighbour.close()
  server.stop()
  return table(lines)
}

async function measureRound(
  server: Watched,
  neighbour: Neighbour,
  round: RoundName,
): Promise<Line> {
  neighbour.take()
  const from = performance.now()
  const answer = await server.ask({ round })
  const tookMs = performance.now() - from
  await sleep(300) // What waited for it counts too.
  const what = `round: ${round}${answer.failed ? ` (${answer.failed})` : ''}`
  return { what, tookMs, ...answer, presses: neighbour.take() }
}

type Line = {
  what: string
  tookMs: number
  presses?: number[]
  status?: number
  bytes?: number
} & Partial<StallAnswer>

function table(lines: readonly Line[]): string {
  const sorted = lines.toSorted((one, other) => (other.longestMs ?? 0) - (one.longestMs ?? 0))
  const rows = sorted.map(({ what, status, bytes, tookMs, longestMs, statements, presses }) => [
    ...[longestMs ?? '', statements ?? '', Math.round(tookMs), bytes ?? '', status ?? ''],
    ...[share(presses, 0.5), share(presses, 0.99), what.slice(0, 90)],
  ])
  const head = ['loop ms', 'statements', 'took ms', 'bytes', 'status', 'press p50', 'p99', 'what']
  return [head, ...rows]
    .map((row) => row.map((cell, at) => (at < 7 ? String(cell).padStart(10) : ` ${cell}`)).join(''))
    .join('\n')
}

function share(presses: readonly number[] = [], part: number): string {
  const sorted = presses.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(1) ?? ''
}

/** Registers two homes, and makes one of them and the server large. */
async function furnish(data: string, largeness: Largeness) {
  const server = await startWatched(data)
  const register = async (name: string, identifier: string) => {
    const email = `${name}@example.com`
    const form = { username: name, email, password, role: 'user' }
    const { token, user_id } = await made(server, '', '/api/users/register', form)
    const room = await made(server, token, '/api/rooms/', { room_name: 'Hall' })
    const device = {
      ...{ device_identifier: identifier, device_name: 'Lamp', room_id: room.room_id },
      device_local_IP: '192.0.2.1',
    }
    const { device_secret } = await made(server, token, '/api/devices/register', device)
    const [personId, roomId] = [Number(user_id), Number(room.room_id)]
    return { email, personId, roomId, device: identifier, secret: String(device_secret) }
  }
  const owner = await register('owner', 'SC-000001')
  const neighbour = await register('neighbour', 'SC-000002')
  server.stop()
  await server.ended
  await enlarge(data, largeness)
  return { owner, neighbour }
}

async function made(server: Watched, token: unknown, path: string, body: object) {
  const { status, text } = await make(
    { url: server.url, token: String(token) },
    { method: 'POST', path, body },
  )
  if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`)
  return Object(JSON.parse(text)) as Record<string, unknown> // Its fields are looked at one by one.
}

async function signIn(url: string, email: string): Promise<string> {
  const { text } = await make(
    { url, token: '' },
    { method: 'POST', path: '/api/users/login', body: { email, password } },
  )
  return String(Object(JSON.parse(text)).token)
}

async function make(
  { url, token }: { url: string; token: string },
  { method, path, body }: StalledCall,
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      connection: 'close', // No answer meets the end of a connection that rested.
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, bytes: text.length, text }
}

type Watched = Awaited<ReturnType<typeof startWatched>>

async function startWatched(data: string) {
  const child: ChildProcess = fork(new URL('./watched-server.ts', import.meta.url), [data])
  const ended = once(child, 'exit')
  // It says nothing else before it is asked.
  const [{ port, mqttPort }] = (await Promise.race([once(child, 'message'), ended])) as [
    WatchedPorts,
  ]
  return {
    url: `http://127.0.0.1:${port}`,
    mqttUrl: `mqtt://127.0.0.1:${mqttPort}`,
    ended,
    async ask(question: StallQuestion): Promise<StallAnswer> {
      const answer = once(child, 'message')
      child.send(question)
      const [said] = (await answer) as [StallAnswer] // The child answers each question once.
      return said
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

type Neighbour = Awaited<ReturnType<typeof openNeighbour>>

/** A neighbour whose device is connected, and who presses its switch every 25 ms from a page. */
async function openNeighbour(
  server: Watched,
  { email, device, secret }: { email: string; device: string; secret: string },
) {
  const board = await connectTestDevice(server.mqttUrl, device, secret)
  const token = await signIn(server.url, email)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws-app?token=${token}`)
  await once(socket, 'open')
  const begun = new Map<string, number>()
  let taken: number[] = []
  let count = 0
  socket.on('message', (data) => {
    const { stage, messageId } = Object(JSON.parse(String(data)))
    const from = begun.get(messageId)
    if (stage !== 'received' || from === undefined) return
    begun.delete(messageId)
    taken.push(performance.now() - from)
  })
  const timer = setInterval(() => {
    count += 1
    const messageId = `press ${count}`
    begun.set(messageId, performance.now())
    const action = count % 2 ? 'on' : 'off'
    socket.send(JSON.stringify({ deviceIdentifier: device, action, pin: 18, messageId }))
  }, 25)
  return {
    /** How long each press took since this was asked last, ms. */
    take(): number[] {
      const presses = taken
      taken = []
      return presses
    },
    close(): void {
      clearInterval(timer)
      socket.terminate()
      void board.leave()
    },
  }
}
