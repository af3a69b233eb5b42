import { rulesEnd, rulesFrom, type ZoneRules } from './zone-rules.ts'

/** The version of the time zone data that Node brings, such as '2026c'. */
export const nodeZoneVersion = process.versions.tz ?? ''

/** Epoch ms; no page tells an earlier time, and nobody asks for one. */
const rulesBegin = Date.UTC(1970, 0)

/**
 * The rules of a zone (IANA name) by Node's own data; undefined for one that Node does not know: it may
 * be newer.
 */
export function nodeZoneRules(timeZone: string): ZoneRules | undefined {
  try {
    const begin = Temporal.Instant.fromEpochMilliseconds(rulesBegin).toZonedDateTimeISO(timeZone)
    return rulesFrom(offsetOf(begin), changesAfter(begin))
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

function* changesAfter(begin: Temporal.ZonedDateTime): Generator<[number, number]> {
  let next = begin.getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < rulesEnd) {
    yield [next.epochMilliseconds, offsetOf(next)]
    next = next.getTimeZoneTransition('next')
  }
}

const offsetOf = (at: Temporal.ZonedDateTime) => at.offsetNanoseconds / 1e6
