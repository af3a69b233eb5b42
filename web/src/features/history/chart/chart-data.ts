import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'
import { fewerPoints } from '../fewer-points.ts'
import type { ShownSeries } from '../shown-series.ts'

/** A number, null where a gap begins, undefined where only other series have one. */
type Cell = number | null | undefined

/** Instants, and for each series its mean, its lowest and its highest number at each. */
export type ChartData = [instants: number[], ...columns: Cell[][]]

/** Gaps are as good as none where they are shorter than this share of a point. */
const gapShare = 0.5

/**
 * The numbers of several series for one chart.
 * @param most how many points have room beside each other, px
 */
export function chartData(series: readonly ShownSeries[], most: number): ChartData {
  const rows = series.map(({ points }) => rowsOf(fewerPoints(points, most)))
  const instants = [...new Set(rows.flatMap((some) => some.map(({ at }) => at)))].sort(
    (a, b) => a - b,
  )
  const columns = rows.flatMap((some) => {
    const byInstant = new Map(some.map((row) => [row.at, row]))
    return (['mean', 'min', 'max'] as const).map((name) =>
      instants.map((at) => byInstant.get(at)?.[name]),
    )
  })
  return [instants, ...columns]
}

type Row = { at: number; mean: number | null; min: number | null; max: number | null }

function rowsOf(points: readonly HistoryPoint[]): Row[] {
  return points.flatMap((point, index) => {
    const { from, until } = point
    const [before, after] = [points[index - 1], points[index + 1]]
    const isAfterGap = before && isGap(before, point)
    const isBeforeGap = after && isGap(point, after)
    const isAlone = (!before || isAfterGap) && (!after || isBeforeGap)
    const row = (at: number): Row => ({ at, mean: point.mean, min: point.min, max: point.max })
    return [
      // What stands alone is seen as long as it was.
      ...(isAlone ? [row(from), row(Math.max(until, from + 1))] : [row((from + until) / 2)]),
      ...(isBeforeGap ? [{ at: until + 1, mean: null, min: null, max: null }] : []),
    ]
  })
}

const isGap = (one: HistoryPoint, next: HistoryPoint) =>
  next.from - one.until > Math.max(1_000, gapShare * (one.until - one.from))
