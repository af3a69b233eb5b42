/** An attacker on the NATS between two servers hears everything and may send anything, without the key. */
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { updateDeviceEndpoint, wifiInfoEndpoint } from '@roomwire/contracts/http/devices.ts'
import { startSimulator } from '@roomwire/simulator/simulator.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
  testClock,
} from '@roomwire/testing/worlds/test-server.ts'
import { type Service, startNats } from '@roomwire/testing/worlds/test-services.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openKeys } from '../src/platform/keys.ts'

/** Replays after the last press, s. */
const waitS = volume('BUS_REPLAY_S', 2)
const devicesMost = 4
const pressesEach = volume('BUS_PRESSES', 5)

let nats: Service
let fixture: Awaited<ReturnType<typeof openFixture>>
let a: TestServer
let b: TestServer

beforeAll(async () => {
  nats = await startNats()
  fixture = await openFixture(nats.url)
  // Their clocks are ten minutes apart: nothing on the bus goes by them.
  const [early, late] = [testClock(), testClock()]
  early.advance(-300_000)
  late.advance(300_000)
  a = await startTestServer('postgres', { clock: early, shared: fixture })
  b = await startTestServer('postgres', { clock: late, shared: fixture })
})
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()])
  await fixture.leave()
  await nats.stop()
})

type Message = { subject: string; data: Uint8Array }

async function openStranger() {
  const client = await connect({ servers: nats.url })
  const heard: Message[] = []
  client.subscribe('>', { callback: (_, { subject, data }) => void heard.push({ subject, data }) })
  await client.flush()
  const send = async (messages: Message[]) => {
    for (const { subject, data } of messages) client.publish(subject, data)
    await client.flush()
  }
  /** Takes the messages that it has heard so far. */
  const take = () => heard.splice(0)
  return { client, send, take }
}

/** Four devices at B, and a page of their home at A. */
async function openHouse() {
  const home = await createTestHome(a.url)
  const { owner, roomId } = home
  const names = ['SC-000001', 'SC-000002', 'SC-000003', 'SC-000004'].slice(0, devicesMost)
  const secrets = [home.secret]
  for (const name of names.slice(1)) secrets.push(await addDevice(owner, name, roomId))
  const connectAll = () =>
    Promise.all(names.map((name, n) => connectTestDevice(b.mqttUrl, name, secrets[n] ?? '')))
  const page = await openLivePage(owner)
  await page.watch(roomId)
  let presses = 0
  return {
    owner,
    page,
    connectAll,
    /** Presses each device so many times; resolves when all have obeyed. */
    async press() {
      for (let n = 0; n < pressesEach; n += 1) {
        for (const deviceIdentifier of names) {
          presses += 1
          const action = presses % 2 ? 'on' : 'off'
          page.say({ deviceIdentifier, action, pin: 18, messageId: `press ${presses}` })
          await page.hears(isStage('processed', `press ${presses}`))
        }
      }
    },
  }
}

/** Messages that can be made of captured ones without the key. */
function forgeries(captured: Message[], fingerprint: string): Message[] {
  const subjects = [...new Set(captured.map(({ subject }) => subject))]
  const altered = captured.map(({ subject, data }, n) => {
    const bytes = Uint8Array.from(data)
    const at = (n * 7) % Math.max(1, bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    return { subject, data: bytes }
  })
  const moved = captured.map(({ data }, n) => ({
    subject: subjects[n % subjects.length] ?? '',
    data,
  }))
  const command = {
    kind: 'command',
    requester: { id: 1, role: 'user', name: 'Forger', homeId: 1 },
    cause: 'page',
    messageId: '"forged"',
    origin: 'nobody',
    action: 'on',
    pin: '18',
    desired: 1,
    lifeMs: 5_000,
  }
  const events = [command, { kind: 'replaced', epoch: 1_000_000 }, { kind: 'removed' }]
  const forged = Array.from({ length: 12 }, (_, id) =>
    events.flatMap((event) =>
      ['roomwire', 'roomwire.1', 'roomwire.2'].map((prefix) => ({
        subject: `${prefix}.${fingerprint}.device.${id}`,
        data: Buffer.from(JSON.stringify(event)),
      })),
    ),
  )
  return [...altered, ...moved, ...forged.flat()]
}

it('R-38 a stranger on the bus switches nothing, disconnects nothing and reads nothing, and everything true still arrives', async () => {
  const { owner, page, connectAll, press } = await openHouse()
  const { fingerprint } = openKeys(fixture.data)
  const stranger = await openStranger()
  let devices = await connectAll()
  await callApi(owner, updateDeviceEndpoint, {
    body: { device_identifier: 'SC-000001', device_name: 'Canary Lamp' },
  })
  const secret = await addDevice(owner, 'SC-000099')
  const simulator = await startSimulator({
    devices: [{ identifier: 'SC-000099', secret, ip: '192.168.1.44' }],
    server: new URL(b.mqttUrl),
    knobs: 'off',
    localWeb: 'off',
    waits: { first: 20, longest: 100 },
  })
  await simulator.connected()
  const wifi = () => callApi(owner, wifiInfoEndpoint, { query: { device_identifier: 'SC-000099' } })
  await expect.poll(() => wifi().catch(() => undefined)).toMatchObject({ ssid: 'Roomwire Home' })
  await press()
  const captured = stranger.take()
  expect(captured.length).toBeGreaterThan(devices.length * pressesEach)

  const text = captured.map(({ data }) => Buffer.from(data).toString('latin1')).join('\n')
  const canaries = [
    'Canary',
    'Roomwire Home',
    'Living Room',
    'state',
    'SC-0000',
    '192.168',
    '"kind"',
  ]
  const readable = canaries.filter((canary) => text.includes(canary))
  expect(readable).toEqual([])

  const attack = async () => {
    await stranger.send(captured)
    await stranger.send(forgeries(captured, fingerprint))
  }
  const obeyed = () => devices.map(({ commands }) => commands.length)
  await page.settles()
  await attack() // At once.
  await wait(waitS * 1_000)
  await attack()
  await press()
  expect(obeyed()).toEqual(devices.map(() => 2 * pressesEach))
  expect(devices.every(({ client }) => client.connected)).toBe(true)
  await page.settles()

  // The receiver starts again and knows nothing of what it has heard before.
  b = await restartTestServer(b, 'postgres')
  await Promise.all(devices.map(({ closed }) => closed))
  devices = await connectAll()
  await attack()
  await press()
  expect(obeyed()).toEqual(devices.map(() => pressesEach))
  expect(devices.every(({ client }) => client.connected)).toBe(true)
  expect([...a.bugs, ...b.bugs]).toEqual([])

  figure('R-38', 'messages of two servers that a stranger has sent again', 3 * captured.length)
  figure('R-38', 'devices that they switched or disconnected', 0)
  figure('R-38', 'canaries that could be read in them', readable.length)
  await Promise.all(devices.map((device) => device.leave()))
  await Promise.all([simulator.stop(), page.close(), stranger.client.close()])
})
