import { describe, expect, test } from 'vitest'
import { lot, noise, type SensorName, sensedBy, wattsOf } from './sensor-model.ts'

const hour = 3_600_000
const day = 24 * hour
const place = { seed: 7, clockOffsetMs: 5.5 * hour, watts: 0 }
/** Thirty days, each ten minutes. */
const instants = Array.from(
  { length: 30 * 144 },
  (_, step) => 1_764_000_000_000 + step * (hour / 6),
)
const course = (sensor: SensorName, seed = place.seed) =>
  instants.map((at) => sensedBy(sensor, at, { ...place, seed }))
const meanAt = (sensor: SensorName, localHour: number) => {
  const at = instants.filter(
    (instant) => Math.floor(((instant + place.clockOffsetMs) % day) / hour) === localHour,
  )
  return at.reduce((sum, instant) => sum + sensedBy(sensor, instant, place), 0) / at.length
}

describe('a simulated sensor', () => {
  test('it is warmest and driest in the afternoon by the clocks there', () => {
    expect(meanAt('temperature', 16) - meanAt('temperature', 4)).toBeGreaterThan(4)
    expect(meanAt('humidity', 4) - meanAt('humidity', 16)).toBeGreaterThan(10)
  })

  test('it measures what can be, never jumps, and no two days are the same', () => {
    for (const [sensor, low, high, step] of [
      ['temperature', 15, 34, 0.8],
      ['humidity', 18, 98, 5],
    ] as const) {
      const values = course(sensor)
      expect(Math.min(...values)).toBeGreaterThanOrEqual(low)
      expect(Math.max(...values)).toBeLessThanOrEqual(high)
      const steps = values
        .slice(1)
        .map((value, place) => Math.abs(value - (values[place] ?? value)))
      expect(Math.max(...steps)).toBeLessThanOrEqual(step)
      expect(values.slice(0, 144)).not.toEqual(values.slice(144, 288))
      expect(new Set(values).size).toBeGreaterThan(20)
    }
  })

  test('the same seed measures the same, another one something else', () => {
    expect(course('temperature')).toEqual(course('temperature'))
    expect(course('temperature')).not.toEqual(course('temperature', 8))
  })

  test('the power follows what is switched on', () => {
    const [at = 0] = instants
    const off = sensedBy('power', at, place)
    const on = sensedBy('power', at, { ...place, watts: wattsOf('21', 1) + wattsOf('13', 3) })
    expect(off).toBeGreaterThan(0)
    expect(off).toBeLessThan(3)
    expect(on - off).toBeGreaterThan(0.9 * (62 + 54))
    expect(wattsOf('13', 1)).toBeLessThan(wattsOf('13', 2))
    expect(wattsOf('pump', 0)).toBe(0)
  })

  test('noise goes from -1 to 1 without jumps', () => {
    const values = Array.from({ length: 5_000 }, (_, step) => noise(3, step * 100, 1_000))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...values)).toBeLessThanOrEqual(1)
    const steps = values.slice(1).map((value, place) => Math.abs(value - (values[place] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.32)
    const lots = Array.from({ length: 1_000 }, (_, number) => lot(1, number))
    expect(Math.abs(lots.reduce((sum, one) => sum + one, 0) / 1_000)).toBeLessThan(0.1)
  })
})
