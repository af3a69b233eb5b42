/** Nodes, and a broker, that two servers of one installation could dial: one does, and the other takes its place. */
import { randomBytes, randomInt } from 'node:crypto'
import { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { adoptBoardEndpoint, foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { presence } from '@roomwire/server/features/devices/presence/device-presence.ts'
import { playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'
import {
  addDevice,
  addRoom,
  callApi,
  freshEmail,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openBrokerClient, startMosquitto } from '@roomwire/testing/worlds/foreign-broker.ts'
import { envOf, holdLease, openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, expect, it, onTestFinished } from 'vitest'

const deaths = volume('DIALLER_DEATHS', 1)
const usual = { ...presence }
afterEach(() => void Object.assign(presence, usual))

type House = Awaited<ReturnType<typeof openHouse>>

/** A database and a bus for two servers, a broker with a plug, and some nodes. */
async function openHouse(nodeCount: number) {
  const { leave, ...shared } = await openFixture()
  onTestFinished(leave)
  const broker = await startMosquitto()
  onTestFinished(broker.stop)
  const plug = await openBrokerClient(broker.url)
  onTestFinished(plug.close)
  await plug.listen('plug/set')
  const config = { stat_t: 'plug/state', cmd_t: 'plug/set', uniq_id: 'relay', dev: { ids: ['p'] } }
  const announce = async () => {
    await plug.say('homeassistant/switch/plug/relay/config', config, true)
    await plug.say('plug/state', 'OFF', true)
  }
  await announce()
  const nodes = await Promise.all(
    Array.from({ length: nodeCount }, async (_, number) => {
      const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`
      const key = randomBytes(32).toString('base64')
      const mac = randomBytes(6)
        .toString('hex')
        .replace(/..(?=.)/g, '$&:')
      const node = await playNode({ host, key, name: `node${number}`, mac })
      onTestFinished(node.stop)
      return { node, host, key, identifier: `node-${number}` }
    }),
  )
  const email = freshEmail('owner')
  return {
    shared,
    broker,
    plug,
    announce,
    nodes,
    email,
    brokerHome: { brokerUrl: broker.url, brokerHome: email },
  }
}

/** Its owner registers all that is to be dialled. */
async function moveIn({ email, nodes }: House, url: string) {
  const form = { username: 'Owner', email, password, role: 'user' as const }
  const { token, user_id } = await callApi({ url }, registerEndpoint, { body: form })
  const owner: TestPerson = { url, token, userId: user_id, email, password }
  const room_id = await addRoom(owner, 'Study')
  for (const { host, key, identifier } of nodes) {
    await callApi(owner, registerDeviceEndpoint, {
      body: {
        device_identifier: identifier,
        device_name: identifier,
        device_local_IP: host,
        room_id,
        dialect: 'esphome',
        encryption_key: key,
      },
    })
  }
  await addDevice(owner, 'house-broker', null, 'broker')
  const found = async () =>
    (await callApi(owner, foundBoardsEndpoint, { query: { device_identifier: 'house-broker' } }))
      .boards
  await expect.poll(async () => (await found()).length).toBe(1)
  const [board] = await found()
  const { device_identifier: adopted } = await callApi(owner, adoptBoardEndpoint, {
    body: {
      device_identifier: 'house-broker',
      board: board?.key ?? '',
      device_name: 'Plug',
      room_id,
    },
  })
  return { owner, room_id, adopted }
}

type Home = Awaited<ReturnType<typeof moveIn>>

const areDialled = async ({ nodes }: House, at: TestPerson, { adopted }: Home) => {
  const all = [...nodes.map(({ identifier }) => identifier), adopted]
  const shown = await Promise.all(all.map((identifier) => shownTo(at, identifier)))
  return shown.every(({ connected }) => connected) && nodes.every(({ node }) => isAlone(node))
}
const isAlone = ({ clients }: House['nodes'][number]['node']) => clients().open === 1

/** Presses a node and the plug from a page at one of the servers. */
async function pressAll({ nodes, plug }: House, at: TestPerson, { room_id, adopted }: Home) {
  const page = await openLivePage(at)
  await page.watch(room_id)
  const nth = randomInt(1_000_000)
  for (const { identifier, node } of nodes) {
    const state = node.stateOf(1)?.[2] === true ? 0 : 1
    const action = state === 1 ? 'on' : 'off'
    page.say({
      deviceIdentifier: identifier,
      action,
      pin: 'switch.relay',
      messageId: `${identifier} ${nth}`,
    })
    await page.hears(isStage('processed', `${identifier} ${nth}`))
    expect(node.stateOf(1)).toMatchObject({ 2: state === 1 })
  }
  plug.heard.length = 0
  page.say({ deviceIdentifier: adopted, action: 'on', pin: 'relay', messageId: `on ${nth}` })
  await expect.poll(() => plug.heard.length).toBeGreaterThan(0)
  await plug.say('plug/state', 'ON', true)
  await page.hears(isStage('processed', `on ${nth}`))
  page.say({ deviceIdentifier: adopted, action: 'off', pin: 'relay', messageId: `off ${nth}` })
  await expect.poll(() => plug.heard.length).toBeGreaterThan(1)
  await plug.say('plug/state', 'OFF', true)
  await page.hears(isStage('processed', `off ${nth}`))
  expect(plug.heard).toHaveLength(2)
  await page.close()
}

it('G18 a server that cannot renew its lease leaves its nodes before another one dials them', async () => {
  Object.assign(presence, { lifeMs: 6_000 })
  const house = await openHouse(2)
  const settings = house.brokerHome
  const a = await startTestServer('postgres', { shared: house.shared, settings })
  const home = await moveIn(house, a.url)
  await expect.poll(() => areDialled(house, home.owner, home)).toBe(true)
  const b = await startTestServer('postgres', { shared: house.shared, settings })
  const atB = { ...home.owner, url: b.url }
  onTestFinished(() => Promise.all([a.stop(), b.stop()]).then(() => undefined))
  await pressAll(house, home.owner, home)
  await pressAll(house, atB, home)
  const brokerAtB = async () => (await callApi(atB, serverAddressEndpoint, {})).broker
  expect(await brokerAtB()).toBe('connected')
  // Both say the same of it, whoever dials it.
  await house.broker.stop()
  await expect.poll(brokerAtB).toBe('unreachable')
  const { stop } = await startMosquitto(house.broker.port)
  onTestFinished(stop)
  await house.plug.reconnected()
  await house.announce()
  await expect.poll(brokerAtB).toBe('connected')
  await expect.poll(() => areDialled(house, atB, home)).toBe(true)
  const before = house.nodes.map(({ node }) => node.clients().accepted)
  const release = holdLease(a)
  const moved = () =>
    house.nodes.every(({ node }, at) => node.clients().accepted > (before[at] ?? 0))
  await expect.poll(async () => moved() && (await areDialled(house, atB, home))).toBe(true)
  await pressAll(house, atB, home)
  release()
  await pressAll(house, home.owner, home)
  expect(house.nodes.map(({ node }) => node.mostAtOnce())).toEqual([1, 1])
})

it(
  'G18 while servers die, one of them dials each node and the broker, and presses reach them from both',
  async () => {
    const house = await openHouse(5)
    const { brokerUrl, brokerHome } = house.brokerHome
    const env = { ...envOf(house.shared), BROKER_URL: brokerUrl, BROKER_HOME: brokerHome }
    const stacks = [await openStack(env, 'cheap'), await openStack(env, 'cheap')]
    onTestFinished(() => Promise.all(stacks.map((stack) => stack.close())).then(() => undefined))
    const home = await moveIn(house, stacks[0]?.url ?? '')
    let longest = 0
    for (let death = 0; death < deaths; death += 1) {
      // The first one that dies has dialled them.
      const [dying, left] = death === 0 || randomInt(2) === 0 ? stacks : stacks.toReversed()
      if (!dying || !left) throw new Error('There are two servers.')
      const atLeft = { ...home.owner, url: left.url }
      await expect.poll(() => areDialled(house, atLeft, home)).toBe(true)
      await pressAll(house, atLeft, home)
      await pressAll(house, { ...home.owner, url: dying.url }, home)
      await dying.kill()
      const killedAt = performance.now()
      await expect.poll(() => areDialled(house, atLeft, home)).toBe(true)
      longest = Math.max(longest, performance.now() - killedAt)
      await pressAll(house, atLeft, home)
      await dying.start()
    }
    expect(house.nodes.map(({ node }) => node.mostAtOnce())).toEqual([1, 1, 1, 1, 1])
    figure(
      'G18',
      'the longest time until another server had dialled all nodes, s',
      Math.ceil(longest / 1000),
    )
  },
  120_000 + deaths * 60_000,
)
