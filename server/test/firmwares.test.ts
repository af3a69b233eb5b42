/** Boards with stock firmware, over real MQTT. */
import { setTimeout as wait } from 'node:timers/promises'
import { boardDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import {
  addDevice,
  addRoom,
  createTestFamily,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { openFirmwareHome } from '@roomwire/testing/worlds/firmware-home.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())

const board = {
  tasmota: {
    pins: ['POWER1', 'POWER2'],
    names: ['Lamp', 'Heater'],
    says: /^Tasmota 14/,
    will: 'tele/x/LWT',
  },
  shelly: {
    pins: ['switch.0', 'switch.1'],
    names: ['Lamp', 'Heater'],
    says: /^Shelly 1\.4/,
    will: 'x/online',
  },
  shelly_gen1: {
    pins: ['relay.0', 'relay.1'],
    names: ['Relay', 'Relay 2'],
    says: /^Shelly 2023.*v1\.14/,
    will: 'shellies/x/online',
  },
}
/** Firmware whose boards end timers by themselves. */
const endsTimers = ['tasmota', 'shelly'] as const

const stateOf = (pin: string, state: number) => isUpdate(({ pins }) => pins[pin]?.state === state)

describe.each(boardDialect.options)('a board with stock %s', (firmware) => {
  const { says, will, names } = board[firmware]
  const [lamp = '', heater = ''] = board[firmware].pins

  it('is let in, says what it has, is switched, and tells of its button', async () => {
    const home = await openFirmwareHome(server, firmware)
    onTestFinished(home.stop)
    const { owner, identifier, page } = home
    const neighbour = await openFirmwareHome(server, firmware)
    onTestFinished(neighbour.stop)
    await expect
      .poll(() => shownTo(owner, identifier))
      .toMatchObject({
        connected: true,
        firmware: expect.stringMatching(says),
        pins: {
          [lamp]: { state: 0, name: names[0] },
          [heater]: { state: 0, name: names[1] },
        },
      })

    page.say({ deviceIdentifier: identifier, action: 'on', pin: heater, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    expect([home.board.isOn(1), home.board.isOn(2)]).toEqual([false, true])

    home.board.press(2)
    await page.hears(stateOf(heater, 0))

    // A board with the same topics has heard and changed nothing.
    expect(neighbour.board.isOn(2)).toBe(false)
    expect((await neighbour.page.settles()).filter(stateOf(heater, 1))).toEqual([])
    expect(server.bugs).toEqual([])
  })

  it('is asked for its state on each connection', async () => {
    const home = await openFirmwareHome(server, firmware)
    onTestFinished(home.stop)
    await expect.poll(() => shownTo(home.owner, home.identifier)).toMatchObject({ connected: true })
    home.client.stream.destroy()
    await home.page.hears(isUpdate(({ connected }) => !connected))
    home.board.press(1)
    await home.page.hears(stateOf(lamp, 1))
  })

  it('reaches nothing but its own topics', async () => {
    const owner = await registerOwner(server.url)
    const username = 'board'
    const password = await addDevice(owner, username, null, firmware)
    const connect = (topic: string) =>
      mqtt.connectAsync(server.mqttUrl, {
        username,
        password,
        clean: false,
        clientId: 'c',
        reconnectPeriod: 0,
        will: { topic, payload: Buffer.from('Offline'), qos: 1, retain: true },
      })
    await expect(connect('devices/SC-000001/status')).rejects.toMatchObject({ code: 5 })

    const client = await connect(will)
    for (const filter of ['#', '+/#', 'cmnd/+/#', 'x/#', 'devices/SC-000001/command', 'y/rpc']) {
      const granted = await client.subscribeAsync(filter).catch(() => undefined)
      expect([filter, granted?.[0]?.qos ?? 128]).toEqual([filter, 128])
    }
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    client.publish('devices/SC-000001/state', '{"pins":{"18":1}}')
    await closed
  })
})

it.each(endsTimers)('a board with %s ends a timer by itself, and says so', async (firmware) => {
  const home = await openFirmwareHome(server, firmware)
  onTestFinished(home.stop)
  const { owner, identifier, page } = home
  const [pin = ''] = board[firmware].pins
  const declared = { features: expect.arrayContaining(['lease']), pins: { [pin]: { state: 0 } } }
  await expect.poll(() => shownTo(owner, identifier)).toMatchObject(declared)
  page.say({ deviceIdentifier: identifier, action: 'on', pin, for: 2, messageId: 'm' })
  const on = await page.hears(stateOf(pin, 1))
  expect(on.pins[pin]?.lease).toMatchObject({ heldBy: 'device' })
  const off = await page.hears(stateOf(pin, 0))
  expect(off.pins[pin]?.lastChange).toMatchObject({ cause: 'lease_over' })
  expect(home.board.isOn(1)).toBe(false)
})

it.each(endsTimers)(
  'a board with %s ends a timer while the server is dead, which then says when',
  async (firmware) => {
    const stack = await openStack({}, 'cheap')
    onTestFinished(() => stack.close())
    const home = await openFirmwareHome(stack, firmware)
    onTestFinished(home.stop)
    const { owner, identifier, page } = home
    const [pin = ''] = board[firmware].pins
    const declared = { features: expect.arrayContaining(['lease']), pins: { [pin]: { state: 0 } } }
    await expect.poll(() => shownTo(owner, identifier)).toMatchObject(declared)
    page.say({ deviceIdentifier: identifier, action: 'on', pin, for: 5, messageId: 'm' })
    await page.hears(isStage('processed', 'm'))
    await stack.kill()
    expect(home.board.isOn(1)).toBe(true)
    await expect.poll(() => home.board.isOn(1), { timeout: 30_000 }).toBe(false)
    const offAt = Date.now()
    await wait(3_000)
    await stack.start()
    const shown = async () => {
      const { connected, pins } = await shownTo(owner, identifier)
      return { connected, pin: pins[pin] }
    }
    await expect
      .poll(shown, { timeout: 20_000 })
      .toMatchObject({ connected: true, pin: { state: 0, lastChange: { cause: 'lease_over' } } })
    const { lease, lastChange } = (await shown()).pin ?? {}
    expect(lease).toBe(undefined)
    // A board tells whole seconds.
    expect(Math.abs(Number(lastChange?.at) - offAt)).toBeLessThan(2_500)
  },
)

it('the server ends the timers of a Shelly of the first generation', async () => {
  const home = await openFirmwareHome(server, 'shelly_gen1')
  onTestFinished(home.stop)
  const { owner, identifier, page } = home
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({ pins: { 'relay.0': { state: 0 } } })
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 'relay.0', for: 1, messageId: 'm' })
  const on = await page.hears(stateOf('relay.0', 1))
  expect(on.pins['relay.0']?.lease).toMatchObject({ heldBy: 'server' })
  await page.hears(stateOf('relay.0', 0))
  expect(home.board.isOn(1)).toBe(false)
})

it('firmware is chosen by who registers a device, for devices of one’s own only', async () => {
  const owner = await registerOwner(server.url)
  await expect(addDevice(owner, 'SC-000009', null, 'tasmota')).rejects.toThrow(/device protocol/)
  const password = await addDevice(owner, 'plain')
  const options = { username: 'plain', password, reconnectPeriod: 0 }
  const will = { topic: 'tele/x/LWT', payload: Buffer.from('Offline') }
  await expect(mqtt.connectAsync(server.mqttUrl, { ...options, will })).rejects.toMatchObject({
    code: 5,
  })
})

it('firmware has no pins before it says which, and only who manages the home learns its name', async () => {
  const owner = await registerOwner(server.url)
  const roomId = await addRoom(owner, 'Kitchen')
  await addDevice(owner, 'kitchen-board', roomId, 'tasmota')
  const family = await createTestFamily(owner)
  const shown = { pins: {}, pin_order: [], connected: false }
  const of = await shownTo(owner, 'kitchen-board')
  expect(of).toMatchObject({ ...shown, dialect: 'tasmota' })
  const ofFamily = await shownTo(family, 'kitchen-board')
  expect(ofFamily).toMatchObject(shown)
  expect(ofFamily).not.toHaveProperty('dialect')
})
