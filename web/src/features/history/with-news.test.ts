import { describe, expect, it } from 'vitest'
import { type HistoryPage, withNews } from './with-news.ts'

type Series = HistoryPage['devices'][number]['series'][number]

const point = (from: number, mean: number) => ({
  ...{ from, until: from + 10, min: mean, mean, max: mean },
  ...{ known_ms: 10, on_ms: 10, switchings: 0 },
})
const lamp = (parts: Pick<Series, 'from' | 'points' | 'runs'>): Series => ({
  ...{ series: 'pin.18', kind: 'pin', name: null, unit: null, decimals: 0, ...parts },
})
const page = (as_of: number, series: Series[]): HistoryPage => ({
  ...{ from: 0, to: 100, as_of, next: 7, resolution: 'sample', time_zone: 'UTC' },
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
