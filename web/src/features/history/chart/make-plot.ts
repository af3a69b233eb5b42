import uPlot from 'uplot'
import { ticksWithin, tickText } from '../axis-ticks.ts'
import type { ChartGroup } from '../chart-groups.ts'
import type { ShownSeries } from '../shown-series.ts'
import type { TimeSpan } from '../span.ts'
import { chartData } from './chart-data.ts'
import { dashes, type Inks } from './inks.ts'
import { paintStrips, stripHeight } from './paint-strips.ts'

/** Of lines, px; strips are as high as there are pins. */
const lineHeight = 220
const axisHeight = 28
/** Of the numbers beside it, and of half a mark that stands at an end, px. */
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
  /** Where the pointer is; null for none. */
  onCursor: (at: number | null) => void
}

/** Where the time of a chart begins and ends within its width, px. */
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
      ...{ width, height, pxAlign: false, legend: { show: false } },
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

/** What is drawn; of pins nothing but their strips. */
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
