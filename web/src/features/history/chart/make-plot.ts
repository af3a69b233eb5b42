import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'
import uPlot from 'uplot'
import { clockAtHome, instantAtHome } from '../../../ui/time/home-clocks.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { fewerPoints } from '../points.ts'
import type { ShownSeries } from '../shown-series.ts'
import type { TimeSpan } from '../span.ts'
import type { ChartGroup } from './chart-groups.ts'
import { dashes, type Inks, paintStrips, stripHeight } from './paint-strips.ts'

/** The height of lines, px; strips are as high as there are pins. */
const lineHeight = 220
const axisHeight = 28
/** The width of the numbers beside it, and of half a mark at an end, px. */
const axisWidth = 52
const sidePadding = 24
/** A mark of the axis needs so much room, px. */
const tickRoom = 76

type PlotInput = {
  group: ChartGroup
  /** The states of its pins as they are now. */
  strips: () => readonly ShownSeries[]
  span: TimeSpan
  zone: string | null
  width: number
  /** The colours as they are now. */
  inks: () => Inks
  font: string
  /** The instant under the pointer; null for none. */
  onCursor: (at: number | null) => void
}

/** Start and end of the time axis within the width of a chart, px. */
export const insetsOf = ({ isOfPins }: ChartGroup) => ({
  left: isOfPins ? sidePadding : axisWidth,
  right: sidePadding,
})

/** Draws a chart into an element. */
export function makePlot(target: HTMLElement, input: PlotInput): uPlot {
  const { group, span, width, onCursor } = input
  const height = heightOf(group)
  return new uPlot(
    {
      width,
      height,
      pxAlign: false,
      legend: { show: false },
      padding: [8, sidePadding, 0, group.isOfPins ? sidePadding : 0],
      cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
      scales: {
        x: { time: false, auto: false, min: span.from, max: span.until },
        y: group.isOfPins ? { auto: false, min: 0, max: 1 } : { range: rangeWithAir },
      },
      axes: axesOf(input),
      ...(group.isOfPins
        ? { series: [{}, { show: true, paths: () => null, points: { show: false } }] }
        : linesOf(input)),
      hooks: {
        draw: group.isOfPins
          ? [(plot) => paintStrips(plot, input.strips(), input.inks(), input.font)]
          : [],
        setCursor: [
          ({ cursor: { left = -1 }, posToVal }) => onCursor(left < 0 ? null : posToVal(left, 'x')),
        ],
      },
    },
    dataOf(group, span, width),
    target,
  )
}

/** How high a chart is, px. */
export const heightOf = ({ isOfPins, series }: ChartGroup): number =>
  isOfPins ? series.length * stripHeight + axisHeight + 8 : lineHeight

/** The data to draw; pins have only strips. */
export function dataOf(group: ChartGroup, span: TimeSpan, width: number): uPlot.AlignedData {
  if (group.isOfPins)
    return [
      [span.from, span.until],
      [null, null],
    ]
  const [instants, ...columns] = chartData(group.series, Math.max(50, width - axisWidth))
  return [instants, ...columns]
}

function axesOf({ group, zone, inks, font }: PlotInput): uPlot.Axis[] {
  const common = {
    font,
    stroke: () => inks().text,
    grid: { stroke: () => inks().grid, width: 1 },
    ticks: { show: false },
  }
  return [
    {
      ...common,
      size: axisHeight,
      splits: ({ width }, _axis, from, until) =>
        ticksWithin({ from, until }, zone, Math.max(2, Math.floor((width - axisWidth) / tickRoom))),
      values: (_plot, ticks) => {
        const distance = (ticks[1] ?? 0) - (ticks[0] ?? 0)
        return ticks.map((at) => tickText(at, distance, zone))
      },
    },
    {
      ...common,
      show: !group.isOfPins,
      size: axisWidth,
      values: (_plot, ticks) => ticks.map((value) => value.toLocaleString()),
    },
  ]
}

/** Each series is its mean as a line, between its lowest and its highest number. */
function linesOf({ group, inks }: PlotInput): Pick<uPlot.Options, 'series' | 'bands'> {
  const ink = (at: number) => () => inks().lines[inkOf(group.series, at)] ?? ''
  const hidden = { stroke: 'transparent', width: 0, points: { show: false } }
  return {
    series: [
      {},
      ...group.series.flatMap((_, at) => [
        { stroke: ink(at), width: 2, dash: [...(dashes[at] ?? [])], points: { show: false } },
        hidden,
        hidden,
      ]),
    ],
    bands: group.series.map((_, at) => ({
      series: [3 * at + 3, 3 * at + 2],
      fill: () => translucent(ink(at)()),
    })),
  }
}

/** Water has an ink of its own, the first. */
export const inkOf = (series: readonly ShownSeries[], at: number): number =>
  series[0]?.kind === 'level' ? at : at + 1

/** The same colour, through which one sees; colours of an element are read as `rgb(1, 2, 3)`. */
const translucent = (colour: string) => colour.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.22)')

/** A little room above and below, also for what never changes. */
function rangeWithAir(_plot: uPlot, low: number | null, high: number | null): [number, number] {
  if (low === null || high === null) return [0, 1]
  const air = Math.max((high - low) * 0.1, Math.abs(high) * 0.01, 0.5)
  return [low - air, high + air]
}

/** A number, null where a gap begins, undefined where only other series have one. */
type Cell = number | null | undefined

/** Instants, and for each series its mean, its lowest and its highest number at each. */
type ChartData = [instants: number[], ...columns: Cell[][]]

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
      // A point without neighbours is drawn as long as it was.
      ...(isAlone ? [row(from), row(Math.max(until, from + 1))] : [row((from + until) / 2)]),
      ...(isBeforeGap ? [{ at: until + 1, mean: null, min: null, max: null }] : []),
    ]
  })
}

const isGap = (one: HistoryPoint, next: HistoryPoint) =>
  next.from - one.until > Math.max(1_000, gapShare * (one.until - one.from))

/* The marks of the time axis: at round times by the clocks of the home. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Steps that people count in, ms of a clock that never changes. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((n) => n * minute),
  ...[1, 2, 3, 6, 12].map((n) => n * hour),
  ...[1, 2, 3, 5, 7, 14].map((n) => n * day),
]

const months = [1, 2, 3, 6, 12]

/** The clock of the home, as if it were UTC: it is counted on, and turned back into an instant. */
const shownAt = (at: number, zone: string | null) => Date.parse(`${clockAtHome(at, zone)}Z`)
const instantOf = (shown: number, zone: string | null) =>
  instantAtHome(new Date(shown).toISOString().slice(0, 16), zone)

/**
 * Instants within a span at which a clock of the home shows a round time, at most so many. Where the
 * clocks change, the marks around it are closer or farther apart.
 */
export function ticksWithin(
  { from, until }: TimeSpan,
  zone: string | null,
  most: number,
): number[] {
  const [first, last] = [shownAt(from, zone), shownAt(until, zone)]
  const step = steps.find((one) => (last - first) / one <= most)
  const shown =
    step === undefined ? monthsWithin(first, last, most) : stepsWithin(first, last, step)
  const ticks = shown.map((one) => instantOf(one, zone))
  return [...new Set(ticks)].filter((at) => at >= from && at <= until).sort((a, b) => a - b)
}

function stepsWithin(first: number, last: number, step: number): number[] {
  const start = Math.ceil(first / step) * step
  return Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, at) => start + at * step)
}

function monthsWithin(first: number, last: number, most: number): number[] {
  const begin = new Date(first)
  const all = Math.ceil((last - first) / (28 * day)) + 1
  const step = months.find((one) => all / one <= most) ?? 12
  const starts = Array.from({ length: Math.ceil(all / step) + 1 }, (_, at) =>
    Date.UTC(begin.getUTCFullYear(), Math.floor(begin.getUTCMonth() / step) * step + at * step),
  )
  return starts.filter((one) => one >= first && one <= last)
}

/** The text of a mark: the time, at midnight the day; the month if marks are that far apart. */
function tickText(at: number, distance: number, zone: string | null): string {
  if (distance > 27 * day) return timeInZone(at, zone, { month: 'short', year: '2-digit' })
  const isMidnight = clockAtHome(at, zone).endsWith('T00:00')
  const form: Intl.DateTimeFormatOptions = isMidnight
    ? { day: 'numeric', month: 'short' }
    : { timeStyle: 'short' }
  return timeInZone(at, zone, form)
}
