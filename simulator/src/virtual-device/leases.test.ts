import { state } from '@roomwire/contracts/device/from-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { firstEnd } from './leases.ts'
import { type DeviceReport, newDevice, type VirtualDevice } from './virtual-device.ts'

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }
const fresh = (identifier = 'SC-000001') => newDevice(identifier, network, 0)

const command = (messageId: string, pin: PinKey, to: PinState, seconds?: number) =>
  ({
    type: 'commanded',
    command: { messageId, action: to === 0 ? 'off' : 'on', pin, state: to, for: seconds },
  }) satisfies VirtualDeviceEvent
const passing: VirtualDeviceEvent = { type: 'timePassed' }

/** The device after events at instants (s), and what it reported of its pins. */
function live(device: VirtualDevice, events: [atS: number, VirtualDeviceEvent][]) {
  let now = device
  const reports: DeviceReport[] = []
  for (const [atS, event] of events) {
    const step = after(now, event, atS * 1_000)
    now = step.device
    reports.push(...step.reports)
  }
  const states = reports.flatMap(({ topic, message }) =>
    topic === 'state' ? [state.parse(message)] : [],
  )
  return { device: now, states, last: states.at(-1) }
}

describe('a lease', () => {
  test('ends by itself when its time is over, and is reported with its command', () => {
    const begun = live(fresh(), [[0, command('m1', '18', 1, 60)]])
    expect(begun.last).toEqual({
      pins: { 18: 1 },
      leases: { 18: { messageId: 'm1', left: 60 } },
    })
    expect(firstEnd(begun.device)).toBe(60_000)
    expect(live(begun.device, [[59, passing]]).states).toEqual([])
    const over = live(begun.device, [[60, passing]])
    expect(over.last).toEqual({
      pins: { 18: 0 },
      leases: { 18: { messageId: 'm1', ended: 'time', ago: 0 } },
    })
    expect(live(over.device, [[99, { type: 'connected' }]]).last).toMatchObject({
      pins: { 18: 0, 19: 0 },
      leases: { 18: { messageId: 'm1', ended: 'time', ago: 39 } },
    })
  })

  test('a newer command for its pin, or a touch, forgets it: its end changes nothing', () => {
    const on = command('m1', '18', 1, 60)
    for (const [newer, left] of [
      [command('m2', '18', 1), undefined],
      [command('m2', '18', 1, 600), { messageId: 'm2', left: 540 }],
      [{ type: 'touched', touchPin: 12, state: 1 }, undefined],
    ] as const) {
      const { device, last } = live(fresh(), [
        [0, on],
        [30, newer],
        [90, passing],
        [90, { type: 'connected' }],
      ])
      expect(device.pins['18']).toBe(1)
      expect(last?.leases?.['18']).toEqual(left)
    }
    const other = live(fresh(), [
      [0, on],
      [30, command('m2', '19', 1)],
      [60, passing],
    ])
    expect(other.device.pins).toMatchObject({ 18: 0, 19: 1 })
  })

  test('a command that comes twice begins no second one', () => {
    const twice = live(fresh(), [
      [0, command('m1', '18', 1, 60)],
      [50, command('m1', '18', 1, 60)],
      [60, passing],
    ])
    expect(twice.device.pins['18']).toBe(0)
  })

  test('a start switches its pin off, and it is reported as ended by that', () => {
    const { last } = live(fresh(), [
      [0, command('m1', '18', 1, 60)],
      [10, { type: 'rebooted' }],
      [15, { type: 'connected' }],
    ])
    expect(last).toMatchObject({
      pins: { 18: 0 },
      leases: { 18: { messageId: 'm1', ended: 'reboot', ago: 5 } },
    })
  })

  test('of a pump that stops by itself is over with it', () => {
    const { device, last } = live(fresh('WLM-000003'), [
      [0, command('m1', 'pump', 1, 600)],
      [31, passing],
    ])
    expect(last).toMatchObject({ pins: { pump: 0 }, waterLevel: '100%' })
    expect(device.leases).toEqual({})
  })

  test('firmware without features says none, and takes the length of a command for nothing', () => {
    const plain = live(fresh(), [[0, { type: 'behaviourSet', behaviour: { plain: true } }]]).device
    const { device, last } = live(plain, [
      [0, command('m1', '18', 1, 60)],
      [99, passing],
    ])
    expect([device.pins['18'], last]).toEqual([1, { pins: { 18: 1 } }])
    const hello = (one: VirtualDevice) =>
      after(one, { type: 'connected' }, 99_000).reports[0]?.message
    expect(hello(fresh())).toMatchObject({ features: ['lease', 'protect', 'schedules'] })
    expect(hello(plain)).not.toHaveProperty('features')
  })

  test('whatever happens, no pin stays on longer than its lease and a second', () => {
    const event = fc.oneof(
      fc.constant(passing),
      fc.record({ type: fc.constant('rebooted' as const) }),
      fc.record({ type: fc.constant('connected' as const) }),
      fc
        .tuple(
          fc.nat(),
          fc.constantFrom<PinKey>('18', '19'),
          fc.constantFrom<PinState>(0, 1),
          fc.nat(40),
        )
        .map(([id, pin, to, s]) => command(String(id), pin, to, s + 1)),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), event), { maxLength: 40 }), (happens) => {
        let device = fresh()
        const dueS: Partial<Record<PinKey, number>> = {}
        const seen = new Set<string>()
        let atS = 0
        for (const [waitS, next] of [...happens, [60, passing] as const]) {
          // Time passes second by second, as for a device that is cut off from everything.
          for (let second = 0; second < waitS; second += 1) {
            atS += 1
            device = after(device, passing, atS * 1_000).device
            for (const pin of ['18', '19'] as const) {
              if (device.pins[pin] === 1) expect(atS).toBeLessThanOrEqual((dueS[pin] ?? 0) + 1)
            }
          }
          device = after(device, next, atS * 1_000).device
          if (next.type === 'rebooted') seen.clear()
          if (next.type !== 'commanded' || seen.has(next.command.messageId)) continue
          seen.add(next.command.messageId)
          dueS[next.command.pin] = atS + (next.command.for ?? 0)
        }
        expect(device.pins).toMatchObject({ 18: 0, 19: 0 })
      }),
      { numRuns: 200 },
    )
  })
})
