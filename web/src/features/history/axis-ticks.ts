import { clockAtHome, instantAtHome } from '../../ui/time/home-clocks.ts'
import { timeInZone } from '../../ui/time/time-zone.ts'
import type { TimeSpan } from './span.ts'

/* Where the axis of a chart has marks: at round times by the clocks of the home. */

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

/** What a clock there shows, as if it were UTC: it is counted on, and turned back into an instant. */
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

/** What is written at a mark: the time, at midnight the day; the month where marks are that far apart. */
export function tickText(at: number, distance: number, zone: string | null): string {
  if (distance > 27 * day) return timeInZone(at, zone, { month: 'short', year: '2-digit' })
  const isMidnight = clockAtHome(at, zone).endsWith('T00:00')
  const form: Intl.DateTimeFormatOptions = isMidnight
    ? { day: 'numeric', month: 'short' }
    : { timeStyle: 'short' }
  return timeInZone(at, zone, form)
}
