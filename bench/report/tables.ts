import type { Column, Section } from './sections.ts'
import { type Row, ratioTo } from './statistics.ts'

/** A section's rows as a table of Markdown: the medians, then the ratios to its anchor. */
export function sectionTable(section: Section, rows: readonly Row[]): string {
  const { size, anchor, columns, ratios } = section
  const heads = [
    'server',
    size,
    ...columns.map(({ title }) => title),
    ...ratios.map(({ title }) => `${shortTitle(title)} ÷ ${anchor}`),
    'others CPU %',
    'samples',
  ]
  const lines = rows.map((row) => [
    row.isDisturbed ? `${row.peer} *` : row.peer,
    shownNumber(row.size, 0),
    ...columns.map(({ value, digits }) => shownNumber(row.values[value], digits)),
    ...ratios.map(({ value }) => shownRatio(ratioTo(rows, anchor, row, value))),
    shownNumber(row.others, 0),
    `${row.used} of ${row.taken}`,
  ])
  const rule = heads.map((_, at) => (at === 0 ? '---' : '---:'))
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One group of bars in a section's drawing: for a size and column, the ratio of each server. */
export type RatioGroup = {
  title: string
  bars: { peer: string; ratio: number }[]
}

/** The ratios of a section, ready to draw; servers without a value are left out. */
export function ratioGroups({ size, anchor, ratios }: Section, rows: readonly Row[]): RatioGroup[] {
  const sizes = [...new Set(rows.map((row) => row.size))]
  const groups = sizes.flatMap((count) => ratios.map((column) => ({ count, column })))
  return groups.map(({ count, column }) => ({
    title: `${shortTitle(column.title)}, ${shownNumber(count, 0)} ${size}`,
    bars: rows
      .filter((row) => row.size === count)
      .map((row) => barOf(row, column))
      .filter(({ ratio }) => Number.isFinite(ratio)),
  }))

  function barOf(row: Row, { value }: Column) {
    return { peer: row.peer, ratio: ratioTo(rows, anchor, row, value) }
  }
}

/** A ratio needs no unit. */
const shortTitle = (title: string) => title.replace(/ (ms|MB)$/, '').replace(' ms ', ' ')

/** A number for a person: thousands apart from 1,000 on, a dash when there is none. */
export function shownNumber(number: number | undefined, digits: number): string {
  if (number === undefined || !Number.isFinite(number)) return '–'
  const maximumFractionDigits = Math.abs(number) >= 1_000 ? 0 : digits
  return number.toLocaleString('en-GB', { maximumFractionDigits })
}

/** A ratio with about three digits that count. */
export function shownRatio(ratio: number): string {
  if (!Number.isFinite(ratio)) return '–'
  if (ratio === 1) return '1'
  return `${ratio.toFixed(ratio >= 10 ? 1 : 2)}×`
}
