import { hello, readings } from '@roomwire/contracts/device/from-device.ts'
import { describe, expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { newDevice, type VirtualDevice } from './virtual-device.ts'

const network = { ip: '192.168.1.20', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }
const sensing = {
  names: ['temperature', 'humidity', 'power'] as const,
  epochMs: 1_764_000_000_000,
  clockOffsetMs: 0,
}
const fresh = (names: readonly ('temperature' | 'humidity' | 'power')[] = sensing.names) =>
  newDevice('SC-000001', network, 0, { ...sensing, names })
const passing: VirtualDeviceEvent = { type: 'timePassed' }

/** The device after events at instants (s), and what its sensors said. */
function live(device: VirtualDevice, events: [atS: number, VirtualDeviceEvent][]) {
  let now = device
  const said: Record<string, number | null>[] = []
  const impossible: string[] = []
  for (const [atS, event] of events) {
    const step = after(now, event, atS * 1_000)
    now = step.device
    for (const { topic, message } of step.reports) {
      if (topic === 'readings') said.push(readings.parse(message).readings)
    }
    if (step.impossible) impossible.push(step.impossible)
  }
  return { device: now, said, impossible }
}
const hours = (count: number) =>
  Array.from({ length: count }, (_, hour): [number, VirtualDeviceEvent] => [hour * 3_600, passing])

describe('the sensors of a device', () => {
  test('are declared in hello, and report after each connect, each 10 s, and when power changes', () => {
    const first = after(fresh(), { type: 'connected' }, 0).reports
    expect(first.map(({ topic }) => topic)).toEqual(['hello', 'state', 'readings'])
    expect(hello.parse(first[0]?.message).readings).toMatchObject({
      temperature: { name: 'Temperature', unit: '°C', decimals: 1 },
      power: { kind: 'power' },
    })
    const command = { messageId: 'm1', action: 'on', pin: '21', state: 1 } as const
    const { said } = live(fresh(), [
      [0, { type: 'connected' }],
      [9, passing],
      [10, passing],
      [12, { type: 'commanded', command }],
      [13, passing],
      [14, passing],
    ])
    expect(said).toHaveLength(3)
    expect((said[2]?.power ?? 0) - (said[1]?.power ?? 0)).toBeGreaterThan(50)
    expect(after(fresh([]), { type: 'connected' }, 0).reports).toHaveLength(2)
  })

  test('one that sticks says the same for days, and goes on when it is let go', () => {
    const stick = (on: boolean): VirtualDeviceEvent => ({
      type: 'sensorStuck',
      sensor: 'temperature',
      on,
    })
    const stuck = live(fresh(), [[0, stick(true)], ...hours(30)])
    expect(new Set(stuck.said.map(({ temperature }) => temperature)).size).toBe(1)
    expect(new Set(stuck.said.map(({ humidity }) => humidity)).size).toBeGreaterThan(5)
    const free = live(stuck.device, [
      [30 * 3_600, stick(false)],
      [40 * 3_600, passing],
    ])
    expect(free.said.at(-1)?.temperature).not.toBe(stuck.said[0]?.temperature)
  })

  test('one that drifts is wrong by more each hour, until it is right again', () => {
    const drift = (perHour: number): VirtualDeviceEvent => ({
      type: 'sensorDrifts',
      sensor: 'temperature',
      perHour,
    })
    const right = live(fresh(), hours(9)).said
    const { said, device } = live(fresh(), [[0, drift(2)], ...hours(9)])
    expect(
      said.map((one, hour) => (one.temperature ?? 0) - (right[hour]?.temperature ?? 0)),
    ).toEqual(right.map((_, hour) => expect.closeTo(2 * hour, 5)))
    const again = live(device, [
      [8 * 3_600, drift(0)],
      [8 * 3_600 + 10, passing],
    ])
    expect(again.said.at(-1)?.temperature).toBeCloseTo(right.at(-1)?.temperature ?? 0, 0)
  })

  test('a knob for a sensor that is not there is refused in words', () => {
    const event = { type: 'sensorDrifts', sensor: 'humidity', perHour: 1 } as const
    expect(live(fresh(['power']), [[0, event]]).impossible).toEqual([
      'There is no sensor of humidity here; there is power',
    ])
  })
})
