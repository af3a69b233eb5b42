import { median } from '../report/statistics.ts'
import { shownNumber } from '../report/tables.ts'
import type { WebSample } from './cases.ts'

/** The title of the part of docs/performance.md. */
export const webTitle = 'The pages, 4 times slowed'

type Value = keyof WebSample['values']

const columns: readonly { value: Value; title: string; digits: number }[] = [
  { value: 'fcpMs', title: 'first paint ms', digits: 0 },
  { value: 'lcpMs', title: 'largest paint ms', digits: 0 },
  { value: 'articleMs', title: 'room or plate painted ms', digits: 0 },
  { value: 'shift', title: 'shift', digits: 4 },
  { value: 'firstKb', title: 'KB until then', digits: 1 },
  { value: 'allKb', title: 'KB in all', digits: 1 },
  { value: 'pressMs', title: 'press to painted ms', digits: 0 },
  { value: 'enterMs', title: 'room entered ms', digits: 0 },
  { value: 'frameMs', title: 'scrolled, p95 of a frame, ms', digits: 0 },
  { value: 'heightPx', title: 'height px', digits: 0 },
  { value: 'elements', title: 'elements', digits: 0 },
  { value: 'unslowedEnterMs', title: 'the same, not slowed, ms', digits: 0 },
]

/** One row for each page, width and cache: the medians of its samples. */
export function webTable(samples: readonly WebSample[]): string {
  const groups = Map.groupBy(samples, ({ page, width, cache }) => `${page} | ${width} | ${cache}`)
  const rows = [...groups].map(([name, group]) => {
    const cells = columns.map(({ value, digits }) => {
      const measured = group.flatMap(({ values }) => values[value] ?? [])
      return measured.length === 0 ? '' : shownNumber(median(measured), digits)
    })
    return `| ${[name, ...cells, group.length].join(' | ')} |`
  })
  const heads = ['page', 'width', 'cache', ...columns.map(({ title }) => title), 'samples']
  const lines = heads.map((_, at) => (at === 0 || at === 2 ? '---' : '---:'))
  return [`| ${heads.join(' | ')} |`, `| ${lines.join(' | ')} |`, ...rows].join('\n')
}
