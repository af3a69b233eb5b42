import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chartData } from './chart/make-plot.ts'
import { fewerPoints, type HistoryPage, isLine, linePath, withNews } from './points.ts'
import type { ShownSeries } from './shown-series.ts'

type Series = HistoryPage['devices'][number]['series'][number]

const point = (from: number, mean: number) => ({
  from,
  until: from + 10,
  min: mean,
  mean,
  max: mean,
  known_ms: 10,
  on_ms: 10,
  switchings: 0,
})
const lamp = (parts: Pick<Series, 'from' | 'points' | 'runs'>): Series => ({
  series: 'pin.18',
  kind: 'pin',
  name: null,
  unit: null,
  decimals: 0,
  ...parts,
})
const page = (as_of: number, series: Series[]): HistoryPage => ({
  from: 0,
  to: 100,
  as_of,
  next: 7,
  resolution: 'sample',
  time_zone: 'UTC',
  devices: series.length > 0 ? [{ device_identifier: 'SC-000001', series }] : [],
})
const before = page(25, [
  lamp({
    from: 0,
    points: [point(0, 1), point(10, 0), { ...point(20, 1), until: 25 }],
    runs: [
      { from: 0, until: 10, state: 1 },
      { from: 10, until: 20, state: 0 },
      { from: 20, until: 25, state: 1 },
    ],
  }),
])

describe('what has changed since an answer', () => {
  it('takes the place of what it tells anew, and leaves what was before as it was', () => {
    const news = page(37, [
      lamp({
        from: 20,
        points: [point(20, 1), { ...point(30, 0), until: 37 }],
        runs: [
          { from: 20, until: 33, state: 1 },
          { from: 33, until: 37, state: 0 },
        ],
      }),
    ])
    const [series] = withNews(before, news)?.devices[0]?.series ?? []
    expect(series?.points.map(({ from, until, mean }) => [from, until, mean])).toEqual([
      [0, 10, 1],
      [10, 20, 0],
      [20, 30, 1],
      [30, 37, 0],
    ])
    expect(series?.runs?.map(({ from, until, state }) => [from, until, state])).toEqual([
      [0, 10, 1],
      [10, 20, 0],
      [20, 33, 1],
      [33, 37, 0],
    ])
  })

  it('goes on with a state that lasts, and keeps what nothing is told of', () => {
    const news = page(25, [
      lamp({ from: 15, points: [], runs: [{ from: 15, until: 25, state: 0 }] }),
    ])
    expect(withNews(before, news)?.devices[0]?.series[0]?.runs).toEqual([
      { from: 0, until: 10, state: 1 },
      { from: 10, until: 25, state: 0 },
    ])
    expect(withNews(before, page(40, []))).toEqual({ ...before, as_of: 40 })
  })

  it('is no answer where a series is new: what it was before is asked for', () => {
    expect(withNews(page(25, []), before)).toBeUndefined()
  })
})

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
  from,
  until,
  mean,
  min: mean - 1,
  max: mean + 1,
  known_ms: until - from,
  on_ms: 0,
  switchings: 1,
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

test('the line of a level is broken where nothing is known', () => {
  const hour = 3_600_000
  const points = [
    ...[
      { from: 0, until: hour, mean: 100 },
      { from: hour, until: 2 * hour, mean: 0 },
    ],
    { from: 3 * hour, until: 4 * hour, mean: 50 },
  ]
  expect(linePath(points, { from: 0, to: 4 * hour })).toBe(
    'M0.0 2.0H60.0L60.0 30.0H120.0M180.0 16.0H240.0',
  )
})

test('ten minutes of a day make no line, and two hours do', () => {
  const hour = 3_600_000
  const day = { from: 0, to: 24 * hour }
  const since = (from: number) => [
    { from, until: from + 60_000 },
    { from: day.to - 60_000, until: day.to },
  ]
  expect(isLine(since(day.to - hour / 6), day)).toBe(false)
  expect(isLine(since(day.to - 2 * hour), day)).toBe(true)
  expect(isLine([], day)).toBe(false)
})
