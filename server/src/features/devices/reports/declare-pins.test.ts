/** Devices that declare their pins themselves, over MQTT: what they are, and what can be asked of them. */

import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import * as pinCalls from '@roomwire/contracts/http/declared-pins.ts'
import { arrangePinsEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const lamp = { key: 'lamp', name: 'Bedside lamp', kind: 'level' }
const fan = { key: 'fan', kind: 'fan', levels: ['Off', 'Slow', 'Fast'] }
const plug = { key: '2', name: 'Plug' }

describe.each(engines)('a device of its own pins (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  const identifier = 'LAMP-000001'
  /** A home with a device that has declared these pins. */
  async function declaring(...pins: object[]) {
    const home = await openLiveHome(server, identifier)
    await home.device.report('hello', { pins })
    return home
  }
  const orderOf = (device: Device) => device.pin_order
  const shown = (who: TestPerson) => shownTo(who, identifier)

  it('has the pins of its kind until it declares others, in the order in which it declares them', async () => {
    const home = await openLiveHome(server, identifier)
    expect(Object.keys((await shown(home.owner)).pins)).toEqual(['18', '19', '21'])
    await home.device.report('hello', { pins: [lamp, fan, plug] })
    const device = await shown(home.owner)
    expect(orderOf(device)).toEqual(['lamp', 'fan', '2'])
    expect(device.pins).toEqual({
      2: expect.objectContaining({ form: { kind: 'switch' }, name: 'Plug' }),
      lamp: expect.objectContaining({ form: { kind: 'level', step: 1 } }),
      fan: expect.objectContaining({ form: { kind: 'fan', levels: fan.levels } }),
    })
    await callApi(home.owner, arrangePinsEndpoint, {
      body: { device_identifier: identifier, pins: ['2', 'lamp', 'fan'] },
    })
    expect(orderOf(await shown(home.owner))).toEqual(['2', 'lamp', 'fan'])
    await home.device.report('hello', { firmware: '2' })
    expect(orderOf(await shown(home.owner))).toEqual(['2', 'lamp', 'fan'])
    expect(home.device.complaints).toEqual([])
  })

  it('may have no pins at all', async () => {
    const home = await declaring()
    expect((await shown(home.owner)).pins).toEqual({})
  })

  it.each([
    ['a key of a prototype', [{ key: '__proto__' }], 'pins.0.key must be another name'],
    [
      'a key with a blank',
      [{ key: 'a b' }],
      'pins.0.key must have 1 to 32 of A-Z, a-z, 0-9, _ . and -',
    ],
    ['a part that is no pin', [{ key: 'connection' }], 'pins.0.key must be another name'],
    [
      'an unknown kind',
      [{ key: 'a', kind: 'door' }],
      'pins.0.kind must be one of switch, fan, level, cover, button, input',
    ],
    ['a key twice', [plug, plug], 'pins names a pin twice'],
    ['a step that never ends at 100', [{ ...lamp, step: 3 }], /^pins\.0\.step must be/],
    [
      'more than 64',
      Array.from({ length: 65 }, (_, nth) => ({ key: `p${nth}` })),
      'pins must have 64 items at most',
    ],
  ])('R-33 declares nothing with %s, and the rest of the hello is taken', async (_, pins, text) => {
    const home = await openLiveHome(server, identifier)
    await home.device.report('hello', { firmware: 'mine', pins })
    await home.device.settles()
    expect(home.device.complaints.map(({ error }) => error)).toEqual([
      typeof text === 'string' ? text : expect.stringMatching(text),
    ])
    const device = await shown(home.owner)
    expect(device.firmware).toBe('mine')
    expect(Object.keys(device.pins)).toEqual(['18', '19', '21'])
  })

  it('PINS-1 declares none where its identifier says what it has', async () => {
    const home = await openLiveHome(server, 'SC-000009')
    await home.device.report('hello', { pins: [lamp] })
    await home.device.settles()
    expect(home.device.complaints).toMatchObject([
      { error: 'The pins of a SC device follow from its identifier' },
    ])
  })

  it('LIVE-2 a level is set to a percentage, and turns on to where it was last', async () => {
    const home = await declaring(lamp, fan)
    const press = async (action: string, messageId: string, more = {}) => {
      home.page.say({ deviceIdentifier: identifier, messageId, action, pin: 'lamp', ...more })
      return home.page.hears(isStage('processed'))
    }
    await press('on', 'first')
    await press('setLevel', 'dim', { state: 30 })
    await press('off', 'off')
    await press('on', 'again')
    expect(home.device.commands).toMatchObject([
      { action: 'setLevel', pin: 'lamp', state: 100 },
      { action: 'setLevel', pin: 'lamp', state: 30 },
      { action: 'setLevel', pin: 'lamp', state: 0 },
      { action: 'setLevel', pin: 'lamp', state: 30 },
    ])
    const { pins } = await shown(home.owner)
    expect(pins.lamp).toMatchObject({ state: 30, last_level: 30 })
    const { entries } = await callApi(home.owner, listActivityEndpoint, {
      query: { device_identifier: identifier, pin: 'lamp' },
    })
    expect(entries[0]).toMatchObject({ pin: 'lamp', value: '30', pin_form: { kind: 'level' } })
  })

  it.each([
    [
      'a fan asked for a level',
      { action: 'setLevel', pin: 'fan', state: 30 },
      'Pin fan is not a level',
    ],
    [
      'a fan asked for more than it has',
      { action: 'setFanState', pin: 'fan', state: 3 },
      'Pin fan can only be 0 to 2',
    ],
    [
      'a level between its steps',
      { action: 'setLevel', pin: 'lamp', state: 33 },
      'Pin lamp can only be 0 to 100 in steps of 10',
    ],
    ['a pin that it has not', { action: 'on', pin: '18' }, 'This device has no pin 18'],
  ])('R-33 refuses %s', async (_, press, error) => {
    const home = await declaring({ ...lamp, step: 10 }, fan)
    home.page.say({ deviceIdentifier: identifier, messageId: 'm', ...press })
    expect(await home.page.hears(isStage('failed'))).toMatchObject({ code: 'invalid_input', error })
    expect(home.device.commands).toEqual([])
  })

  it('shows who has switched it at the wall, and reads usual spellings', async () => {
    const home = await declaring(lamp, fan, plug)
    await home.device.report('state', { pins: { lamp: 0, fan: 0, 2: 0 } })
    await home.device.report('state', {
      pins: { lamp: '40', fan: 'slow', 2: 'ON' },
      atWall: ['lamp'],
    })
    const { pins } = await shown(home.owner)
    expect(pins.lamp).toMatchObject({ state: 40, lastChange: { cause: 'touch' } })
    expect(pins.fan).toMatchObject({ state: 1, lastChange: { cause: 'device' } })
    expect(pins[2]).toMatchObject({ state: 1 })
  })

  it('a pin that it declares no more stays, cannot be pressed, and goes when a manager removes it', async () => {
    const home = await declaring(lamp, plug)
    await home.device.report('state', { pins: { 2: 1 } })
    await home.device.report('hello', { pins: [lamp] })
    await home.page.hears(isUpdate(({ pins }) => pins[2]?.gone === true))
    home.page.say({ deviceIdentifier: identifier, messageId: 'm', action: 'off', pin: '2' })
    expect(await home.page.hears(isStage('failed'))).toMatchObject({ code: 'pin_gone' })
    const remove = { device_identifier: identifier, pin: '2' }
    await callApi(home.owner, pinCalls.removePinEndpoint, { body: remove })
    expect(Object.keys((await shown(home.owner)).pins)).toEqual(['lamp'])
  })

  it('a pin that becomes something else cannot be pressed until a manager confirms that', async () => {
    const home = await declaring(lamp)
    await home.device.report('state', { pins: { lamp: 20 } })
    await home.device.report('hello', { pins: [{ ...lamp, kind: 'switch' }] })
    await home.page.hears(isUpdate(({ pins }) => pins.lamp?.new_form?.kind === 'switch'))
    await home.device.report('state', { pins: { lamp: 1 } })
    const off = { deviceIdentifier: identifier, messageId: 'm', action: 'off', pin: 'lamp' }
    home.page.say(off)
    expect(await home.page.hears(isStage('failed'))).toMatchObject({ code: 'pin_changed' })
    const confirm = { device_identifier: identifier, pin: 'lamp' }
    await callApi(home.owner, pinCalls.confirmPinEndpoint, { body: confirm })
    expect((await shown(home.owner)).pins.lamp).toMatchObject({
      form: { kind: 'switch' },
      state: 1,
    })
    home.page.say({ ...off, messageId: 'n' })
    await home.page.hears(isStage('processed'))
    expect(home.device.commands).toMatchObject([{ action: 'off', pin: 'lamp', state: 0 }])
  })

  it('keeps 64 pins ever, those that are gone included', async () => {
    const many = Array.from({ length: 64 }, (_, nth) => ({ key: `pin_${nth}`, name: `Pin ${nth}` }))
    const home = await declaring(...many)
    expect((await shown(home.owner)).pin_order).toEqual(many.map(({ key }) => key))
    await home.device.report('hello', { pins: [{ key: 'another' }] })
    await home.device.settles()
    expect(home.device.complaints).toMatchObject([
      { error: expect.stringMatching(/^A device has 64/) },
    ])
    expect((await shown(home.owner)).pins).not.toHaveProperty('another')
  })
})
