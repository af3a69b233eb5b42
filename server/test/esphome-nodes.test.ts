/** Nodes with ESPHome, over real sockets: the server dials them, and is encrypted. */
import { randomBytes, randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import * as devices from '@roomwire/contracts/http/devices.ts'
import { nodePort } from '@roomwire/contracts/vocabulary/node-key.ts'
import { networksOf } from '@roomwire/server/platform/networks.ts'
import { nodeTimes } from '@roomwire/server/transports/esphome/node-session.ts'
import { type NodeOptions, playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'
import {
  addRoom,
  answerOf,
  callApi,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { wholeExport } from '@roomwire/testing/clients/whole-export.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

const newKey = () => randomBytes(32).toString('base64')
const newMac = () => [...randomBytes(6)].map((byte) => byte.toString(16).padStart(2, '0')).join(':')
/** Nodes wait on one port: each has an address of its own on this machine. */
const newHost = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`

describe.each(engines)('a node with ESPHome (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  async function startNode(options: Partial<NodeOptions> = {}) {
    const account = { host: newHost(), key: newKey(), name: 'kitchen', mac: newMac(), ...options }
    const node = await playNode(account)
    onTestFinished(node.stop)
    return { node, ...account, key: account.key ?? newKey() }
  }

  const register = (
    person: TestPerson,
    { host, key }: { host: string; key: string | undefined },
    more: { room_id?: number; identifier?: string } = {},
  ) =>
    answerOf(person, devices.registerDeviceEndpoint, {
      body: {
        device_identifier: more.identifier ?? 'kitchen-node',
        device_name: 'Kitchen node',
        device_local_IP: host,
        dialect: 'esphome',
        ...(key !== undefined && { encryption_key: key }),
        ...(more.room_id !== undefined && { room_id: more.room_id }),
      },
    })

  const isConnected = (owner: TestPerson, connected: boolean) =>
    expect
      .poll(() => shownTo(owner, 'kitchen-node'), { timeout: 5_000 })
      .toMatchObject({ connected })

  const whyRefused = async (owner: TestPerson) =>
    (
      await callApi(owner, devices.deviceConnectionEndpoint, {
        query: { device_identifier: 'kitchen-node' },
      })
    ).refused?.why

  async function openNodeHome(options: Partial<NodeOptions> = {}) {
    const owner = await registerOwner(server.url)
    const room_id = await addRoom(owner, 'Kitchen')
    const started = await startNode(options)
    const answer = await register(owner, started, { room_id })
    expect(answer).toMatchObject({ status: 200, body: { device_secret: '' } })
    await isConnected(owner, true)
    const page = await openLivePage(owner)
    await page.watch(room_id)
    return { owner, room_id, page, ...started }
  }

  it('shows its pins and readings, and leaves out texts', async () => {
    const { owner } = await openNodeHome()
    await expect
      .poll(() => shownTo(owner, 'kitchen-node'))
      .toMatchObject({
        firmware: 'ESPHome 2026.10.0',
        pins: {
          'switch.relay': { state: 0 },
          'light.lamp': { state: 0 },
          'fan.fan': { state: 0 },
          'cover.blind': { state: 0 },
          'binary_sensor.window': { state: 0 },
        },
      })
    const { pins } = await shownTo(owner, 'kitchen-node')
    expect(Object.keys(pins)).toHaveLength(6)
  })

  it('is pressed, each kind of pin, and echoes before the press counts as done', async () => {
    const { page, node } = await openNodeHome()
    const presses = [
      ['switch.relay', 'on', 1, () => expect(node.stateOf(1)).toMatchObject({ 2: true })],
      ['light.lamp', 'setLevel', 37, () => expect(node.stateOf(2)).toMatchObject({ 2: true })],
      ['fan.fan', 'setFanState', 2, () => expect(node.stateOf(3)).toMatchObject({ 6: 2 })],
      ['button.bell', 'press', 1, () => expect(node.presses()).toBe(1)],
      ['cover.blind', 'setCover', 100, () => undefined],
      // It is on already, and so says nothing about that.
      ['switch.relay', 'on', 1, () => expect(node.stateOf(1)).toMatchObject({ 2: true })],
    ] as const
    for (const [index, [pin, action, state, isDone]] of presses.entries()) {
      const messageId = `m${index}`
      page.say({ deviceIdentifier: 'kitchen-node', action, pin, state, messageId })
      await page.hears(isStage('processed', messageId))
      isDone()
    }
    await page.hears(isUpdate(({ pins }) => pins['cover.blind']?.state === 100))
  })

  it('is told to pages once for each press', async () => {
    const { page } = await openNodeHome()
    const press = (action: string, pin: string, messageId: string) =>
      page.say({ deviceIdentifier: 'kitchen-node', action, pin, state: 1, messageId })
    press('on', 'switch.relay', 'm1')
    await page.hears(isStage('processed', 'm1'))
    // A node takes one after another: the answers to the first press came before this one is done.
    press('press', 'button.bell', 'm2')
    await expect.poll(() => page.heard.some(isStage('processed', 'm2'))).toBe(true)
    expect(page.heard.filter(isUpdate(() => true))).toHaveLength(1)
  })

  it('tells what somebody does at the board', async () => {
    const { page, node } = await openNodeHome()
    node.press(1)
    await page.hears(isUpdate(({ pins }) => pins['switch.relay']?.state === 1))
    node.press(6)
    await page.hears(isUpdate(({ pins }) => pins['binary_sensor.window']?.state === 1))
  })

  it('comes back by itself, and says how it is', async () => {
    const { owner, node } = await openNodeHome()
    node.hangUp()
    node.press(1)
    await expect
      .poll(() => shownTo(owner, 'kitchen-node'), { timeout: 5_000 })
      .toMatchObject({ connected: true, pins: { 'switch.relay': { state: 1 } } })
    expect(node.clients()).toEqual({ accepted: 2, open: 1 })
  })

  it('is never dialled without a key', async () => {
    const owner = await registerOwner(server.url)
    const { host } = await startNode()
    const refused = await register(owner, { host, key: undefined })
    expect([refused.status, Object(refused.body).error]).toEqual([
      400,
      'A node needs its encryption key: it is never dialled without',
    ])
    for (const key of ['', 'x'.repeat(44), `${newKey()}=`, newKey().slice(4)]) {
      expect(await register(owner, { host, key })).toMatchObject({ status: 400 })
    }
  })

  it.each([
    ['a wrong key', { key: newKey() }, 'node_wrong_key'],
    ['no encryption', { key: undefined }, 'node_not_encrypted'],
    ['an API that is too old', { minor: 5 }, 'node_version'],
  ] as const)(
    'is told to those who manage the home where it has %s',
    async (_name, options, why) => {
      const owner = await registerOwner(server.url)
      const { host, node, key } = await startNode(options)
      await register(owner, { host, key: 'key' in options ? newKey() : key })
      await expect.poll(() => whyRefused(owner)).toBe(why)
      expect(await shownTo(owner, 'kitchen-node')).toMatchObject({ connected: false, pins: {} })
      expect(node.clients().open).toBe(0)
    },
  )

  it('says that its key was changed, and takes the new one', async () => {
    const { owner, node } = await openNodeHome()
    const encryption_key = newKey()
    node.setKey(encryption_key)
    await isConnected(owner, false)
    await expect.poll(() => whyRefused(owner), { timeout: 5_000 }).toBe('node_key_changed')
    await callApi(owner, devices.updateDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node', encryption_key },
    })
    await isConnected(owner, true)
    expect(await whyRefused(owner)).toBeUndefined()
  })

  it('is one device of a home: a second one is refused, also under another address, and other homes are not', async () => {
    const { owner, node, host, key, mac } = await openNodeHome()
    const identifier = 'second-node'
    const refused = await register(owner, { host, key }, { identifier })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'This node is already Kitchen node', field: 'device_local_IP' },
    })
    const moved = await startNode({ mac })
    expect(await register(owner, moved, { identifier })).toMatchObject({ status: 200 })
    const why = async () =>
      (
        await callApi(owner, devices.deviceConnectionEndpoint, {
          query: { device_identifier: identifier },
        })
      ).refused?.why
    await expect.poll(why, { timeout: 5_000 }).toBe('node_twice')
    expect(await shownTo(owner, identifier)).toMatchObject({ connected: false, pins: {} })
    await isConnected(owner, true)
    const neighbour = await registerOwner(server.url)
    expect(await register(neighbour, { host, key })).toMatchObject({ status: 200 })
    await isConnected(neighbour, true)
    await callApi(owner, devices.deleteDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node' },
    })
    await expect
      .poll(() => shownTo(owner, identifier), { timeout: 10_000 })
      .toMatchObject({ connected: true })
    await node.stop()
  })

  it('G20 is not believed as another node, although it has the key', async () => {
    const { owner, node, key } = await openNodeHome()
    const other = await startNode({ key })
    other.node.press(1)
    await callApi(owner, devices.updateDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node', device_local_IP: other.host },
    })
    await expect.poll(() => whyRefused(owner), { timeout: 5_000 }).toBe('node_other')
    expect(await shownTo(owner, 'kitchen-node')).toMatchObject({
      connected: false,
      pins: { 'switch.relay': { state: 0 } },
    })
    expect(node.clients().open).toBe(0)
    // A key that is given again is for any node that has it.
    await callApi(owner, devices.updateDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node', encryption_key: key },
    })
    await isConnected(owner, true)
  })

  it('G20 hears nothing in the clear, even where something else has its address', async () => {
    const { owner, node, host } = await openNodeHome()
    await node.stop()
    const heard: Buffer[] = []
    const impostor = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.on('data', (bytes: Buffer) => {
        heard.push(bytes)
        // The library would now try again without encryption.
        socket.end()
      })
    }).listen(nodePort, host)
    onTestFinished(() => void impostor.close())
    await expect.poll(() => whyRefused(owner), { timeout: 5_000 }).toBe('node_no_answer')
    await expect.poll(() => heard.length, { timeout: 8_000 }).toBeGreaterThan(1)
    for (const bytes of heard) expect([...bytes.subarray(0, 4)]).toEqual([1, 0, 0, 1])
    expect(await shownTo(owner, 'kitchen-node')).toMatchObject({ connected: false })
  })

  it('is given up where it says nothing, and where it does not answer any more', async () => {
    const times = { ...nodeTimes }
    onTestFinished(() => void Object.assign(nodeTimes, times))
    Object.assign(nodeTimes, { firstWordsMs: 200, silentMs: 300, pingMs: 50 })
    const owner = await registerOwner(server.url)
    const host = newHost()
    const silent = createServer((socket) => void socket.on('error', () => socket.destroy()))
    silent.listen(nodePort, host)
    await register(owner, { host, key: newKey() })
    await expect.poll(() => whyRefused(owner), { timeout: 5_000 }).toBe('node_no_answer')
    silent.close()

    const home = await openNodeHome()
    home.node.fallSilent()
    await isConnected(home.owner, false)
  })

  it('is given up where it goes on telling states, and takes no command', async () => {
    const times = { ...nodeTimes }
    onTestFinished(() => void Object.assign(nodeTimes, times))
    Object.assign(nodeTimes, { silentMs: 600, pingMs: 50 })
    const { owner, node } = await openNodeHome()
    node.fallSilent()
    const talking = setInterval(() => node.press(6), 50)
    onTestFinished(() => clearInterval(talking))
    await isConnected(owner, false)
  })

  it('G19 is dialled only in networks of the operator, by those who manage the home', async () => {
    const { owner, node } = await openNodeHome()
    const refused = await register(
      owner,
      { host: '169.254.169.254', key: newKey() },
      { identifier: 'metadata' },
    )
    const text =
      'This server does not dial this address: it is outside the networks of its setting NODE_NETWORKS'
    expect([refused.status, Object(refused.body).error]).toEqual([400, text])
    const changed = await answerOf(owner, devices.updateDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node', device_local_IP: '192.168.1.1' },
    })
    expect([changed.status, Object(changed.body).error]).toEqual([400, text])
    const usual = networksOf('10.0.0.0/8,172.16.0.0/12,192.168.0.0/16')
    const outside = ['127.0.0.1', '169.254.169.254', '0.0.0.0', '8.8.8.8', '172.32.0.1', '::1', '']
    expect(outside.filter(usual)).toEqual([])
    expect(['10.1.2.3', '172.16.0.1', '192.168.1.40'].filter(usual)).toHaveLength(3)
    expect(node.clients().accepted).toBe(1)
  })

  it('has a key that nobody is ever told, and that is sealed', async () => {
    const { owner, key } = await openNodeHome()
    const rows = await server.roomwire.devices.nodes()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(await shownTo(owner, 'kitchen-node'))).not.toContain(key)
    const exported = JSON.stringify(await wholeExport(owner, password))
    const sealed = rows.flatMap(({ node_key }) => node_key ?? [])
    for (const secret of [key, ...sealed]) expect(exported).not.toContain(secret)
    expect(exported).toContain('kitchen-node')
    const reset = await answerOf(owner, devices.resetSecretEndpoint, {
      body: { device_identifier: 'kitchen-node' },
    })
    expect(Object(reset.body).error).toBe(
      'This server dials it: it has an encryption key, and no secret',
    )
  })

  it('R-20 connects after the keys of the installation were replaced', async () => {
    const first = await startTestServer(engine)
    const owner = await registerOwner(first.url)
    const account = await startNode()
    await register(owner, account)
    await isConnected(owner, true)
    await first.stopKeepingData()
    const { data, databaseUrl, busUrl } = first.config
    const place = ['--data', data, ...(databaseUrl ? ['--database-url', databaseUrl] : [])]
    const rotated = await startProgram('admin.ts', ['rotate-keys', ...place]).ended
    expect(rotated.err).toBe('')
    const again = await startTestServer(engine, { shared: { data, databaseUrl, busUrl } })
    onTestFinished(async () => {
      await again.stopKeepingData()
      await first.stop()
    })
    await expect.poll(() => account.node.clients(), { timeout: 5_000 }).toMatchObject({ open: 1 })
  })

  it('is let go when it is deleted, and comes back with it', async () => {
    const { owner, node } = await openNodeHome()
    await callApi(owner, devices.deleteDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node' },
    })
    await expect.poll(() => node.clients().open).toBe(0)
    await callApi(owner, devices.restoreDeviceEndpoint, {
      body: { device_identifier: 'kitchen-node' },
    })
    await isConnected(owner, true)
  })

  it('sends odd messages, and neither ends the server nor is believed', async () => {
    const { owner, node } = await openNodeHome()
    for (let round = 0; round < 200; round += 1) {
      const [wire] = node.wires()
      wire?.raw(randomInt(0, 130), randomBytes(randomInt(0, 400)))
      if (round % 20 === 0) await wait(20)
    }
    await isConnected(owner, true)
    expect(Object.keys((await shownTo(owner, 'kitchen-node')).pins)).toHaveLength(6)
  })
})
