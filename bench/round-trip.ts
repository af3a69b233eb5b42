import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mqtt from 'mqtt-packet'
import { WebSocket } from 'ws'

/*
 * Measures how long a press takes from a page to the device and back, through the
 * whole of Roomwire with everything on (session, access, command log, stored
 * state), beside the bare bridge in the same run.
 *
 * Closed loop: C pages, C homes, one device a home; a page presses, the device
 * reports at once, the page presses again when it has seen that.
 * Usage: node bench/round-trip.ts [seconds] [pages,…]      (Node 26: npm run bench)
 */

const seconds = Number(process.argv[2] ?? 3)
const pageCounts = (process.argv[3] ?? '1,32').split(',').map(Number)
const rounds = 3

type Subject = {
  name: string
  process: ChildProcess
  httpPort: number
  mqttPort: number
  /** Prepares a home; returns the page's address and the device's credentials. */
  prepare(
    index: number,
  ): Promise<{ page: string; identifier: string; secret: string; first?: unknown }>
}

async function startBareBridge(): Promise<Subject> {
  const [httpPort, mqttPort] = [24_001, 24_002]
  const args = [join(import.meta.dirname, 'bare-bridge.ts'), `${httpPort}`, `${mqttPort}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    name: 'bare bridge',
    process: child,
    httpPort,
    mqttPort,
    async prepare(index) {
      const identifier = `SC-${String(index).padStart(6, '0')}`
      return { page: `ws://127.0.0.1:${httpPort}/?device=${identifier}`, identifier, secret: 'x' }
    },
  }
}

async function startRoomwire(data: string): Promise<Subject> {
  const [httpPort, mqttPort] = [24_003, 24_004]
  const args = [
    '--port',
    `${httpPort}`,
    '--mqtt-port',
    `${mqttPort}`,
    '--data',
    data,
    '--no-demo',
    '--limit-scale',
    '100000',
  ]
  const main = join(import.meta.dirname, '../server/src/main.ts')
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${httpPort}`
  const post = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return Object(await response.json())
  }
  return {
    name: 'roomwire',
    process: child,
    httpPort,
    mqttPort,
    async prepare(index) {
      const email = `bench.${process.pid}.${performance.now()}.${index}@example.com`
      const { token } = await post('/api/users/register', {
        username: 'Bench',
        email,
        password: 'a bench password',
      })
      const { room_id } = await post('/api/rooms/', { room_name: 'Room' }, token)
      const identifier = 'SC-000001'
      const { device_secret } = await post(
        '/api/devices/register',
        {
          device_identifier: identifier,
          device_name: 'Bench',
          device_local_IP: '10.0.0.1',
          room_id,
        },
        token,
      )
      const page = `ws://127.0.0.1:${httpPort}/ws-app?token=${token}`
      return {
        page,
        identifier,
        secret: device_secret,
        first: { type: 'subscribeRoom', roomId: room_id },
      }
    },
  }
}

/** A device that reports the desired state at once, on the least of a client. */
async function playDevice(port: number, identifier: string, secret: string): Promise<() => void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const parser = mqtt.parser()
  const subscribed = Promise.withResolvers<void>()
  parser.on('packet', (packet) => {
    if (packet.cmd === 'connack') {
      const subscriptions = [{ topic: `devices/${identifier}/command`, qos: 0 as const }]
      socket.write(mqtt.generate({ cmd: 'subscribe', messageId: 1, subscriptions }))
    }
    if (packet.cmd === 'suback') subscribed.resolve()
    if (packet.cmd !== 'publish') return
    const { pin, state } = JSON.parse(String(packet.payload))
    const payload = JSON.stringify({ pins: { [pin]: state } })
    const topic = `devices/${identifier}/state`
    socket.write(
      mqtt.generate({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false }),
    )
  })
  socket.on('data', (chunk: Buffer) => parser.parse(chunk))
  const password = Buffer.from(secret)
  socket.write(
    mqtt.generate({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 4,
      clean: true,
      clientId: '',
      keepalive: 60,
      username: identifier,
      password,
    }),
  )
  await subscribed.promise
  return () => socket.destroy()
}

/** One page that presses pin 18 again and again; round trips in ms go into `trips`. */
async function playPage(address: string, identifier: string, first: unknown, trips: number[]) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let desired = 0
  let pressedAt = 0
  let isOver = false
  const press = () => {
    desired = 1 - desired
    pressedAt = performance.now()
    const action = desired === 1 ? 'on' : 'off'
    const messageId = `${pressedAt}-${trips.length}`
    socket.send(JSON.stringify({ deviceIdentifier: identifier, messageId, action, pin: 18 }))
  }
  const isConfirmed = (said: Record<string, unknown>) => {
    const pins = Object(said.pins)
    const pin = pins['18']
    const state = typeof pin === 'object' ? pin.state : pin
    const isWishOnly = typeof pin === 'object' && 'desired' in pin
    return state === desired && !isWishOnly && !('type' in said)
  }
  socket.on('message', (data) => {
    if (!isConfirmed(JSON.parse(String(data)))) return
    trips.push(performance.now() - pressedAt)
    if (!isOver) press()
  })
  if (first) socket.send(JSON.stringify(first))
  return {
    press,
    stop: () => {
      isOver = true
      socket.close()
    },
  }
}

/** User and system CPU time of a process, ms (Linux). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function measure(subject: Subject, pages: number) {
  const trips: number[] = []
  const stops: (() => void)[] = []
  const presses: (() => void)[] = []
  for (let index = 0; index < pages; index += 1) {
    const { page, identifier, secret, first } = await subject.prepare(index)
    stops.push(await playDevice(subject.mqttPort, identifier, secret))
    const played = await playPage(page, identifier, first, trips)
    stops.push(played.stop)
    presses.push(played.press)
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const press of presses) press()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  trips.length = 0
  const cpu = cpuMs(subject.process.pid ?? 0)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const count = trips.length
  const used = cpuMs(subject.process.pid ?? 0) - cpu
  for (const stop of stops) stop()
  const sorted = trips.slice(0, count).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: count / seconds, cpuEach: used / count }
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const data = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
const subjects = [await startBareBridge(), await startRoomwire(data)]
console.log('pages  subject       p50 ms   p99 ms   trips/s   server CPU ms each')
for (const pages of pageCounts) {
  const results = new Map<string, Awaited<ReturnType<typeof measure>>[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const result = await measure(subject, pages)
      results.set(subject.name, [...(results.get(subject.name) ?? []), result])
    }
  }
  const rows = [...results].map(([name, all]) => ({
    name,
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    cpuEach: median(all.map(({ cpuEach }) => cpuEach)),
  }))
  for (const row of rows) {
    const cells = [
      row.p50.toFixed(3),
      row.p99.toFixed(2),
      row.perSecond.toFixed(0),
      row.cpuEach.toFixed(4),
    ]
    console.log(
      `${String(pages).padEnd(6)} ${row.name.padEnd(12)} ${cells.map((cell) => cell.padStart(8)).join(' ')}`,
    )
  }
  const [bare, ours] = rows
  if (bare && ours) {
    console.log(
      `${String(pages).padEnd(6)} ratio        p50 ${(ours.p50 / bare.p50).toFixed(2)}  trips/s ${(ours.perSecond / bare.perSecond).toFixed(2)}  CPU ${(ours.cpuEach / bare.cpuEach).toFixed(2)}`,
    )
  }
}
for (const subject of subjects) subject.process.kill('SIGTERM')
rmSync(data, { recursive: true, force: true })
