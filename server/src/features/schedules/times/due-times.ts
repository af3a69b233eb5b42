import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { sunTime } from '../../../platform/sun-times.ts'
import { dateAt, instantAt, timesShown } from '../../../platform/zones/zoned-time.ts'
import type { HomePlace } from '../../identity/stored-place.ts'

/** Where a home is, and by which clocks it goes. */
export type HomeClocks = {
  /** IANA name. */
  timeZone: string
  /** Null while nobody has set it: nothing is due by the sun then. */
  place: HomePlace | null
}

/** The rule of a schedule; the id decides its random spread. */
export type Timed = {
  id: number
  rule: ScheduleRule
  /** The date that was done last: rules of clocks that have changed since do not bring it again. */
  doneDate?: string | null
}

/** A time at which a schedule is due. */
export type DueTime = {
  /** Epoch ms. */
  at: number
  /** The date it is for, by the clocks of the home. */
  date: string
}

/** A change of the clocks, to a time that night: left out, it comes later; twice, the first one counts. */
export type ClockChange = 'left_out' | 'twice'

const minuteMs = 60_000
/** Days of which a rule is due on one at least, where the sun comes up at all. */
const lookedAtMost = 800
/** The rules of clocks have never moved a time by more, ms. */
const searchedMs = 26 * 3_600_000
/** A due time is at most so many days from its date: an offset from the sun, a spread, a sunset after midnight. */
const strayDays = 2

/**
 * When a schedule is due first after an instant (epoch ms).
 * @returns null when never again, and where no place is set for the sun
 */
export function nextAfter(timed: Timed, clocks: HomeClocks, instant: number): number | null {
  const { value } = dueTimes(timed, clocks, instant).next()
  return value ? value.at : null
}

/** `nextAfter` and `dateOfDue` that reckon once for all schedules of the same rule and clocks: those that are due together. */
export const sharedDueTimes = () => ({
  nextAfter: reckonedOnce(nextAfter),
  dateOfDue: reckonedOnce(dateOfDue),
})

function reckonedOnce<Found>(
  reckon: (timed: Timed, clocks: HomeClocks, instant: number) => Found,
): typeof reckon {
  const known = new Map<string, { found: Found }>()
  return (timed, clocks, instant) => {
    // A spread is each schedule's own.
    if (timed.rule.spread > 0) return reckon(timed, clocks, instant)
    const key = JSON.stringify([timed.rule, timed.doneDate, clocks, instant])
    const one = known.get(key) ?? { found: reckon(timed, clocks, instant) }
    known.set(key, one)
    return one.found
  }
}

/** When a schedule is due after an instant (epoch ms), the soonest first. */
export function* dueTimes(
  { id, rule, doneDate = null }: Timed,
  clocks: HomeClocks,
  instant: number,
): Generator<DueTime> {
  const today = dateAt(instant, clocks.timeZone)
  // A run on a date that is yet to come was done by a clock that was ahead.
  const done = doneDate !== null && doneDate <= String(today) ? doneDate : ''
  for (const date of datesOf(rule, today.subtract({ days: strayDays }))) {
    if (String(date) <= done) continue
    const exact = timeOn(rule, clocks, date)
    if (exact === null) continue
    const at = exact + spreadMs(id, String(date), rule.spread)
    if (at > instant) yield { at, date: String(date) }
  }
}

/**
 * The date that a due time (epoch ms) is for: where the rules of the clocks have changed since it was
 * computed, the date whose time is nearest.
 */
export function dateOfDue(timed: Timed, clocks: HomeClocks, dueAt: number): string {
  const undone = { ...timed, doneDate: null }
  let nearest: DueTime | undefined
  const away = (one: DueTime) => Math.abs(one.at - dueAt)
  for (const due of dueTimes(undone, clocks, dueAt - searchedMs)) {
    if (nearest && away(due) >= away(nearest)) break
    nearest = due
  }
  return nearest?.date ?? String(dateAt(dueAt, clocks.timeZone))
}

/** The effect of a clock change on the time of a rule on a date; undefined for none. */
export function clockChange(
  { time }: ScheduleRule,
  timeZone: string,
  date: string,
): ClockChange | undefined {
  if (time.kind !== 'clock') return undefined
  const times = timesShown(
    Temporal.PlainDate.from(date),
    Temporal.PlainTime.from(time.at),
    timeZone,
  )
  if (times === 'never') return 'left_out'
  return times === 'twice' ? 'twice' : undefined
}

/** The dates of a rule between two instants (epoch ms) on which the sun neither rises nor sets. */
export function datesWithoutSun(
  rule: ScheduleRule,
  clocks: HomeClocks,
  { from, until }: { from: number; until: number },
): string[] {
  if (rule.time.kind === 'clock' || clocks.place === null) return []
  const last = String(dateAt(until, clocks.timeZone))
  const found: string[] = []
  for (const date of datesOf(rule, dateAt(from, clocks.timeZone))) {
    if (String(date) >= last) break
    if (timeOn(rule, clocks, date) === null) found.push(String(date))
  }
  return found
}

/** The dates of a rule from a date on. */
function* datesOf(rule: ScheduleRule, earliest: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  const { days, from, until } = rule
  const start = latest(earliest, from)
  if (days.kind === 'once') {
    const date = Temporal.PlainDate.from(days.date)
    if (isWithin(date, start, until)) yield date
    return
  }
  const first = days.kind === 'every' ? firstOf(days, start) : start
  const step = days.kind === 'every' ? days.every : 1
  for (let day = 0; day < lookedAtMost; day += step) {
    const date = first.add({ days: day })
    if (!isWithin(date, start, until)) return
    if (days.kind === 'every' || days.days.includes(date.dayOfWeek)) yield date
  }
}

/** The first date of a row of them that is not before another. */
function firstOf(
  { every, first }: { every: number; first: string },
  start: Temporal.PlainDate,
): Temporal.PlainDate {
  const from = Temporal.PlainDate.from(first)
  const passed = from.until(start).days
  return passed <= 0 ? from : from.add({ days: Math.ceil(passed / every) * every })
}

const latest = (date: Temporal.PlainDate, other: string | null): Temporal.PlainDate => {
  const from = other === null ? date : Temporal.PlainDate.from(other)
  return Temporal.PlainDate.compare(date, from) < 0 ? from : date
}

const isWithin = (date: Temporal.PlainDate, start: Temporal.PlainDate, until: string | null) =>
  Temporal.PlainDate.compare(date, start) >= 0 && (until === null || String(date) <= until)

/** The exact time of a date, epoch ms; null where the sun does not do it that day, or no place is set. */
function timeOn(
  { time }: ScheduleRule,
  { timeZone, place }: HomeClocks,
  date: Temporal.PlainDate,
): number | null {
  const plainTime = time.kind === 'clock' ? Temporal.PlainTime.from(time.at) : noon
  const instant = instantAt(date, plainTime, timeZone)
  if (time.kind === 'clock') return instant
  if (place === null) return null
  const event = sunTime(time.kind, place, instant)
  // To the minute, as it is shown: the equations know no seconds.
  return event === null ? null : Math.round(event / minuteMs + time.offset) * minuteMs
}

const noon = Temporal.PlainTime.from('12:00')

/** The same for one schedule on one day, for all who ask: up to so many minutes before or after, in seconds. */
function spreadMs(id: number, date: string, minutes: number): number {
  if (minutes === 0) return 0
  let hash = 2_166_136_261
  for (const letter of `${id} ${date}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  }
  // The last letters alone would hardly change the highest bits.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  const part = ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
  return Math.round((part * 2 - 1) * minutes * 60) * 1_000
}
