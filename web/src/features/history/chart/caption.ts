import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { lacksKnownUnit } from '@roomwire/contracts/vocabulary/known-units.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { stateWord } from '../../devices/plate/pin-text.ts'
import { durationText, numberText, type ShownSeries } from '../shown-series.ts'

/** Writes an instant as it stands beside this span. */
export type WriteInstant = (at: number) => string

/**
 * A chart as a sentence: '21.4 °C, lowest 18.2 °C (24 Nov, 05:10), highest 23 °C
 * (24 Nov, 15:40), rising.'
 */
export function captionText(series: ShownSeries, write: WriteInstant): string {
  return series.pin === undefined ? numberCaption(series, write) : pinCaption(series)
}

function numberCaption(series: ShownSeries, write: WriteInstant): string {
  const { points, runs } = series
  const newest = points.at(-1)
  if (!newest) return 'nothing recorded in this time.'
  const lowest = points.reduce((a, b) => (b.min < a.min ? b : a))
  const highest = points.reduce((a, b) => (b.max > a.max ? b : a))
  const text = (value: number) => lineText(value, series)
  const caption = [
    `last ${text(runs?.at(-1)?.state ?? newest.mean)}`,
    `lowest ${text(lowest.min)} (${write(lowest.from)})`,
    `highest ${text(highest.max)} (${write(highest.from)})`,
    `${trendOf(series)}.`,
  ].join(', ')
  const isUncounted = lacksKnownUnit(series.kind, series.unit || null)
  return isUncounted ? `${caption} Not counted: Roomwire does not know this unit.` : caption
}

/** Less than this share of all that it has moved is no trend. */
const trendShare = 0.15

/** The trend: the last quarter compared with the one before. */
export function trendOf({ points }: Pick<ShownSeries, 'points'>): 'rising' | 'falling' | 'steady' {
  const quarter = Math.max(1, Math.floor(points.length / 4))
  const meanOf = (some: ShownSeries['points']) =>
    some.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, some.length)
  const [before, now] = [
    meanOf(points.slice(-2 * quarter, -quarter)),
    meanOf(points.slice(-quarter)),
  ]
  const range =
    Math.max(...points.map(({ max }) => max)) - Math.min(...points.map(({ min }) => min))
  if (points.length < 2 || Math.abs(now - before) <= range * trendShare) return 'steady'
  return now > before ? 'rising' : 'falling'
}

function pinCaption({ points, runs, form }: ShownSeries): string {
  if (points.length === 0) return 'nothing recorded in this time.'
  const sum = (of: (point: ShownSeries['points'][number]) => number) =>
    points.reduce((all, point) => all + of(point), 0)
  const switchings = sum(({ switchings: n }) => n)
  const onMs = sum(({ on_ms }) => on_ms)
  const last = runs?.at(-1)
  const changed = form?.kind === 'input' ? 'changed' : 'switched'
  if (form?.kind === 'button') return `${pressesText(switchings, 'never')}.`
  const times = timesText(switchings)
  const texts = [
    onMs > 0 ? onText(onMs, form) : `never ${wordOfOn(form)}`,
    ...(switchings > 0 ? [`${changed} ${times}`] : onMs > 0 ? [`never ${changed}`] : []),
    ...(last ? [`last ${stateOf(form, last.state)}`] : []),
  ]
  return `${texts.join(', ')}.`
}

/** The value of a series at an instant: '21.4 °C', 'ON', or that nothing is known. */
export function valueText(series: ShownSeries, at: number): string {
  const { pin, form, runs } = series
  if (runs) {
    const run = runs.find(({ from, until }) => from <= at && at < until)
    return run ? stateOf(form, run.state) : 'not known'
  }
  const point = series.points.find(({ from, until }) => from <= at && at <= Math.max(until, from))
  if (!point) return 'not known'
  return pin === undefined ? lineText(point.mean, series) : pointText(point, form)
}

/** A number of a line: '21.4 °C', and of a level or a cover its state: '30 %', 'closed'. */
export const lineText = (
  value: number,
  series: Pick<ShownSeries, 'decimals' | 'unit' | 'form'>,
): string => (series.form ? stateWord(series.form, Math.round(value)) : numberText(value, series))

/** How long a pin was on in a time, or how often a button was pressed. */
export const pointText = (
  { on_ms: ms, switchings }: Pick<HistoryPoint, 'on_ms' | 'switchings'>,
  form: PinForm | undefined,
): string => (form?.kind === 'button' ? pressesText(switchings, 'not') : onText(ms, form))

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** How often a button was pressed: each press goes to 1 and back to 0. */
const pressesText = (switchings: number, none: 'never' | 'not'): string =>
  switchings > 0 ? `pressed ${timesText(Math.ceil(switchings / 2))}` : `${none} pressed`

const onText = (ms: number, form: PinForm | undefined): string =>
  ms > 0 ? `${wordOfOn(form)} for ${durationText(ms)}` : `not ${wordOfOn(form)}`

/** The word for a pin that is not 0: 'on', or that of an input. */
const wordOfOn = (form: PinForm | undefined): string =>
  form?.kind === 'input' ? stateWord(form, 1) : 'on'

/** Longer than it takes until all series are read anew, ms. */
const roundMs = 60_000

/**
 * The instant whose value a series shows at `at`. Series are read one after the other: at the newest instant
 * each shows its newest value. Nothing is shown for the future.
 * @param newestAt up to when anything of the chart is known
 */
export function valueInstant({ points }: ShownSeries, at: number, newestAt: number): number {
  const last = points.at(-1)?.until
  const isNewest = last !== undefined && last <= at && at < newestAt
  return isNewest && newestAt - last < roundMs ? last - 1 : at
}

/** The states of a pin in words, for a table. */
export const runText = ({ form }: Pick<ShownSeries, 'form'>, state: PinState): string =>
  stateOf(form, state)

const stateOf = (form: PinForm | undefined, state: PinState): string =>
  form?.kind === 'button' && state === 0
    ? 'not pressed'
    : stateWord(form ?? { kind: 'switch' }, state)
