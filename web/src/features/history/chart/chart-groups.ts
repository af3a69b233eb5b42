import { bidiIsolate } from '../../../ui/text/names-text.ts'
import type { ShownSeries } from '../shown-series.ts'

/** The series of one chart: strips of pins, or lines of one kind and unit. */
export type ChartGroup = {
  id: string
  /** 'Switches', 'Temperature' */
  title: string
  series: readonly ShownSeries[]
  isOfPins: boolean
}

const pinsTitle = 'Switches'
const inputsTitle = 'Inputs'

/** Numbers about the board itself. */
const ofBoard: readonly ShownSeries['kind'][] = ['signal', 'memory', 'uptime']

/** More lines than these nobody tells apart. */
const lineMost = 5

/** More strips than these in one chart nobody overlooks, and no phone has a canvas for very many. */
const stripMost = 12

/** Series as charts: pins together, or by devices where there are many; numbers by kind and unit, of several devices too. */
export function chartGroups(series: readonly ShownSeries[]): ChartGroup[] {
  const pins = series.filter(({ pin }) => pin !== undefined)
  const numbers = Map.groupBy(
    series.filter(({ pin }) => pin === undefined),
    // A series without a kind stands alone.
    ({ id, kind, unit }) => (kind === 'other' ? id : `${kind} ${unit}`),
  )
  const lines = [...numbers].flatMap(([id, some]) => inFives(id, some))
  const isInput = ({ form }: ShownSeries) => form?.kind === 'input'
  const strips = [
    ...groupsOfPins(
      pins.filter((one) => !isInput(one)),
      pinsTitle,
    ),
    ...groupsOfPins(pins.filter(isInput), inputsTitle),
  ]
  return [...strips, ...lines]
}

function groupsOfPins(pins: readonly ShownSeries[], all: string): ChartGroup[] {
  if (pins.length === 0) return []
  if (pins.length <= stripMost) {
    return [{ id: all, title: all, series: pins, isOfPins: true }]
  }
  const byDevice = Map.groupBy(pins, ({ deviceIdentifier }) => deviceIdentifier)
  return [...byDevice].map(([identifier, series]) => {
    const title = `${all}, ${bidiIsolate(series[0]?.deviceName ?? identifier)}`
    return { id: `${all} ${identifier}`, title, series, isOfPins: true }
  })
}

/** Tells a series from the others of its chart: its name, its device if all have that name, or both. */
export function labelIn(series: readonly ShownSeries[], one: ShownSeries): string {
  const [name, deviceName] = [bidiIsolate(one.name), bidiIsolate(one.deviceName)]
  const alike = series.filter((other) => other.name === one.name).length
  if (alike === 1) return name
  return alike === series.length ? deviceName : `${name}, ${deviceName}`
}

function inFives(id: string, some: readonly ShownSeries[]): ChartGroup[] {
  const starts = Array.from({ length: Math.ceil(some.length / lineMost) }, (_, at) => at * lineMost)
  return starts.map((start) => {
    const series = some.slice(start, start + lineMost)
    const names = new Set(series.map(({ name }) => name))
    return { id: `${id} ${start}`, title: [...names].join(', '), series, isOfPins: false }
  })
}

/** Whether a chart is about the board itself, and not about the home. */
export const isDiagnostic = ({ series }: ChartGroup): boolean =>
  series.some(({ kind }) => ofBoard.includes(kind))
