import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartData } from './chart/chart-data.ts'
import { fewerPoints } from './fewer-points.ts'
import type { ShownSeries } from './shown-series.ts'

const minute = 60_000

/** Points of a minute each, with gaps between some. */
const somePoints = fc
  .array(fc.record({ mean: fc.integer({ min: -50, max: 50 }), gap: fc.boolean() }), {
    maxLength: 300,
  })
  .map((all) => {
    let at = 0
    return all.map(({ mean, gap }): HistoryPoint => {
      const from = at + (gap ? 30 * minute : 0)
      at = from + minute
      return aPoint(from, at, mean)
    })
  })

const aPoint = (from: number, until: number, mean: number): HistoryPoint => ({
  ...{ from, until, mean, min: mean - 1, max: mean + 1 },
  ...{ known_ms: until - from, on_ms: 0, switchings: 1 },
})

test('a chart has no more points than pixels, and keeps the lowest, the highest, the mean and all sums', () => {
  fc.assert(
    fc.property(somePoints, fc.integer({ min: 1, max: 80 }), (points, most) => {
      const fewer = fewerPoints(points, most)
      expect(fewer.length).toBeLessThanOrEqual(Math.max(most, 0))
      const whole = (some: readonly HistoryPoint[]) => ({
        low: Math.min(...some.map(({ min }) => min)),
        high: Math.max(...some.map(({ max }) => max)),
        switchings: some.reduce((sum, { switchings }) => sum + switchings, 0),
        area: some.reduce((sum, { mean, known_ms }) => sum + mean * known_ms, 0).toFixed(0),
      })
      expect(whole(fewer)).toEqual(whole(points))
    }),
  )
})

const aSeries = (points: readonly HistoryPoint[]) =>
  ({ id: 'a', points, runs: null, pin: undefined }) as unknown as ShownSeries

test('what is not known is a gap in the line, and what stands alone is as long as it was', () => {
  const hour = 60 * minute
  const points = [aPoint(0, hour, 20), aPoint(hour, 2 * hour, 22), aPoint(5 * hour, 6 * hour, 25)]
  const [instants, means] = chartData([aSeries(points)], 500)
  expect(instants.map((at) => at / hour)).toEqual([0.5, 1.5, 2 + 1 / hour, 5, 6])
  expect(means).toEqual([20, 22, null, 25, 25])
})

test('several series share one axis of instants without making gaps in each other', () => {
  const one = [aPoint(0, 10, 1), aPoint(10, 20, 2)]
  const other = [aPoint(0, 20, 5)]
  const [instants, means, , , others] = chartData([aSeries(one), aSeries(other)], 500)
  expect(instants).toEqual([0, 5, 15, 20])
  expect(means).toEqual([undefined, 1, 2, undefined])
  expect(others).toEqual([5, undefined, undefined, 5])
})
