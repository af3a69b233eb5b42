import { clockAtHome, dayAtHome, instantAtHome } from '../../ui/time/home-clocks.ts'

/* The part of a history that is shown: whole days by the clocks of the home, or a zoomed span. */

/** From one instant until another, epoch ms. */
export type TimeSpan = { from: number; until: number }

/** How many days each range shows. */
const daysOf = { day: 1, week: 7, month: 31, year: 366 } as const

export type HistoryRange = keyof typeof daysOf

/** The ranges that one can choose, in words. */
export const rangeLabels: Record<HistoryRange, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

export const historyRanges: readonly HistoryRange[] = ['day', 'week', 'month', 'year']

/** Some days later, or earlier, by the calendar: `2026-03-12`. */
const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** When a day begins there. */
const dayStart = (day: string, zone: string | null) => instantAtHome(`${day}T00:00`, zone)

/** The days of a range that ends with a day: one with a change of clocks has 23 or 25 hours. */
export function spanOfDays(range: HistoryRange, lastDay: string, zone: string | null): TimeSpan {
  return {
    from: dayStart(dayLater(lastDay, 1 - daysOf[range]), zone),
    until: dayStart(dayLater(lastDay, 1), zone),
  }
}

/** The last day of the range one step earlier or later; never later than today. */
export function lastDayAfter(
  range: HistoryRange,
  lastDay: string,
  direction: -1 | 1,
  today: string,
): string {
  const next = dayLater(lastDay, direction * daysOf[range])
  return next > today ? today : next
}

/** The shortest and the longest time that a chart shows, ms. */
const shortestMs = 10 * 60_000
const longestMs = 400 * 86_400_000

/** The same span closer to, or farther from, an instant that keeps its place. */
export function zoomed({ from, until }: TimeSpan, at: number, factor: number): TimeSpan {
  const length = Math.min(longestMs, Math.max(shortestMs, (until - from) * factor))
  const share = (at - from) / (until - from)
  const start = Math.round(at - length * share)
  return { from: start, until: start + Math.round(length) }
}

/** The same span earlier or later. */
export const shifted = ({ from, until }: TimeSpan, byMs: number): TimeSpan => ({
  from: Math.round(from + byMs),
  until: Math.round(until + byMs),
})

/** A span that does not end later than the end of today. */
export function untilToday(span: TimeSpan, now: number, zone: string | null): TimeSpan {
  const end = dayStart(dayLater(dayAtHome(now, zone), 1), zone)
  return span.until > end ? shifted(span, end - span.until) : span
}

/** Whether a span is within one day there. */
export function isOneDay({ from, until }: TimeSpan, zone: string | null): boolean {
  return clockAtHome(from, zone).slice(0, 10) === clockAtHome(until - 1, zone).slice(0, 10)
}
