import { hello, runs } from '@roomwire/contracts/device/from-device.ts'
import type { PlanMessage } from '@roomwire/contracts/device/to-device.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { type DeviceReport, newDevice, type VirtualDevice } from './virtual-device.ts'

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }
const minute = 60_000
const hour = 60 * minute
/** The time of day when the device's own clock says 0. */
const midnight = Date.UTC(2026, 10, 25)

const connected: VirtualDeviceEvent = { type: 'connected' }
const disconnected: VirtualDeviceEvent = { type: 'disconnected' }
const passing: VirtualDeviceEvent = { type: 'timePassed' }
const rebooted: VirtualDeviceEvent = { type: 'rebooted' }
const drifts = (ppm: number): VirtualDeviceEvent => ({ type: 'clockDrifts', ppm })

type Entry = PlanMessage['entries'][number]
const entry = (at: number, more: Partial<Entry> = {}): Entry => ({
  schedule: 7,
  at: midnight + at,
  pin: '18',
  state: 1,
  ...more,
})

/** Lets events happen at instants (ms); gives the device, its reports, and when pin 18 went on. */
function live(device: VirtualDevice, events: readonly [at: number, VirtualDeviceEvent][]) {
  let now = device
  const reports: DeviceReport[] = []
  const wentOn: number[] = []
  for (const [at, event] of events) {
    const was = now.pins['18']
    const step = after(now, event, at)
    now = step.device
    reports.push(...step.reports)
    if (was === 0 && now.pins['18'] === 1) wentOn.push(now.switchedAt['18'] ?? 0)
  }
  const runReports = reports.flatMap(({ topic, message }) => (topic === 'runs' ? [message] : []))
  const hellos = reports.flatMap(({ topic, message }) => (topic === 'hello' ? [message] : []))
  return { device: now, reports, wentOn, runReports, hellos }
}

/** A device that has a server, its plan and the time; the answer was on its way for so long, ms. */
function planned(entries: readonly Entry[], onItsWay = 0, hold = 0): VirtualDevice {
  const plan: PlanMessage = {
    version: 'v1',
    entries: [...entries],
    ...(hold > 0 && { hold }),
    now: midnight + onItsWay / 2,
    askedAt: 0,
  }
  const greeted = live(newDevice('SC-000001', network, 0), [[0, connected]]).device
  return live(greeted, [[onItsWay, { type: 'planned', plan }]]).device
}

describe('a plan', () => {
  test('is asked for with the time, stored, and said by its version', () => {
    const first = live(newDevice('SC-000001', network, 0), [[0, connected]])
    expect(first.hellos).toMatchObject([{ plan: '', askedAt: 0 }])
    expect(first.hellos[0]?.features).toContain('schedules')
    const plan = { version: 'v1', entries: [entry(hour)], now: midnight, askedAt: 0 }
    const stored = live(first.device, [[10, { type: 'planned', plan }]])
    expect(stored.hellos).toMatchObject([{ plan: 'v1' }])
    expect(stored.hellos[0]?.askedAt).toBeUndefined()
    // The same once more is nothing to tell of.
    expect(live(stored.device, [[20, { type: 'planned', plan }]]).reports).toEqual([])
  })

  test('is done at its time without a server, for its length, and told at the next connect', () => {
    const at = planned([entry(hour, { for: 60 }), entry(2 * hour, { state: 0 })])
    const evening = live(at, [
      [minute, disconnected],
      [hour + 10_000, passing],
    ])
    expect(evening.wentOn).toEqual([hour])
    expect(evening.device.leases['18']?.endsAt).toBe(hour + minute)
    const later = live(evening.device, [[3 * hour, passing]])
    expect(later.device.pins['18']).toBe(0)
    const { reports, runReports } = live(later.device, [[3 * hour, connected]])
    expect(reports.map(({ topic }) => topic)).toEqual(['hello', 'runs', 'state'])
    expect(runReports).toEqual([
      {
        runs: [
          { schedule: 7, at: midnight + hour, pin: '18', state: 1 },
          { schedule: 7, at: midnight + 2 * hour, pin: '18', state: 0 },
        ],
      },
    ])
    expect(runs.parse(runReports[0])).toEqual(runReports[0])
  })

  test('is left to the server while there is one, and what that has asked for is not done again', () => {
    const at = planned([entry(hour)])
    expect(live(at, [[2 * hour, passing]]).wentOn).toEqual([])
    const run = { schedule: 7, at: midnight + hour }
    const command = { messageId: '1', action: 'on', pin: '18', state: 1, run } as const
    const off = { messageId: '2', action: 'off', pin: '18', state: 0 } as const
    const { wentOn, runReports } = live(at, [
      [hour - 1_000, { type: 'commanded', command }],
      [hour - 500, { type: 'commanded', command: off }],
      [hour - 100, disconnected],
      [2 * hour, passing],
      [2 * hour, connected],
    ])
    expect(wentOn).toEqual([hour - 1_000])
    expect(runReports).toEqual([])
  })

  test('is done within a minute where the server was found to be gone only then, and not later', () => {
    const lostAfter = (ms: number) =>
      live(planned([entry(hour)]), [
        [hour + ms, disconnected],
        [2 * hour, passing],
      ]).wentOn
    expect(lostAfter(45_000)).toEqual([hour + 45_000])
    expect(lostAfter(minute + 1)).toEqual([])
  })

  test('is done by the device yet where it comes back just before its time: by the clock of its server that was over', () => {
    const backBefore = (ms: number) =>
      live(planned([entry(hour)]), [
        [minute, disconnected],
        [hour - ms, connected],
        [2 * hour, passing],
      ]).wentOn
    expect(backBefore(1_500)).toEqual([hour])
    expect(backBefore(2_500)).toEqual([])
  })

  test('is told at once, before the change, where the device does it while it has a server', () => {
    const back = live(planned([entry(hour)]), [
      [minute, disconnected],
      [hour - 1_500, connected],
    ]).device
    const { reports, runReports } = live(back, [[hour, passing]])
    expect(reports.map(({ topic }) => topic).slice(0, 2)).toEqual(['runs', 'state'])
    expect(runReports).toEqual([
      { runs: [{ schedule: 7, at: midnight + hour, pin: '18', state: 1 }] },
    ])
    expect(
      live(back, [
        [hour, passing],
        [2 * hour, passing],
      ]).runReports,
    ).toHaveLength(1)
  })

  test('a command for what it has done by itself changes nothing, and names its lease', () => {
    const done = live(planned([entry(hour, { for: 600 })]), [
      [minute, disconnected],
      [hour + 100, passing],
      [hour + 1_000, connected],
    ]).device
    const run = { schedule: 7, at: midnight + hour }
    const command = { messageId: '9', action: 'on', pin: '18', state: 1, for: 600, run } as const
    const asked = live(done, [[hour + 2_000, { type: 'commanded', command }]])
    expect(asked.reports).toMatchObject([
      { topic: 'ack', message: { messageId: '9', ok: true } },
      { topic: 'state', message: { leases: { 18: { messageId: '9', left: 598 } } } },
    ])
    expect(asked.device.leases['18']?.endsAt).toBe(hour + 600_000)
  })

  const touch = (state: 0 | 1): VirtualDeviceEvent => ({ type: 'touched', touchPin: 12, state })
  const press = (state: 0 | 1, run?: { schedule: number; at: number }): VirtualDeviceEvent => ({
    type: 'commanded',
    command: { messageId: `${state}`, action: 'on', pin: '18', state, ...(run && { run }) },
  })
  const off = { ...entry(2 * hour), state: 0 as const }
  test.each<[string, isHeld: boolean, readonly [at: number, VirtualDeviceEvent][]]>([
    [
      'a touch, without a server',
      true,
      [
        [hour, disconnected],
        [hour + 1, touch(1)],
      ],
    ],
    ['a press on a page, before the line was lost', true, [[hour + 1, press(1)]]],
    ['a touch that is longer ago', false, [[hour - 1, touch(1)]]],
    [
      'a touch that changed nothing',
      false,
      [
        [minute, press(1, { schedule: 1, at: 0 })],
        [hour, touch(1)],
      ],
    ],
    ['a schedule', false, [[hour, press(1, { schedule: 1, at: 0 })]]],
    [
      'a schedule, after a touch',
      false,
      [
        [hour, touch(1)],
        [hour + 1, press(0, { schedule: 1, at: 0 })],
        [hour + 2, press(1, { schedule: 1, at: 1 })],
      ],
    ],
  ])('A person wins: after %s, the pin is held: %s', (_what, isHeld, events) => {
    const device = planned([off], 0, hour / 1_000)
    const { device: later } = live(device, [
      ...events,
      [hour + 10, disconnected],
      [3 * hour, passing],
    ])
    expect(later.pins['18']).toBe(isHeld ? 1 : 0)
    const { runReports } = live(later, [[3 * hour, connected]])
    const run = { schedule: 7, at: midnight + 2 * hour, pin: '18', state: 0 }
    expect(runReports).toEqual([{ runs: [isHeld ? { ...run, held: true } : run] }])
    expect(runs.parse(runReports[0])).toEqual(runReports[0])
  })

  test('a start keeps the plan and what was done, and loses the time: nothing is done before it is known', () => {
    const dark = live(planned([entry(hour), entry(2 * hour)]), [
      [minute, disconnected],
      [hour, passing],
      [hour + minute, rebooted],
      [3 * hour, passing],
    ])
    expect(dark.wentOn).toEqual([hour])
    const back = live(dark.device, [[3 * hour, connected]])
    expect(back.runReports).toEqual([
      { runs: [{ schedule: 7, at: midnight + hour, pin: '18', state: 1 }] },
    ])
    expect(back.hellos).toMatchObject([{ plan: '', askedAt: 3 * hour - (hour + minute) }])
  })

  test('is dropped as soon as the device may be wrong by over 2 s, and an answer that took long is not believed', () => {
    // 20 millionths come to 2 s in 27 hours and 46 minutes.
    const on = (at: number, onItsWay = 0) =>
      live(planned([entry(at)], onItsWay), [
        [onItsWay + 1, disconnected],
        [at + hour, passing],
      ]).wentOn.length
    expect([on(27 * hour), on(28 * hour)]).toEqual([1, 0])
    expect([on(hour, 3_500), on(hour, 4_100)]).toEqual([1, 0])
    expect([on(13 * hour, 2_000), on(15 * hour, 2_000)]).toEqual([1, 0])
  })

  test('F7 is done within 2 s of its time, however its clock goes and however long the answer took, or not at all', () => {
    const anyTimes = fc.record({
      ppm: fc.integer({ min: -20, max: 20 }),
      onItsWay: fc.integer({ min: 0, max: 5_000 }),
      at: fc.integer({ min: 1, max: 40 * 60 }).map((minutes) => minutes * minute),
    })
    let done = 0
    fc.assert(
      fc.property(anyTimes, ({ ppm, onItsWay, at }) => {
        const device = live(planned([entry(at)], onItsWay), [[onItsWay, drifts(ppm)]]).device
        const { wentOn } = live(device, [
          [onItsWay + 1, disconnected],
          [at + hour, passing],
        ])
        // The server's time was told at some moment of the way: in the worst case at an end of it.
        for (const when of wentOn)
          expect(Math.abs(when - at)).toBeLessThanOrEqual(2_001 - onItsWay / 2)
        done += wentOn.length
      }),
    )
    expect(done).toBeGreaterThan(20)
  })

  test('is done once at most, whatever is lost, asked for, started anew and told twice', () => {
    const often = fc.constantFrom(disconnected, passing, 'ask' as const, 'off' as const)
    const seldom = fc.constantFrom(connected, rebooted, 'plan' as const)
    const anyEvent = fc.oneof({ weight: 6, arbitrary: often }, { weight: 1, arbitrary: seldom })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 8_000 })), { maxLength: 40 }),
        (events) => {
          let { device } = live(planned([entry(hour)]), [[hour - 10_000, disconnected]])
          let on = 0
          for (const [step, ms] of events) {
            const at = device.at + ms
            const event = eventOf(step, device, at)
            const was = device.pins['18']
            device = after(device, event, at).device
            if (was === 0 && device.pins['18'] === 1) on += 1
          }
          expect(on).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

/** A server's message at an instant: the plan with the time, the command of its run, or the pin's off command. */
function eventOf(
  step: VirtualDeviceEvent | 'plan' | 'ask' | 'off',
  { startedAt, pins }: VirtualDevice,
  at: number,
): VirtualDeviceEvent {
  if (typeof step !== 'string') return step
  const time = { now: midnight + at, askedAt: at - startedAt }
  if (step === 'plan') {
    return { type: 'planned', plan: { version: 'v1', entries: [entry(hour)], ...time } }
  }
  const run = { schedule: 7, at: midnight + hour }
  const isAsked = step === 'ask' && Math.abs(at - hour) <= minute
  const on = { messageId: `on ${at}`, action: 'on', pin: '18', state: 1, run } as const
  const off = { messageId: `off ${at}`, action: 'off', pin: '18', state: 0 } as const
  return { type: 'commanded', command: isAsked && pins['18'] === 0 ? on : off }
}

test('R-80 what a device says in its hello is of the protocol', () => {
  const { hellos } = live(planned([entry(hour)]), [[minute, passing]])
  expect(hellos.length).toBeGreaterThan(0)
  for (const one of hellos) expect(hello.parse(one)).toEqual(one)
})
