import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { adoptBoardEndpoint, foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { serverStateEndpoint } from '@roomwire/contracts/http/server-state.ts'
import { brokerBytesRead } from '@roomwire/server/transports/mqtt/broker/dial-broker.ts'
import {
  addRoom,
  answerOf,
  callApi,
  freshEmail,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openBrokerHome as openHome } from '@roomwire/testing/worlds/broker-home.ts'
import { type openBrokerClient, startMosquitto } from '@roomwire/testing/worlds/foreign-broker.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, onTestFinished } from 'vitest'

const device = { ids: ['plug-1'], name: 'Desk plug', mf: 'Acme', mdl: 'P1' }
const configs: [place: string, config: object][] = [
  [
    'switch/plug1/relay',
    {
      '~': 'acme/plug1',
      name: null,
      uniq_id: 'plug1_relay',
      stat_t: '~/state',
      cmd_t: '~/set',
      val_tpl: '{{ value_json.relay }}',
      avty_t: '~/online',
      dev: device,
    },
  ],
  [
    'sensor/plug1/power',
    {
      name: 'Power',
      uniq_id: 'plug1_power',
      stat_t: 'acme/plug1/state',
      val_tpl: "{{ value_json['power'] | float }}",
      unit_of_meas: 'W',
      dev_cla: 'power',
      dev: device,
    },
  ],
]

/** A home with a broker beside it, on which a plug has said what it is. */
async function openBrokerHome() {
  const home = await openHome(sayAll)
  onTestFinished(async () => expect(await home.end()).toEqual([]))
  return { ...home, plug: home.client }
}

/** The plug says what it says when it connects. */
async function sayAll({ say }: Awaited<ReturnType<typeof openBrokerClient>>): Promise<void> {
  for (const [place, config] of configs) {
    await say(`homeassistant/${place}/config`, config, true)
  }
  await say('acme/plug1/online', 'online', true)
  await say('acme/plug1/state', { relay: 'OFF', power: 0 }, true)
}

async function adopt(owner: TestPerson, board: string, room_id: number) {
  const { device_identifier } = await callApi(owner, adoptBoardEndpoint, {
    body: { device_identifier: 'house-broker', board, device_name: 'Desk plug', room_id },
  })
  return device_identifier
}

it('a device on a broker is found, adopted, pressed, and heard when it is pressed at the wall', async () => {
  const { owner, plug, found } = await openBrokerHome()
  await expect.poll(async () => (await shownTo(owner, 'house-broker')).connected).toBe(true)
  const [board] = await found()
  expect(board).toMatchObject({
    name: 'Desk plug',
    vendor: 'Acme',
    pins: [{ key: 'relay', form: { kind: 'switch' } }],
    readings: ['Power'],
  })
  const room = await addRoom(owner, 'Study')
  const identifier = await adopt(owner, board?.key ?? '', room)
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({ connected: true, pins: { relay: { state: 0 } } })
  const page = await openLivePage(owner)
  await page.watch(room)
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 'relay', messageId: 'm' })
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'acme/plug1/set', payload: 'ON' })
  await plug.say('acme/plug1/state', { relay: 'ON', power: 40 })
  await page.hears(isStage('processed', 'm'))
  await plug.say('acme/plug1/state', { relay: 'OFF', power: 0 })
  await page.hears(isUpdate(({ pins }) => pins.relay?.state === 0))
  const causes = async () =>
    (await callApi(owner, listActivityEndpoint, { query: {} })).entries.map(({ cause }) => cause)
  await expect.poll(causes).toContain('broker')
  await plug.say('acme/plug1/online', 'offline', true)
  await expect.poll(async () => (await shownTo(owner, identifier)).connected).toBe(false)
})

it('a lamp is used while a sensor of its device is away, which says nothing, and is not pressed while it is', async () => {
  const { owner, plug, found } = await openBrokerHome()
  const dev = { ids: ['lamp'], name: 'Lamp' }
  const light = { stat_t: 'l/on', cmd_t: 'l/set', avty_t: 'l/there', dev }
  await plug.say('homeassistant/switch/light/config', light, true)
  const door = { stat_t: 'l/door', avty_t: 'l/door/there', dev }
  await plug.say('homeassistant/binary_sensor/door/config', door, true)
  const presence = ['l/there', 'l/door/there']
  for (const topic of presence) await plug.say(topic, 'online', true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Lamp')
  const room = await addRoom(owner, 'Study')
  const deviceIdentifier = await adopt(owner, board?.key ?? '', room)
  const shown = () => shownTo(owner, deviceIdentifier)
  await expect.poll(async () => (await shown()).connected).toBe(true)
  await plug.say('l/on', 'OFF')
  await plug.say('l/door', 'ON')
  const states = async () => {
    const { connected, pins } = await shown()
    return [connected, pins.light?.state, pins.door?.state]
  }
  await expect.poll(states).toEqual([true, 0, 1])
  const page = await openLivePage(owner)
  await page.watch(room)
  await plug.say('l/door/there', 'offline', true)
  await expect.poll(states).toEqual([true, 0, null])
  const press = { deviceIdentifier, action: 'on', pin: 'light' } as const
  page.say({ ...press, messageId: 'm' })
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'l/set', payload: 'ON' })
  await plug.say('l/on', 'ON')
  await page.hears(isStage('processed', 'm'))
  await plug.say('l/door/there', 'online', true)
  await expect.poll(states).toEqual([true, 1, 1])
  await plug.say('l/there', 'offline', true)
  await expect.poll(states).toEqual([true, null, 1])
  page.say({ ...press, action: 'off', messageId: 'n' })
  expect(await page.hears(isStage('failed', 'n'))).toMatchObject({ code: 'device_not_listening' })
  await plug.say('l/there', 'online', true)
  await expect.poll(states).toEqual([true, 1, 1])
  for (const topic of presence) await plug.say(topic, 'offline', true)
  await expect.poll(async () => (await shown()).connected).toBe(false)
})

it('what never says how it is is sent to, and nobody says that it was done (G5)', async () => {
  const { owner, plug, found } = await openBrokerHome()
  const blind = { cmd_t: 'acme/blind/set', dev: { ids: ['blind'], name: 'Blind plug' } }
  await plug.say('homeassistant/switch/blind/config', { ...blind, name: 'Heater' }, true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Blind plug')
  expect(board?.pins).toMatchObject([{ form: { kind: 'switch', assumed: true } }])
  const room = await addRoom(owner, 'Study')
  const identifier = await adopt(owner, board?.key ?? '', room)
  await expect.poll(() => shownTo(owner, identifier)).toMatchObject({ connected: true })
  const page = await openLivePage(owner)
  await page.watch(room)
  const press = {
    deviceIdentifier: identifier,
    action: 'on',
    pin: 'blind',
    messageId: 'm',
  } as const
  page.say({ ...press, for: 2 })
  await page.hears(isStage('unconfirmable', 'm'))
  const sent = () => plug.heard.filter(({ topic }) => topic === 'acme/blind/set')
  expect(await shownTo(owner, identifier)).toMatchObject({ pins: { blind: { state: 1 } } })
  // Its timer ends by one command, which nobody confirms either (G24).
  await expect.poll(() => sent().map(({ payload }) => payload)).toEqual(['ON', 'OFF'])
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({ pins: { blind: { state: 0 } } })
  const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
  const commands = entries.filter(({ kind }) => kind === 'command')
  expect(commands.map(({ cause, outcome }) => [cause, outcome])).toEqual([
    ['lease', 'unconfirmable'],
    ['page', 'unconfirmable'],
  ])
  const off = await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })
  expect(off).toMatchObject({ done: 0, unconfirmable: 0 })
  page.say({ ...press, messageId: 'n' })
  await page.hears(isStage('unconfirmable', 'n'))
  const again = await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })
  expect(again).toMatchObject({ done: 0, unconfirmable: 1, failed: 0, undo: { pins: 1 } })
})

it('a blind on a broker is sent to a place, moves there and stops, and a button is pressed', async () => {
  const { owner, plug, found } = await openBrokerHome()
  const dev = { ids: ['blind'], name: 'Blind' }
  const topics = { cmd_t: 'b/set', stat_t: 'b/state', pos_t: 'b/place', set_pos_t: 'b/place/set' }
  await plug.say('homeassistant/cover/blind/config', { ...topics, dev }, true)
  await plug.say('homeassistant/button/again/config', { cmd_t: 'b/again', dev }, true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Blind')
  const room = await addRoom(owner, 'Study')
  const deviceIdentifier = await adopt(owner, board?.key ?? '', room)
  const shown = () => shownTo(owner, deviceIdentifier)
  await expect.poll(async () => (await shown()).connected).toBe(true)
  await plug.say('b/state', 'open')
  await plug.say('b/place', '100')
  await expect.poll(shown).toMatchObject({ pins: { blind: { state: 100 } } })
  const page = await openLivePage(owner)
  await page.watch(room)
  const press = { deviceIdentifier, pin: 'blind' }
  page.say({ ...press, action: 'setCover', state: 30, messageId: 'place' })
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'b/place/set', payload: '30' })
  await plug.say('b/state', 'closing')
  await page.hears(isStage('processed', 'place'), 20_000)
  expect(await shown()).toMatchObject({ pins: { blind: { state: 100, moving: 'closing' } } })
  page.say({ ...press, action: 'stop', messageId: 'stop' })
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'b/set', payload: 'STOP' })
  await plug.say('b/place', '64')
  await plug.say('b/state', 'stopped')
  await page.hears(isStage('processed', 'stop'), 20_000)
  const { blind } = (await shown()).pins
  expect(blind).toMatchObject({ state: 64 })
  expect(blind).not.toHaveProperty('moving')
  page.say({ deviceIdentifier, pin: 'again', action: 'press', messageId: 'again' })
  await page.hears(isStage('unconfirmable', 'again'), 20_000)
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'b/again', payload: 'PRESS' })
})

it('what only says that it is on is off after its time', async () => {
  const { owner, plug, found } = await openBrokerHome()
  const dev = { ids: ['m'], name: 'Hall' }
  const motion = { stat_t: 'm/state', dev_cla: 'motion', off_dly: 1, dev }
  await plug.say('homeassistant/binary_sensor/m/config', motion, true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Hall')
  const room = await addRoom(owner, 'Study')
  const identifier = await adopt(owner, board?.key ?? '', room)
  // Before it is heard, it is off after that time.
  const off = { connected: true, pins: { m: { state: 0 } } }
  await expect.poll(() => shownTo(owner, identifier)).toMatchObject(off)
  const page = await openLivePage(owner)
  await page.watch(room)
  await plug.say('m/state', 'ON')
  await page.hears(isUpdate(({ pins }) => pins.m?.state === 1))
  await page.hears(isUpdate(({ pins }) => pins.m?.state === 0))
})

it('what its device says no more is not known after its time, also over restarts of the server', async () => {
  const { owner, server, plug, found, restart } = await openBrokerHome()
  const dev = { ids: ['d'], name: 'Door' }
  const door = { stat_t: 'd/door', dev_cla: 'door', exp_aft: 3_600, dev }
  const warmth = { stat_t: 'd/warmth', unit_of_meas: '°C', expire_after: 3_600, dev }
  await plug.say('homeassistant/binary_sensor/door/config', door, true)
  await plug.say('homeassistant/sensor/warmth/config', warmth, true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Door')
  const identifier = await adopt(owner, board?.key ?? '', await addRoom(owner, 'Hall'))
  const shown = (person: TestPerson) => shownTo(person, identifier)
  const warmthTo = async (person: TestPerson) => {
    const { devices } = await callApi(person, listReadingsEndpoint, { query: {} })
    return devices.flatMap(({ readings }) => readings).find(({ series }) => series === 'warmth')
      ?.value
  }
  await expect.poll(async () => (await shown(owner)).connected).toBe(true)
  await plug.say('d/door', 'ON', true)
  await plug.say('d/warmth', '21')
  await expect.poll(() => shown(owner)).toMatchObject({ pins: { door: { state: 1 } } })
  await expect.poll(() => warmthTo(owner)).toBe(21)
  server.clock.advance(1_800_000)
  const stillOpen = { connected: true, pins: { door: { state: 1 } } }
  const half = await restart()
  await expect.poll(() => shown(half)).toMatchObject(stillOpen)
  expect(await warmthTo(half)).toBe(21)
  server.clock.advance(1_800_000)
  // The broker tells it as it was: that makes it no younger.
  const again = await restart()
  const unknown = { connected: true, pins: { door: { state: null } } }
  await expect.poll(() => shown(again)).toMatchObject(unknown)
  await expect.poll(() => warmthTo(again)).toBe(null)
  await plug.say('d/door', 'OFF')
  await expect.poll(() => shown(again)).toMatchObject({ pins: { door: { state: 0 } } })
})

it('a broker that goes takes its devices with it, and brings them back', async () => {
  const { owner, plug, broker, found } = await openBrokerHome()
  await expect.poll(async () => (await shownTo(owner, 'house-broker')).connected).toBe(true)
  const [board] = await found()
  const identifier = await adopt(owner, board?.key ?? '', await addRoom(owner, 'Study'))
  const isOnline = async () => (await shownTo(owner, identifier)).connected
  await expect.poll(isOnline).toBe(true)
  await broker.stop()
  await expect.poll(isOnline).toBe(false)
  expect(await callApi(owner, serverAddressEndpoint, {})).toMatchObject({ broker: 'unreachable' })
  const again = await startMosquitto(broker.port)
  onTestFinished(again.stop)
  await plug.reconnected()
  await sayAll(plug)
  await expect.poll(isOnline, { timeout: 30_000 }).toBe(true)
  // A config that is taken back takes the device with it.
  for (const [place] of configs) await plug.say(`homeassistant/${place}/config`, '', true)
  await expect.poll(isOnline).toBe(false)
})

it('a device whose config the broker does not keep is there again after a restart of the server', async () => {
  const { owner, plug, found, restart } = await openBrokerHome()
  await expect.poll(async () => (await found()).length).toBe(1)
  const lamp = { stat_t: 'acme/lamp', cmd_t: 'acme/lamp/set', dev: { ids: ['lamp'], name: 'Lamp' } }
  const sayConfig = (config: object | string, isKept: boolean) =>
    plug.say('homeassistant/switch/lamp/config', config, isKept)
  await sayConfig(lamp, false)
  await plug.say('acme/lamp', 'ON', true)
  await expect.poll(async () => (await found()).length).toBe(2)
  const board = (await found()).find(({ name }) => name === 'Lamp')
  const deviceIdentifier = await adopt(owner, board?.key ?? '', await addRoom(owner, 'Study'))
  const isOn = { connected: true, pins: { lamp: { state: 1 } } }
  await expect.poll(() => shownTo(owner, deviceIdentifier)).toMatchObject(isOn)
  const person = await restart()
  await expect.poll(() => shownTo(person, deviceIdentifier)).toMatchObject(isOn)
  const page = await openLivePage(person)
  page.say({ deviceIdentifier, action: 'off', pin: 'lamp', messageId: 'm' })
  await expect.poll(() => plug.heard).toContainEqual({ topic: 'acme/lamp/set', payload: 'OFF' })
  // A config that the broker keeps by now is stored no more: taken back there, it is gone.
  await sayConfig(lamp, true)
  await sayConfig('', true)
  await expect.poll(async () => (await shownTo(person, deviceIdentifier)).connected).toBe(false)
})

it('of a broker with thousands of configs, as many are listed as people can be told of, with the adopted ones', async () => {
  const { owner, plug, found } = await openBrokerHome()
  await expect.poll(async () => (await found()).length).toBe(1)
  const [own] = await found()
  const identifier = await adopt(owner, own?.key ?? '', await addRoom(owner, 'Study'))
  const isOnline = async () => (await shownTo(owner, identifier)).connected
  await expect.poll(isOnline).toBe(true)
  for (const [place] of configs) await plug.say(`homeassistant/${place}/config`, '', true)
  await expect.poll(isOnline).toBe(false)
  const asked = (q?: string) =>
    callApi(owner, foundBoardsEndpoint, {
      query: { device_identifier: 'house-broker', ...(q !== undefined && { q }) },
    })
  const known = async () => {
    const { boards, more } = await asked()
    return boards.length + more
  }
  const sayPlug = (number: number) =>
    plug.say(`homeassistant/switch/n${number}/config`, {
      stat_t: `n${number}`,
      cmd_t: `n${number}/set`,
      dev: { ids: [`n${number}`], name: `Plug ${number}` },
    })
  // A broker drops messages for those who have more than a thousand to read yet.
  for (let from = 0; from < 5_200; from += 650) {
    await Promise.all(Array.from({ length: 650 }, (_, number) => sayPlug(from + number)))
    await expect.poll(known, { timeout: 30_000 }).toBe(Math.min(from + 650, 5_000))
  }
  expect((await asked()).boards.length).toBeGreaterThan(900)
  expect((await asked()).boards.length).toBeLessThanOrEqual(1_000)
  // The others are found by their names, and adopted like those of the list.
  const keys = new Set((await asked()).boards.map(({ key }) => key))
  const parts = Array.from({ length: 90 }, (_, number) => ` PLUG ${number + 10} `)
  const hits = await Promise.all(parts.map(asked))
  const hit = hits.flatMap(({ boards }) => boards).find(({ key }) => !keys.has(key))
  expect(await adopt(owner, hit?.key ?? '', await addRoom(owner, 'Hall'))).toMatch(/^broker-/)
  expect(await asked('nothing like it')).toMatchObject({ boards: [], more: 0 })
  for (const q of [' ', 'x'.repeat(65)]) {
    const query = { device_identifier: 'house-broker', q }
    expect(await answerOf(owner, foundBoardsEndpoint, { query })).toMatchObject({ status: 400 })
  }
  await sayAll(plug)
  await expect.poll(isOnline, { timeout: 30_000 }).toBe(true)
  const listedAs = (await found()).map(({ device_identifier }) => device_identifier)
  expect(listedAs).toContain(identifier)
  expect((await shownTo(owner, 'house-broker')).connected).toBe(true)
})

it('a broker on which somebody floods is read slowly', async () => {
  const usual = { ...brokerBytesRead }
  onTestFinished(() => void Object.assign(brokerBytesRead, usual))
  const { owner, plug, found } = await openBrokerHome()
  await expect.poll(async () => (await found()).length).toBe(1)
  Object.assign(brokerBytesRead, { perSecond: 4_000, burst: 4_000 })
  const begunAt = performance.now()
  for (let count = 0; count < 12; count += 1) {
    await plug.say('homeassistant/switch/flood/config', 'x'.repeat(1_000))
  }
  await plug.say('homeassistant/switch/last/config', { stat_t: 'l', cmd_t: 'l/set' })
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(2)
  expect(performance.now() - begunAt).toBeGreaterThan(1_500)
  expect((await shownTo(owner, 'house-broker')).connected).toBe(true)
})

it('a broker for an address that nobody has is not dialled, and the operator reads why', async () => {
  const lines: string[] = []
  const settings = { brokerUrl: 'mqtt://127.0.0.1:9', brokerHome: freshEmail('nobody') }
  const server = await startTestServer('sqlite', { settings, onLog: (line) => lines.push(line) })
  onTestFinished(server.stop)
  const owner = await registerOwner(server.url)
  const { server: state } = await callApi(owner, serverStateEndpoint, {})
  expect(state?.missing).toEqual(['broker_home'])
  await expect.poll(() => lines.join()).toContain('BROKER_HOME names nobody')
})

it('only the home that the operator has named has the broker', async () => {
  const { server } = await openBrokerHome()
  const other = await registerOwner(server.url)
  expect(await callApi(other, serverAddressEndpoint, {})).toMatchObject({ broker: null })
  const body = {
    device_identifier: 'theirs',
    device_name: 'Theirs',
    device_local_IP: '192.168.1.40',
    room_id: null,
    dialect: 'broker' as const,
  }
  expect(await answerOf(other, registerDeviceEndpoint, { body })).toMatchObject({ status: 400 })
})
