/** The month that a demo home has behind it: believable, the same for the same home, and soon made. */

import { numberOf } from '@roomwire/contracts/demo/number-of.ts'
import { sensedBy } from '@roomwire/contracts/demo/sensor-model.ts'
import { describe, expect, it } from 'vitest'
import { demoHistory } from './demo-history.ts'

const now = Date.UTC(2026, 10, 24, 15, 30)
const timeZone = 'Asia/Kolkata'
const day = 24 * 3_600_000
const made = (identifier: string, sensors: readonly ('temperature' | 'power')[] = [], seed = 3) =>
  demoHistory({ identifier, sensors }, { now, timeZone, seed })
const seriesOf = (key: string, ...from: Parameters<typeof made>) =>
  made(...from).series.find((one) => one.key === key)?.samples ?? []

describe('the history of the demo home', () => {
  it('goes back for 29 days at least, in the order of time, and ends before now', () => {
    for (const identifier of ['PC-4F22A91C', 'SC-5B8012F4', 'WLM-09C177B2', 'SC-31669D00']) {
      for (const { key, samples } of made(identifier, ['temperature', 'power']).series) {
        const times = samples.map(({ at }) => at)
        expect([key, times[0]]).toEqual([key, times.toSorted((one, other) => one - other)[0]])
        expect(times, key).toEqual(times.toSorted((one, other) => one - other))
        expect(new Set(times).size, key).toBe(times.length)
        expect(now - (times[0] ?? now)).toBeGreaterThan(28.9 * day)
        expect(times.at(-1)).toBeLessThan(now)
      }
    }
  })

  it('people switch by their clocks: a lamp is on in the evening, never at three at night, and off at the end', () => {
    const samples = seriesOf('pin.18', 'PC-4F22A91C')
    const hours = samples.flatMap(({ at, value }) =>
      value === 1 ? Math.floor((((at + 5.5 * 3_600_000) % day) + day) / 3_600_000) % 24 : [],
    )
    expect(hours.filter((hour) => hour >= 17 && hour <= 20).length).toBeGreaterThan(20)
    expect(hours.filter((hour) => hour < 5)).toEqual([])
    expect(samples.at(-1)?.value).toBe(0)
    expect(samples).not.toEqual(seriesOf('pin.18', 'PC-4F22A91C', [], 4))
    expect(samples).toEqual(seriesOf('pin.18', 'PC-4F22A91C'))
  })

  it('the tank is used up by day and pumped full, and ends where the simulated one begins', () => {
    const levels = seriesOf('device.level', 'WLM-09C177B2').map(({ value }) => value ?? 0)
    expect(Math.min(...levels)).toBeGreaterThan(20)
    expect(Math.max(...levels)).toBeGreaterThan(90)
    expect(Math.abs((levels.at(-1) ?? 0) - 40)).toBeLessThan(4)
    const pump = seriesOf('pin.pump', 'WLM-09C177B2').filter(({ value }) => value === 1)
    expect(pump.length).toBeGreaterThan(8)
    expect(pump.length).toBeLessThan(60)
  })

  it('sensors measure what those of the simulated device do, which goes on from there: no chart has a step', () => {
    const place = { seed: numberOf('PC-4F22A91C'), clockOffsetMs: 5.5 * 3_600_000, watts: 0 }
    const samples = seriesOf('temperature', 'PC-4F22A91C', ['temperature'])
    const simulated = samples.map(({ at }) => ({ at, value: sensedBy('temperature', at, place) }))
    expect(samples).toEqual(simulated)
  })

  it('the power follows what is on', () => {
    const values = seriesOf('power', 'PC-4F22A91C', ['power']).map(({ value }) => value ?? 0)
    expect(Math.min(...values)).toBeLessThan(2)
    expect(Math.max(...values)).toBeGreaterThan(60)
  })
})
