import { ack, hello, state } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceConfig } from '@roomwire/contracts/device/to-device.ts'
import {
  type PinKey,
  type PinState,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { nextByItself } from './passing-time.ts'
import { type DeviceReport, newDevice, type VirtualDevice } from './virtual-device.ts'

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }
const fresh = (identifier = 'SC-000001') => newDevice(identifier, network, 0)
const config = (pins: DeviceConfig['pins'], version = 'v1'): VirtualDeviceEvent => ({
  type: 'configured',
  config: { version, pins },
})
const command = (messageId: string, pin: PinKey, to: PinState, seconds?: number) =>
  ({
    type: 'commanded',
    command: { messageId, action: to === 0 ? 'off' : 'on', pin, state: to, for: seconds },
  }) satisfies VirtualDeviceEvent
const passing: VirtualDeviceEvent = { type: 'timePassed' }
const reboot: VirtualDeviceEvent = { type: 'rebooted' }
const day = 24 * 3_600

/** The device after events at instants (s), and what it reported. */
function live(device: VirtualDevice, events: [atS: number, VirtualDeviceEvent][]) {
  let now = device
  const reports: DeviceReport[] = []
  const impossible: (string | undefined)[] = []
  for (const [atS, event] of events) {
    const step = after(now, event, atS * 1_000)
    now = step.device
    reports.push(...step.reports)
    impossible.push(step.impossible)
  }
  const last = <T>(topic: DeviceReport['topic'], read: (message: unknown) => T) => {
    const found = reports.findLast((report) => report.topic === topic)
    return found && read(found.message)
  }
  return {
    device: now,
    reports,
    impossible: impossible.at(-1),
    state: last('state', (message) => state.parse(message)),
    ack: last('ack', (message) => ack.parse(message)),
    hello: last('hello', (message) => hello.parse(message)),
  }
}

describe('a protected pin', () => {
  test('a config is stored, said with its version, and survives a start; plain firmware takes none', () => {
    const stored = live(fresh(), [[0, config({ 18: { longestOn: 60 } }, 'v7')]])
    expect(stored.hello).toMatchObject({
      features: ['lease', 'protect', 'schedules'],
      config: 'v7',
    })
    const again = live(stored.device, [
      [1, reboot],
      [2, { type: 'connected' }],
    ])
    expect(again.hello?.config).toBe('v7')
    const plain = live(fresh(), [
      [0, { type: 'behaviourSet', behaviour: { plain: true } }],
      [0, config({ 18: { longestOn: 60 } })],
      [0, command('m1', '18', 1)],
      [day, passing],
    ])
    expect(plain.device.pins['18']).toBe(1)
  })

  test('goes off once it was on for as long as it may be, whoever switched it on, and says so', () => {
    const { device } = live(fresh(), [[0, config({ 18: { longestOn: 60 } })]])
    const touched = live(device, [[10, { type: 'touched', touchPin: 12 }]])
    expect(live(touched.device, [[20, { type: 'connected' }]]).state?.leases).toEqual({
      18: { left: 50 },
    })
    const over = live(touched.device, [[70, passing]])
    expect(over.state).toEqual({ pins: { 18: 0 }, leases: { 18: { ended: 'longest', ago: 0 } } })
    const leased = live(device, [[0, command('m1', '18', 1, 600)]])
    expect(leased.state?.leases).toEqual({ 18: { messageId: 'm1', left: 60 } })
    const extended = live(leased.device, [
      [50, command('m2', '18', 1, 600)],
      [60, passing],
    ])
    expect(extended.state).toMatchObject({
      leases: { 18: { messageId: 'm2', ended: 'longest' } },
    })
    expect(live(device, [[0, command('m1', '18', 1, 30)]]).state?.leases).toEqual({
      18: { messageId: 'm1', left: 30 },
    })
  })

  test('rests: it refuses to go on and says for how long yet, to a command and at the wall', () => {
    const resting = live(fresh(), [
      [0, config({ 18: { shortestOff: 240 } })],
      [300, command('m1', '18', 1)],
      [310, command('m2', '18', 0)],
      [350, command('m3', '18', 1)],
    ])
    expect(resting.ack).toEqual({
      messageId: 'm3',
      ok: false,
      why: 'resting',
      left: 200,
      error: 'Pin 18 must rest for 200 s',
    })
    expect(resting.device.pins['18']).toBe(0)
    const touch = live(resting.device, [[549, { type: 'touched', touchPin: 12 }]])
    expect(touch.impossible).toBe('Pin 18 must rest for 1 s')
    expect(live(resting.device, [[550, command('m4', '18', 1)]]).device.pins['18']).toBe(1)
  })

  test('is never on with the pin that excludes it, also where a config says so later', () => {
    const exclusive = config({ 18: { notWith: '19' }, 19: { notWith: '18' } })
    const { device, ack: refused } = live(fresh(), [
      [0, exclusive],
      [0, command('m1', '18', 1)],
      [1, command('m2', '19', 1)],
    ])
    expect(refused).toMatchObject({ ok: false, why: 'interlocked' })
    expect(device.pins).toMatchObject({ 18: 1, 19: 0 })
    const later = live(fresh(), [
      [0, command('m1', '18', 1)],
      [0, command('m2', '19', 1)],
      [1, exclusive],
    ])
    expect(later.state?.pins).toMatchObject({ 18: 1, 19: 0 })
  })

  test('goes to its state after a start: on, as before, or off, and not before it has rested', () => {
    const pins = {
      18: { powerOn: 'on', shortestOff: 30 },
      19: { powerOn: 'before' },
      21: { powerOn: 'before' },
    } as const
    const { device } = live(fresh(), [
      [0, config(pins)],
      [1, command('m1', '19', 1)],
      [1, command('m2', '21', 1, 600)],
      [1, command('m3', '25', 1)],
      [10, reboot],
    ])
    expect(device.pins).toEqual({ 18: 0, 19: 1, 21: 0, 25: 0 })
    expect(nextByItself(device)).toBe(40_000)
    const rested = live(device, [[41, passing]])
    expect(rested.state?.pins).toEqual({ 18: 1 })
    const touched = live(device, [
      [20, command('m4', '18', 0)],
      [41, passing],
    ])
    expect(touched.device.pins['18']).toBe(0)
  })
})

test('a level that goes on after a start goes to where it was last, or to 100 %', () => {
  const lamp = newDevice('LAMP-1', network, 0, undefined, [{ key: 'lamp', kind: 'level' }])
  const start = config({ lamp: { powerOn: 'on' } })
  const stateAfter = (...events: VirtualDeviceEvent[]) => {
    const all = [start, ...events, reboot, passing]
    return live(
      lamp,
      all.map((event, at) => [at, event]),
    ).device.pins['lamp']
  }
  expect(stateAfter()).toBe(100)
  expect(stateAfter(command('m1', 'lamp', 30))).toBe(30)
  expect(stateAfter(command('m1', 'lamp', 30), command('m2', 'lamp', 0))).toBe(30)
})

const seconds = fc.integer({ min: 1, max: 90 })
const anyProtection = fc.record(
  { longestOn: seconds, shortestOff: seconds, powerOn: fc.constantFrom('on', 'before') },
  { requiredKeys: [] },
)
/** The config of a switch controller: 18 and 19 exclude each other. */
const anyConfig = fc.record({ 18: anyProtection, 19: anyProtection, 21: anyProtection }).map(
  (pins): VirtualDeviceEvent =>
    config({
      ...pins,
      18: { ...pins['18'], notWith: '19' },
      19: { ...pins['19'], notWith: '18' },
    }),
)
const anyEvent: fc.Arbitrary<VirtualDeviceEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(passing) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.nat({ max: 200 }),
        fc.constantFrom<PinKey>('18', '19', '21'),
        fc.constantFrom<PinState>(0, 1),
        fc.option(seconds, { nil: undefined }),
      )
      .map(([id, pin, to, length]) => command(`m${id}`, pin, to, length)),
  },
  fc
    .constantFrom(12, 14, 15)
    .map((touchPin): VirtualDeviceEvent => ({ type: 'touched', touchPin })),
  fc.constant(reboot),
  fc.constant<VirtualDeviceEvent>({ type: 'connected' }),
)

describe('whatever people, the wall, starts and time do', () => {
  const pins = ['18', '19', '21'] as const
  test('no pin is on for longer, none rests for less, and two that exclude each other are never both on', () => {
    fc.assert(
      fc.property(
        anyConfig,
        fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 40 })), { maxLength: 60 }),
        (given, events) => {
          const kept = given.type === 'configured' ? given.config.pins : {}
          let { device } = after(fresh(), given, 0)
          const onSince: Partial<Record<PinKey, number>> = {}
          const offSince: Partial<Record<PinKey, number>> = { 18: 0, 19: 0, 21: 0 }
          const look = (atS: number) => {
            expect(device.pins['18'] && device.pins['19']).toBe(0)
            for (const pin of pins) {
              const { longestOn = day, shortestOff = 0 } = kept[pin] ?? {}
              const isOn = device.pins[pin] === 1
              if (isOn && onSince[pin] === undefined) {
                expect(atS - (offSince[pin] ?? 0)).toBeGreaterThanOrEqual(shortestOff)
                onSince[pin] = atS
              }
              if (isOn) expect(atS - (onSince[pin] ?? 0)).toBeLessThan(longestOn)
              if (!isOn && onSince[pin] !== undefined) {
                delete onSince[pin]
                offSince[pin] = atS
              }
            }
          }
          let atS = 0
          for (const [event, afterS] of events) {
            // Each second is looked at, so that nothing happens between two looks.
            for (let nth = 1; nth < afterS; nth += 1) {
              device = after(device, passing, (atS + nth) * 1_000).device
              look(atS + nth)
            }
            atS += Math.max(1, afterS)
            device = after(device, passing, atS * 1_000).device
            look(atS)
            device = after(device, event, atS * 1_000).device
            if (event.type === 'rebooted') for (const pin of pins) delete onSince[pin]
            if (event.type === 'rebooted') for (const pin of pins) offSince[pin] = atS
            look(atS)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('it goes the same in one step as in many, but for what is reported on the way', () => {
    fc.assert(
      fc.property(
        anyConfig,
        fc.array(anyEvent, { maxLength: 12 }),
        fc.integer({ min: 1, max: 600 }),
        (given, events, ms) => {
          let { device } = after(fresh(), given, 0)
          for (const event of events) device = after(device, event, device.at + 5_000).device
          const once = after(device, passing, device.at + ms * 1_000).device
          let often = device
          for (let nth = 1; nth <= ms; nth += 1) {
            often = after(often, passing, device.at + nth * 1_000).device
          }
          expect([once.pins, once.switchedAt]).toEqual([often.pins, often.switchedAt])
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('a touch pad of a pin that may not go on changes nothing that is reported', () => {
  const { device } = live(fresh(), [[0, config({ 18: { shortestOff: 60 } })]])
  const step = after(device, { type: 'touched', touchPin: 12 }, 1_000)
  expect([pinTouchedBy(12), step.reports, step.device.pins['18']]).toEqual(['18', [], 0])
})
