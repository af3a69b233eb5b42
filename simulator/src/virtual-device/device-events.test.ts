import {
  ack,
  hello,
  readings,
  reply,
  runs,
  state,
  touch,
} from '@roomwire/contracts/device/from-device.ts'
import type { Command } from '@roomwire/contracts/device/to-device.ts'
import {
  type PinKey,
  type PinState,
  pinsOf,
  pinTouchedBy,
  specifiedPins,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { hasState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { type DeviceReport, newDevice, touchPadsOf, type VirtualDevice } from './virtual-device.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 500 })

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }
const identifiers = ['SC-000001', 'PC-000002', 'WLM-000003', 'XY-000004']
const fresh = (identifier: string) => newDevice(identifier, network, 0)

const order = (pin: PinKey, to: PinState, messageId = 'm1'): VirtualDeviceEvent => ({
  type: 'commanded',
  command: { messageId, action: to === 0 ? 'off' : 'on', pin, state: to },
})

/** The device after these events, all at one instant by default. */
function live(device: VirtualDevice, events: VirtualDeviceEvent[], everyMs = 0) {
  let now = device
  const reports: DeviceReport[] = []
  const impossible: string[] = []
  for (const event of events) {
    const step = after(now, event, now.at + everyMs)
    now = step.device
    reports.push(...step.reports)
    if (step.impossible) impossible.push(step.impossible)
  }
  return { device: now, reports, impossible }
}

describe('a device', () => {
  test.each([
    ['SC-000001', { 18: 0, 19: 0, 21: 0, 25: 0 }],
    ['PC-000002', { 13: 0, 18: 0, 19: 0, 21: 0 }],
    ['XY-000004', { 18: 0, 19: 0, 21: 0 }],
    ['WLM-000003', { pump: 0, led: 0 }],
  ])('PINS-1, PINS-2: %s has its pins, all off', (identifier, pins) => {
    expect(fresh(identifier).pins).toEqual(pins)
  })

  test('a new connection begins with hello, then the state of all pins', () => {
    const { reports } = live(fresh('WLM-000003'), [{ type: 'connected' }])
    expect(reports).toEqual([
      { topic: 'hello', message: expect.objectContaining({ ip: '192.168.1.20', uptime: 0 }) },
      { topic: 'state', message: { pins: { pump: 0, led: 0 }, waterLevel: '40%' } },
    ])
  })

  test('it sends hello again each minute, and nothing in between', () => {
    const seconds = Array<VirtualDeviceEvent>(119).fill({ type: 'timePassed' })
    const { reports } = live(fresh('SC-000001'), seconds, 1_000)
    expect(reports.map(({ topic, message }) => [topic, message])).toEqual([
      ['hello', expect.objectContaining({ uptime: 60 })],
    ])
  })
})

describe('requests', () => {
  const setIp = (rest: object): VirtualDeviceEvent => ({
    type: 'requested',
    request: { requestId: 'r1', kind: 'setIp', staticIP: '10.0.0.7', ...rest },
  })

  test('LAN-3: wifiInfo is answered with address and Wi-Fi', () => {
    const event: VirtualDeviceEvent = {
      type: 'requested',
      request: { requestId: 'r1', kind: 'wifiInfo' },
    }
    const step = after(fresh('SC-000001'), event, 0)
    expect(step.restarts).toBe(false)
    expect(step.reports).toEqual([
      {
        topic: 'reply',
        message: {
          requestId: 'r1',
          ok: true,
          status: 200,
          ip: '192.168.1.20',
          ssid: expect.any(String),
          rssi: expect.any(Number),
        },
      },
    ])
  })

  test('LAN-3, MANAGE-4: setIp is answered, and the address counts from the restart on, not before', () => {
    const step = after(fresh('SC-000001'), setIp({ dns: '9.9.9.9' }), 0)
    expect(step.restarts).toBe(true)
    const early = live(step.device, [{ type: 'connected' }])
    expect(early.reports[0]?.message).toMatchObject({ ip: network.ip })
    const late = live(step.device, [{ type: 'rebooted' }, { type: 'connected' }])
    expect(late.device.network).toEqual({ ...network, ip: '10.0.0.7', dns: '9.9.9.9' })
    expect(late.reports[0]?.message).toMatchObject({ ip: '10.0.0.7' })
  })

  test('MANAGE-4: a second setIp before the restart keeps what the first has set and it leaves out', () => {
    const asked = live(fresh('SC-000001'), [
      setIp({ dns: '9.9.9.9' }),
      setIp({}),
      { type: 'rebooted' },
    ])
    expect(asked.device.network).toEqual({ ...network, ip: '10.0.0.7', dns: '9.9.9.9' })
  })

  test('LAN-3: an invalid mask is refused as the local page refuses it', () => {
    const step = after(fresh('SC-000001'), setIp({ subnet: '255.0.255.0' }), 0)
    expect(step.restarts).toBe(false)
    expect(step.device.network).toEqual(network)
    expect(step.reports[0]?.message).toMatchObject({ requestId: 'r1', ok: false, status: 400 })
  })

  test('a deaf device does not answer, a refusing one refuses', () => {
    const asked = (behaviour: object) =>
      live(fresh('SC-000001'), [{ type: 'behaviourSet', behaviour }, setIp({})]).reports
    expect(asked({ deaf: true })).toEqual([])
    expect(asked({ refusing: true })[0]?.message).toMatchObject({ ok: false, status: 403 })
  })
})

describe('commands', () => {
  test('a command is acknowledged, then the pin it changed is reported', () => {
    const { device, reports } = live(fresh('SC-000001'), [order('18', 1)])
    expect(reports).toEqual([
      { topic: 'ack', message: { messageId: 'm1', ok: true } },
      { topic: 'state', message: { pins: { 18: 1 } } },
    ])
    expect(device.pins).toEqual({ 18: 1, 19: 0, 21: 0, 25: 0 })
  })

  test('PINS-1: a fan takes 0 to 3, every other pin only 0 and 1', () => {
    expect(live(fresh('PC-000002'), [order('13', 3)]).device.pins['13']).toBe(3)
    const { device, reports } = live(fresh('PC-000002'), [order('18', 2)])
    expect(device.pins['18']).toBe(0)
    expect(reports).toEqual([
      {
        topic: 'ack',
        message: { messageId: 'm1', ok: false, error: 'Pin 18 knows only 0 or 1' },
      },
    ])
  })

  test('PINS-1: a pin that the device does not have is refused with a clear message', () => {
    const { reports } = live(fresh('SC-000001'), [order('pump', 1)])
    expect(reports.map(({ message }) => message)).toEqual([
      { messageId: 'm1', ok: false, error: 'There is no pin pump here' },
    ])
  })

  test('R-81: a repeated messageId is answered again, not applied again', () => {
    const { device, reports } = live(fresh('SC-000001'), [
      order('18', 1),
      { type: 'touched', touchPin: 12 },
      order('18', 1),
    ])
    expect(device.pins['18']).toBe(0)
    expect(reports.slice(-2)).toEqual([
      { topic: 'ack', message: { messageId: 'm1', ok: true } },
      { topic: 'state', message: { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } } },
    ])
  })

  test('R-81: the last 32 messageIds are kept, and no more', () => {
    const many = Array.from({ length: 40 }, (_, n) => order('18', 1, `m${n}`))
    const { device } = live(fresh('SC-000001'), many)
    expect(device.answers.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 32 }, (_, n) => `m${n + 8}`),
    )
  })

  test('a deaf device does nothing; a refusing one refuses and does nothing', () => {
    const deaf = live(fresh('SC-000001'), [
      { type: 'behaviourSet', behaviour: { deaf: true } },
      order('18', 1),
    ])
    expect(deaf.reports).toEqual([])
    const refusing = live(fresh('SC-000001'), [
      { type: 'behaviourSet', behaviour: { refusing: true } },
      order('18', 1),
    ])
    expect(refusing.reports).toEqual([
      { topic: 'ack', message: { messageId: 'm1', ok: false, error: 'Told to refuse' } },
    ])
    expect([deaf.device.pins['18'], refusing.device.pins['18']]).toEqual([0, 0])
  })
})

describe('touch pads', () => {
  test('LIVE-3: pad 12 switches GPIO 18, 13 the fan, 14 GPIO 19, 15 GPIO 21', () => {
    expect(touchPadsOf(fresh('PC-000002'))).toEqual({ 12: '18', 13: '13', 14: '19', 15: '21' })
    expect(touchPadsOf(fresh('SC-000001'))).toEqual({ 12: '18', 14: '19', 15: '21' })
    expect(touchPadsOf(fresh('WLM-000003'))).toEqual({})
  })

  test('LIVE-3: a finger toggles a pin, and takes a fan from level to level', () => {
    const touches = (touchPin: number): VirtualDeviceEvent[] =>
      Array(5).fill({ type: 'touched', touchPin })
    const states = (touchPin: number) =>
      live(fresh('PC-000002'), touches(touchPin)).reports.map(({ message }) => message)
    expect(states(12)).toEqual([1, 0, 1, 0, 1].map((to) => ({ touchPin: 12, state: to })))
    expect(states(13)).toEqual([1, 2, 3, 0, 1].map((to) => ({ touchPin: 13, state: to })))
  })

  test('LIVE-3, R-86: of all pads and states only those of the touch map do anything', () => {
    for (const identifier of identifiers) {
      const { forms } = fresh(identifier)
      for (let touchPin = 0; touchPin < 256; touchPin += 1)
        for (const to of [0, 1, 2, 3] as const) {
          const { reports, impossible } = live(fresh(identifier), [
            { type: 'touched', touchPin, state: to },
          ])
          const pin = touchPadsOf(fresh(identifier))[touchPin]
          const form = pin === undefined ? undefined : forms.get(pin)
          const fits = form !== undefined && hasState(form, to)
          expect([reports.length, impossible.length]).toEqual(fits ? [1, 0] : [0, 1])
        }
    }
  })
})

describe('a tank', () => {
  const wlm = () => fresh('WLM-000003')

  test('PINS-2: fills while the pump runs, and stops it at 100 %', () => {
    const begun = live(wlm(), [order('pump', 1)]).device
    const filling = after(begun, { type: 'timePassed' }, 10_000)
    expect(filling.reports).toEqual([{ topic: 'state', message: { waterLevel: '60%' } }])
    const full = after(filling.device, { type: 'timePassed' }, 30_000)
    expect(full.reports).toEqual([
      { topic: 'state', message: { pins: { pump: 0 }, waterLevel: '100%' } },
    ])
  })

  test('drains slowly otherwise, and not below empty', () => {
    const { device } = after(wlm(), { type: 'timePassed' }, 100_000)
    expect(device.level).toBeCloseTo(39)
    expect(after(device, { type: 'timePassed' }, 10 ** 9).device.level).toBe(0)
  })

  test('reports its level each 3 s at most while that moves, and once a minute while it stays', () => {
    const begun = live(wlm(), [order('pump', 1)]).device
    const seconds = Array<VirtualDeviceEvent>(12).fill({ type: 'timePassed' })
    const { reports } = live(begun, seconds, 1_000)
    expect(reports.map(({ message }) => message)).toEqual(
      [46, 52, 58, 64].map((percent) => ({ waterLevel: `${percent}%` })),
    )
    const empty = live(wlm(), [{ type: 'levelSet', percent: 0 }]).device
    expect(live(empty, seconds, 1_000).reports).toEqual([])
    const minute = after(empty, { type: 'timePassed' }, 60_000).reports
    expect(minute).toContainEqual({ topic: 'state', message: { waterLevel: '0%' } })
  })

  test('only a tank can be filled, from 0 to 100', () => {
    expect(live(wlm(), [{ type: 'levelSet', percent: 101 }]).impossible).toHaveLength(1)
    expect(live(wlm(), [{ type: 'levelSet', percent: Number.NaN }]).impossible).toHaveLength(1)
    expect(live(fresh('SC-000001'), [{ type: 'levelSet', percent: 5 }]).impossible).toEqual([
      'There is no tank here',
    ])
  })
})

test('a reboot switches every pin off and starts the uptime again; the water stays', () => {
  const before = live(fresh('WLM-000003'), [
    order('led', 1),
    { type: 'levelSet', percent: 80 },
  ]).device
  const { device } = after(before, { type: 'rebooted' }, 10_000)
  const { reports } = after(device, { type: 'connected' }, 10_000)
  expect(reports).toEqual([
    { topic: 'hello', message: expect.objectContaining({ uptime: 0 }) },
    { topic: 'state', message: { pins: { pump: 0, led: 0 }, waterLevel: '80%' } },
  ])
})

describe('whatever happens', () => {
  const anyCommand: fc.Arbitrary<Command> = fc.record({
    messageId: fc.constantFrom(...Array.from({ length: 12 }, (_, n) => `m${n}`)),
    action: fc.constant('on' as const),
    pin: fc.constantFrom(...specifiedPins()),
    state: fc.constantFrom(0, 1, 2, 3),
  })
  const anyEvent: fc.Arbitrary<VirtualDeviceEvent> = fc.oneof(
    fc.record({ type: fc.constant('commanded' as const), command: anyCommand }),
    fc.record({
      type: fc.constant('touched' as const),
      touchPin: fc.integer({ min: 11, max: 16 }),
      state: fc.option(fc.constantFrom<PinState>(0, 1, 2, 3), { nil: undefined }),
    }),
    fc.record({
      type: fc.constant('levelSet' as const),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    fc.record({
      type: fc.constant('behaviourSet' as const),
      behaviour: fc.record({ deaf: fc.boolean(), refusing: fc.boolean() }, { requiredKeys: [] }),
    }),
    fc.constant({ type: 'timePassed' as const }),
    fc.constant({ type: 'connected' as const }),
  )
  const anyHistory = fc.tuple(
    fc.constantFrom(...identifiers),
    fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 120_000 })), { maxLength: 60 }),
  )
  const schemas = { hello, readings, state, touch, ack, reply, runs }

  test('PINS-1, PINS-2: every pin stays one of its kind and within its states, the tank within 0 and 100', () => {
    fc.assert(
      fc.property(anyHistory, ([identifier, events]) => {
        let device = fresh(identifier)
        for (const [event, ms] of events) {
          const step = after(device, event, device.at + ms)
          device = step.device
          expect(Object.keys(device.pins).sort()).toEqual([...pinsOf(device.kind)].sort())
          for (const [pin, form] of device.forms)
            expect(hasState(form, device.pins[pin] ?? -1)).toBe(true)
          if (device.level !== undefined) {
            expect(device.level).toBeGreaterThanOrEqual(0)
            expect(device.level).toBeLessThanOrEqual(100)
          }
          for (const { topic, message } of step.reports)
            expect(schemas[topic].parse(message)).toEqual(message)
        }
      }),
    )
  })

  test('R-80: a reader of all reports knows every pin', () => {
    fc.assert(
      fc.property(anyHistory, ([identifier, events]) => {
        const begun = after(fresh(identifier), { type: 'connected' }, 0)
        let { device } = begun
        const known: Partial<Record<PinKey, PinState>> = {}
        const follow = ({ topic, message }: DeviceReport) => {
          if (topic === 'state') Object.assign(known, message.pins)
          const touched = topic === 'touch' ? pinTouchedBy(message.touchPin) : undefined
          if (topic === 'touch' && touched) known[touched] = message.state
        }
        begun.reports.forEach(follow)
        for (const [event, ms] of events) {
          const step = after(device, event, device.at + ms)
          device = step.device
          step.reports.forEach(follow)
          expect(known).toEqual(device.pins)
        }
      }),
    )
  })

  test('R-81: a messageId acts at most once while it is among the last 32', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SC-000001', 'PC-000002', 'XY-000004'),
        fc.array(anyEvent, { maxLength: 60 }),
        (identifier, events) => {
          const acted = new Set<string>()
          let device = fresh(identifier)
          for (const event of events) {
            const next = after(device, event, device.at).device
            const changed = JSON.stringify(next.pins) !== JSON.stringify(device.pins)
            if (event.type === 'commanded' && changed) {
              expect(acted).not.toContain(event.command.messageId)
              acted.add(event.command.messageId)
            }
            device = next
          }
        },
      ),
    )
  })

  test('time has the same effect in pieces as in one piece', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 20 }),
        fc.boolean(),
        (pieces, pumping) => {
          const start = live(fresh('WLM-000003'), [order('pump', pumping ? 1 : 0)]).device
          const inPieces = pieces.reduce(
            (device, ms) => after(device, { type: 'timePassed' }, device.at + ms).device,
            start,
          )
          const inOne = after(start, { type: 'timePassed' }, inPieces.at).device
          expect(inOne.pins).toEqual(inPieces.pins)
          expect(inOne.level).toBeCloseTo(inPieces.level ?? Number.NaN, 6)
        },
      ),
    )
  })
})
