import { mostOthers, type Sample } from '../work/sample.ts'

/* Samples made into the figures of a table: medians of those that nobody disturbed, and ratios. The others are thrown out. */

/** The middle value; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted.length >> 1
  const middle = sorted.length % 2 === 1 ? [sorted[upper]] : [sorted[upper - 1], sorted[upper]]
  return middle.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / middle.length
}

/** All samples of one server at one size. */
export type Row = {
  peer: string
  size: number
  /** The median of each value; none where all samples were thrown out. */
  values: Record<string, number>
  /** Use by other programs, per cent of one core: the median of the samples used, or the least if there is none. */
  others: number
  /** How many samples the medians are of, and how many were taken. */
  used: number
  taken: number
  /** No sample was free of other programs: all were thrown out. */
  isDisturbed: boolean
}

/** One row for each size and server, in the order in which they were measured. */
export function rowsOf(samples: readonly Sample[]): Row[] {
  const groups = Map.groupBy(samples, ({ peer, size }) => `${size} ${peer}`)
  const rows = [...groups.values()].map(rowOf)
  return rows.sort((a, b) => a.size - b.size)
}

function rowOf(group: readonly Sample[]): Row {
  const used = group.filter(({ others }) => others <= mostOthers)
  const isDisturbed = used.length === 0
  const others = group.map((sample) => sample.others)
  const names = Object.keys(used[0]?.values ?? {})
  const values = names.map((name) => [
    name,
    median(used.map((one) => one.values[name] ?? Number.NaN)),
  ])
  return {
    peer: group[0]?.peer ?? '',
    size: group[0]?.size ?? 0,
    values: Object.fromEntries(values),
    others: isDisturbed ? Math.min(...others) : median(used.map((sample) => sample.others)),
    used: used.length,
    taken: group.length,
    isDisturbed,
  }
}

/** How many times the anchor's value of the same size a row's value is; NaN without an anchor. */
export function ratioTo(rows: readonly Row[], anchor: string, row: Row, value: string): number {
  const there = rows.find(({ peer, size }) => peer === anchor && size === row.size)
  return (row.values[value] ?? Number.NaN) / (there?.values[value] ?? Number.NaN)
}
