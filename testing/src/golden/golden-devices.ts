import { setTimeout as wait } from 'node:timers/promises'
import { playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'
import { zigbeeKey } from '@roomwire/simulator/firmwares/zigbee-hub.ts'
import { connectAsync } from 'mqtt'
import { ask } from '../clients/ask.ts'
import { isStage, openLivePage } from '../clients/live-page.ts'
import { openTestDatabaseOf } from '../fixtures/open-test-database.ts'
import { playHub } from '../worlds/firmware-home.ts'
import type { TestServer } from '../worlds/test-server.ts'
import type { GoldenSession, Steps } from './golden-steps.ts'

/** Lets the devices of a golden home report, and people press until every kind of end was there. */
export async function letDevicesLive(
  server: TestServer,
  home: {
    owner: GoldenSession
    family: GoldenSession
    living: number
    kitchen: number
    devices: Record<string, string>
  },
) {
  const { owner, devices } = home
  const tank = await bring(server, 'WLM-GOLDEN-3', devices)
  await tank.report('state', { pins: { pump: 0, led: 1 }, waterLevel: '72%' })
  const fan = await bring(server, 'PC-GOLDEN-2', devices)
  await fan.report('state', { pins: { 13: 2, 18: 1, 19: 0 } })
  const lights = await bring(server, 'SC-GOLDEN-1', devices)
  const hello = { firmware: 'golden 1.2', ip: '192.168.1.77', uptime: 3_600 }
  const features = ['lease', 'protect', 'schedules']
  const able = { rssi: -61, freeMemory: 181_000, features, config: 'golden', plan: 'golden' }
  await lights.report('hello', { ...hello, ...able })
  await isPlanned(server)
  await lights.report('state', { pins: { 18: 0, 19: 1, 21: 0, 25: 1 } })
  await lights.report('touch', { touchPin: 14, state: 0 })
  for (const [line, body] of [
    ['PUT /api/devices/pin-name', { pin: '18', name: 'Ceiling light', icon: 'ceiling_lamp' }],
    ['PUT /api/devices/pin-name', { pin: '25', room_id: home.kitchen }],
    ['PUT /api/devices/pin-name', { pin: '19', on_for: 1_800 }],
    ['PUT /api/devices/pin-name', { pin: '21', ask_first: true }],
    ['PUT /api/devices/static-ip', { static_ip: '192.168.1.50', ...network }],
  ] as const) {
    const named = { device_identifier: 'SC-GOLDEN-1', ...body }
    const { status, text } = await ask(server, line, { token: owner.token, body: named })
    if (status !== 200) throw new Error(`${line}: ${text}`)
    server.clock.advance(1)
  }
  await declarePins(server, devices)
  await press(server, home, lights)
  await letGo(server, owner)
  await pressForAnHour(server, home, fan)
  await pressScene(server, owner)
  server.clock.advance(1)
  for (const device of [tank, fan, lights]) await device.leave()
  await keepOneOut(server, devices)
}

/** A board with pins of its own, one of which is something else by now. */
async function declarePins(server: TestServer, devices: Record<string, string>): Promise<void> {
  const lamps = await bring(server, 'OWN-GOLDEN-5', devices)
  const lamp = { key: 'lamp', name: 'Bed lamp', kind: 'level' }
  await lamps.report('hello', { pins: [lamp, { key: 'door' }] })
  await lamps.report('state', { pins: { lamp: 30, door: 1 } })
  await lamps.report('hello', { pins: [lamp, { key: 'door', kind: 'level' }] })
  await lamps.leave()
}

/** A board that is not let in, and two that use one secret. */
async function keepOneOut(server: TestServer, devices: Record<string, string>): Promise<void> {
  const identity = { username: 'SC-GOLDEN-1', password: devices['SC-GOLDEN-1'] ?? '' }
  const once = { ...identity, reconnectPeriod: 0 }
  for (const clientId of ['one', 'other', 'one', 'other']) {
    const board = await connectAsync(server.mqttUrl, { ...once, clientId })
    await board.endAsync()
  }
  await connectAsync(server.mqttUrl, { ...once, clean: false, clientId: 'one' }).catch(() => null)
  await server.roomwire.backgroundTasks.settled()
}

/** Which plan a device has is stored a moment after it has said so. */
async function isPlanned(server: TestServer): Promise<void> {
  const db = await openTestDatabaseOf(server)
  const stored = db.selectFrom('device_plan').select('stored').where('stored', '=', 'golden')
  while ((await stored.execute()).length === 0) await wait(20)
  await db.destroy()
}

const network = { gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '192.168.1.2' }

/** One command of every end: done, failed, superseded, expired, and one that still lives. */
async function press(
  server: TestServer,
  home: { owner: GoldenSession; family: GoldenSession; living: number },
  lights: Awaited<ReturnType<typeof bring>>,
) {
  const personOf = (session: GoldenSession) => ({
    url: server.url,
    email: '',
    password: '',
    ...session,
  })
  const page = await openLivePage(personOf(home.owner))
  const other = await openLivePage(personOf(home.family))
  await page.watch(home.living)
  await other.watch(home.living)
  const lamp = { deviceIdentifier: 'SC-GOLDEN-1', pin: 18 }
  const go = async (from: typeof page, messageId: string, action: 'on' | 'off') => {
    from.say({ ...lamp, messageId, action })
    await from.hears(isStage('sent', messageId))
    const order = await lights.order()
    server.clock.advance(1)
    return order
  }
  const done = await go(page, 'done', 'on')
  await lights.report('ack', { messageId: done, ok: true })
  await lights.report('state', { pins: { 18: 1 } })
  await page.hears(isStage('processed', 'done'))
  const failed = await go(page, 'failed', 'off')
  await lights.report('ack', { messageId: failed, ok: false, error: 'Relay is stuck' })
  await page.hears(isStage('failed', 'failed'))
  await go(other, 'superseded', 'off')
  await go(page, 'expired', 'on')
  server.clock.advance(6_000)
  await page.hears(isStage('failed', 'expired'))
  await go(other, 'living', 'off')
  await page.close()
  await other.close()
}

/** The lamp that was pressed last: schedules act on it again. */
async function letGo(server: TestServer, { token }: GoldenSession): Promise<void> {
  const { body } = await ask(server, 'GET /api/devices', { token })
  const lights = Object(body).devices.find(
    (one: object) => Object(one).deviceIdentifier === 'SC-GOLDEN-1',
  )
  const { at } = lights.pins['18'].lastChange
  const pressed = { device_identifier: 'SC-GOLDEN-1', pin: '18', changed_at: at }
  const { status, text } = await ask(server, 'POST /api/devices/let-go', { token, body: pressed })
  if (status !== 200) throw new Error(text)
}

/** A scene of a board that is away: what was asked of it stands in the log. A schedule sets it on some day. */
async function pressScene(server: TestServer, { token }: GoldenSession): Promise<void> {
  const state = { device_identifier: 'SC-GOLDEN-4', pin: '21', state: 1, for: 1_800 }
  const body = { name: 'Golden hour · 黄金', states: [state] }
  const made = await ask(server, 'POST /api/scenes', { token, body })
  const { scene_id: id } = Object(made.body)
  const pressed = await ask(server, `POST /api/scenes/${id}/press`, { token })
  if (pressed.status !== 200) throw new Error(pressed.text)
  const days = { kind: 'once', date: '2037-12-31' }
  const rule = { days, time: { kind: 'sunset', offset: 0 }, spread: 0, from: null, until: null }
  const form = { name: 'New Year', rule, pins: [], scene_id: id, for_s: null }
  const scheduled = await ask(server, 'POST /api/schedules', { token, body: form })
  if (scheduled.status !== 200) throw new Error(scheduled.text)
}

/** A lamp on a board that holds no leases: the server does. */
async function pressForAnHour(
  server: TestServer,
  { owner, kitchen }: { owner: GoldenSession; kitchen: number },
  board: Awaited<ReturnType<typeof bring>>,
) {
  const page = await openLivePage({ url: server.url, email: '', password: '', ...owner })
  await page.watch(kitchen)
  const lamp = { deviceIdentifier: 'PC-GOLDEN-2', pin: 18, action: 'on' }
  page.say({ ...lamp, messageId: 'for an hour', for: 3_600 })
  await page.hears(isStage('sent', 'for an hour'))
  await board.order()
  await board.report('state', { pins: { 18: 1 } })
  await page.hears(isStage('processed', 'for an hour'))
  await page.close()
}

/** A device that answers requests, and keeps commands in mind until somebody asks for them. */
async function bring(server: TestServer, identifier: string, secrets: Record<string, string>) {
  const client = await connectAsync(server.mqttUrl, {
    username: identifier,
    password: secrets[identifier],
    reconnectPeriod: 0,
  })
  const commandIds: string[] = []
  const publish = (word: string, said: object) =>
    client.publishAsync(`devices/${identifier}/${word}`, JSON.stringify(said), { qos: 1 })
  client.on('message', (topic, payload) => {
    const { messageId, requestId } = JSON.parse(String(payload))
    if (topic.endsWith('/command')) commandIds.push(messageId)
    if (topic.endsWith('/request')) void publish('reply', { requestId, ok: true, status: 200 })
  })
  const topics = ['command', 'request', 'error'].map((word) => `devices/${identifier}/${word}`)
  await client.subscribeAsync(topics, { qos: 1 })
  return {
    async report(word: string, said: object): Promise<void> {
      await publish(word, said)
      server.clock.advance(1)
    },
    /** The number of the next command. */
    async order(): Promise<string> {
      while (commandIds.length === 0) await wait(5)
      return commandIds.shift() ?? ''
    },
    leave: () => client.endAsync(),
  }
}

/** A hub, and one of the boards behind it as a device. */
export async function adoptOne(
  server: TestServer,
  steps: Steps,
  owner: GoldenSession,
): Promise<void> {
  const identifier = 'hub-golden-10'
  const secret = await steps.device(owner, identifier, 'Hub', null, { dialect: 'zigbee2mqtt' })
  const hub = playHub({ server: new URL(server.mqttUrl), identifier, secret })
  await hub.ready
  const adopt = { device_identifier: identifier, board: zigbeeKey(1), device_name: 'Socket' }
  for (let tries = 0; ; tries += 1) {
    const body = { token: owner.token, body: adopt }
    const { status, text } = await ask(server, 'POST /api/devices/adopt', body)
    if (status === 200) break
    if (tries === 50) throw new Error(`The board was not adopted: ${text}`)
    await wait(100)
  }
  await hub.stop()
}

/** A node, which the server dials, and which is gone by now. */
export async function dialNode(
  server: TestServer,
  steps: Steps,
  owner: GoldenSession,
): Promise<void> {
  const key = Buffer.alloc(32, 'golden').toString('base64')
  const host = '127.71.0.1'
  const node = await playNode({ host, key, name: 'golden', mac: 'A8:03:2A:00:00:07' })
  const form = { dialect: 'esphome', device_local_IP: host, encryption_key: key }
  await steps.device(owner, 'node-golden-11', 'Node', null, form)
  const isKnown = async () => (await server.roomwire.devices.nodes()).at(0)?.node_mac !== null
  while (!(await isKnown())) await wait(20)
  await node.stop()
}
