import type { ShownSeries } from './shown-series.ts'

/** What stands in one chart: strips of pins, or lines of one kind and unit. */
export type ChartGroup = {
  id: string
  /** 'Switches', 'Temperature' */
  title: string
  series: readonly ShownSeries[]
  isOfPins: boolean
}

const pinsTitle = 'Switches'

/** What is about the board itself stands under what it measures. */
const last: readonly ShownSeries['kind'][] = ['signal', 'memory', 'uptime']

/** More lines than these nobody tells apart. */
const lineMost = 5

/** Series as charts: all pins together, numbers by kind and unit, of several devices too. */
export function chartGroups(series: readonly ShownSeries[]): ChartGroup[] {
  const pins = series.filter(({ pin }) => pin !== undefined)
  const numbers = Map.groupBy(
    series.filter(({ pin }) => pin === undefined),
    // What has no kind of its own stands alone.
    ({ id, kind, unit }) => (kind === 'other' ? id : `${kind} ${unit}`),
  )
  const lines = [...numbers].flatMap(([id, some]) => inFives(id, some))
  return [
    ...(pins.length > 0 ? [{ id: 'pins', title: pinsTitle, series: pins, isOfPins: true }] : []),
    ...lines.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b))),
  ]
}

function inFives(id: string, some: readonly ShownSeries[]): ChartGroup[] {
  const starts = Array.from({ length: Math.ceil(some.length / lineMost) }, (_, at) => at * lineMost)
  return starts.map((start) => {
    const series = some.slice(start, start + lineMost)
    const names = new Set(series.map(({ name }) => name))
    return { id: `${id} ${start}`, title: [...names].join(', '), series, isOfPins: false }
  })
}

const isLast = ({ series }: ChartGroup) => series.some(({ kind }) => last.includes(kind))
