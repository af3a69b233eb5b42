import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'
import { nodeZoneRules } from './node-zone.ts'
import { rulesOf } from './zone-data.ts'
import { offsetAt, offsetsIn, shownAt } from './zone-rules.ts'

/*
 * Turns times of a zone (IANA name) into instants (epoch ms) and back, as Temporal does, by the newest
 * rules that are known.
 */

/** Ms by which the clocks there are ahead of UTC. */
export const zoneOffsetAt = (instant: number, timeZone: string): number =>
  offsetAt(rulesOf(timeZone), instant)

/** The date there. */
export const dateAt = (instant: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant + zoneOffsetAt(instant, timeZone))
    .toZonedDateTimeISO('UTC')
    .toPlainDate()

/** The time as if it were one of UTC, epoch ms. */
const localOf = (date: Temporal.PlainDate, plainTime: Temporal.PlainTime): number =>
  date.toZonedDateTime({ timeZone: 'UTC', plainTime }).epochMilliseconds

/**
 * The instant at which the clocks there show a time: the first of two; where they leave it out, as much
 * later as they go forward.
 */
export function instantAt(
  date: Temporal.PlainDate,
  plainTime: Temporal.PlainTime,
  timeZone: string,
): number {
  const shown = shownAt(rulesOf(timeZone), localOf(date, plainTime))
  return shown.kind === 'never' ? shown.shifted : shown.first
}

/** Whether the clocks there show a time once, twice or never. */
export const timesShown = (
  date: Temporal.PlainDate,
  plainTime: Temporal.PlainTime,
  timeZone: string,
): 'once' | 'twice' | 'never' => shownAt(rulesOf(timeZone), localOf(date, plainTime)).kind

const midnight = Temporal.PlainTime.from('00:00')

/** The instant at which a date begins there: that of the change of the clocks where it leaves midnight out. */
export function startOfDate(date: Temporal.PlainDate, timeZone: string): number {
  const shown = shownAt(rulesOf(timeZone), localOf(date, midnight))
  return shown.kind === 'never' ? shown.change : shown.first
}

const yearMs = 366 * 24 * 3_600_000

/** The span from a year before an instant to two years after it. */
const spanAround = (instant: number) => ({
  from: Math.max(0, instant - yearMs),
  until: instant + 2 * yearMs,
})

/** The clocks there from a year before an instant to two years after it, as pages are told. */
export const offsetsAround = (timeZone: string, instant: number): ZoneOffsets =>
  offsetsIn(rulesOf(timeZone), spanAround(instant)).map(({ from, offset }) => ({
    from,
    minutes: Math.round(offset / 60_000),
  }))

/** Whether the clocks there differ in that time from what Node knows. */
export function differsFromNode(timeZone: string, instant: number): boolean {
  const [ours, those] = [rulesOf(timeZone), nodeZoneRules(timeZone)].map(
    (rules) => rules && JSON.stringify(offsetsIn(rules, spanAround(instant))),
  )
  return ours !== those
}
