import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayAfter,
  daysLeft,
  endsText,
  expiredFirst,
  extendedAtHome,
  type InstantOf,
  isGuestActive,
  spanByDate,
  spanByTime,
} from './guest-time.ts'

const hour = 3_600_000
const now = 1_000 * hour

test('LIVE-7 a guest is active while expires_at is in the future', () => {
  expect(isGuestActive({ expires_at: now + 1 }, now)).toBe(true)
  expect(isGuestActive({ expires_at: now }, now)).toBe(false)
})

test('DASH-4 days left are days rounded up, minimum 0', () => {
  expect(daysLeft({ expires_at: now + 1 }, now)).toBe(1)
  expect(daysLeft({ expires_at: now + 24 * hour }, now)).toBe(1)
  expect(daysLeft({ expires_at: now + 25 * hour }, now)).toBe(2)
  expect(daysLeft({ expires_at: now - 90 * hour }, now)).toBe(0)
})

test('DASH-4 no days are left exactly when a guest is no longer active', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (expires_at, at) => {
      expect(daysLeft({ expires_at }, at) > 0).toBe(isGuestActive({ expires_at }, at))
    }),
  )
})

test('DASH-4 expired guests come first, and then those who leave soonest', () => {
  const at = (...hours: number[]) => hours.map((h) => ({ expires_at: now + h * hour }))
  expect(expiredFirst(at(-1, 30, 0, 2, -50), now)).toEqual(at(0, -1, -50, 2, 30))
})

test('DASH-4 sorting loses nobody, and no expired guest comes after an active one', () => {
  const guests = fc.array(fc.record({ expires_at: fc.nat(20) }))
  fc.assert(
    fc.property(guests, fc.nat(20), (all, at) => {
      const sorted = expiredFirst(all, at)
      expect(new Set(sorted)).toEqual(new Set(all))
      expect(sorted).toHaveLength(all.length)
      const active = sorted.map((guest) => isGuestActive(guest, at))
      expect(active.lastIndexOf(false)).toBeLessThan(
        active.includes(true) ? active.indexOf(true) : all.length,
      )
    }),
  )
})

// Half an hour of summer time, midnights that do not exist or come twice, a day that was left out.
const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
)
const instants = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2039, 0) })
const clocks = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'))

/** Reads a clock of that zone as `Date` does, but for any zone. */
function instantIn(zone: string): InstantOf {
  return (local) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
}

function wallClock(at: number, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime()
}

test('DASH-8 by time: from and to are times of today', () => {
  const span = spanByTime('2026-11-21', { from: '18:00', to: '22:30' })
  expect(span?.startAt).toBe(new Date(2026, 10, 21, 18, 0).getTime())
  expect(span?.expiresAt).toBe(new Date(2026, 10, 21, 22, 30).getTime())
})

test('DASH-8 by time: an end before the start moves to the next day, also into the next year', () => {
  const span = spanByTime('2026-12-31', { from: '18:00', to: '02:00' })
  expect(span?.startAt).toBe(new Date(2026, 11, 31, 18, 0).getTime())
  expect(span?.expiresAt).toBe(new Date(2027, 0, 1, 2, 0).getTime())
})

test('DASH-8 by time: in every zone, on every day, access ends after it starts and within a day', () => {
  fc.assert(
    fc.property(zones, instants, clocks, clocks, (zone, at, from, to) => {
      const day = wallClock(at, zone).toPlainDate().toString()
      const span = spanByTime(day, { from, to }, instantIn(zone))
      if (!span) throw new Error('both times are given')
      const length = span.expiresAt - span.startAt
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(25 * hour)
      const shown = wallClock(span.expiresAt, zone).toPlainTime().toString().slice(0, 5)
      const skipped = [day, dayAfter(day)].some((each) => !clockShows(each, to, zone))
      expect(shown === to || skipped).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

/** Not so in an hour that the clock skips. */
function clockShows(day: string, time: string, zone: string): boolean {
  const desired = Temporal.PlainDateTime.from(`${day}T${time}:00`)
  return desired.toZonedDateTime(zone).toPlainDateTime().equals(desired)
}

test('DASH-8 by date: from 00:00:00 of the first day to 23:59:59 of the last', () => {
  const span = spanByDate({ from: '2026-11-21', to: '2026-11-23' })
  expect(span?.startAt).toBe(new Date(2026, 10, 21, 0, 0, 0).getTime())
  expect(span?.expiresAt).toBe(new Date(2026, 10, 23, 23, 59, 59).getTime())
})

test('DASH-8 by date: in every zone the clock stands at 23:59:59 at the end, and no day is lost', () => {
  fc.assert(
    fc.property(zones, instants, fc.nat(40), (zone, at, more) => {
      const first = wallClock(at, zone).toPlainDate()
      const last = first.add({ days: more })
      const span = spanByDate({ from: `${first}`, to: `${last}` }, instantIn(zone))
      if (!span) throw new Error('both days are given')
      expect(span.expiresAt).toBeGreaterThan(span.startAt)
      const starts = wallClock(span.startAt, zone)
      expect(starts.toPlainDate().equals(first)).toBe(true)
      if (clockShows(`${last}`, '23:59', zone)) {
        expect(wallClock(span.expiresAt, zone).toString()).toBe(`${last}T23:59:59`)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('DASH-8 no access results from a missing time or day', () => {
  expect(spanByTime('2026-11-21', { from: '', to: '10:00' })).toBeNull()
  expect(spanByTime('2026-11-21', { from: '10:00', to: '' })).toBeNull()
  expect(spanByDate({ from: '', to: '2026-11-23' })).toBeNull()
  expect(spanByDate({ from: '2026-11-23', to: '' })).toBeNull()
})

test('the day after is the next of the calendar', () => {
  expect(dayAfter('2024-02-28')).toBe('2024-02-29')
  expect(dayAfter('2026-02-28')).toBe('2026-03-01')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('')).toBe('')
})

const at = (iso: string) => Date.parse(iso)

test('DASH-8 a pass is extended by days at the same time there, also over the change of the clocks', () => {
  const berlin = 'Europe/Berlin'
  const end = at('2026-03-28T19:00Z')
  expect(extendedAtHome(end, 'day', 0, berlin)).toBe(at('2026-03-29T18:00Z'))
  expect(extendedAtHome(end, 'week', 0, berlin)).toBe(at('2026-04-04T18:00Z'))
  expect(extendedAtHome(end, 'hour', 0, berlin)).toBe(at('2026-03-28T20:00Z'))
  const now = at('2026-03-30T10:00:30Z')
  expect(extendedAtHome(end, 'hour', now, berlin)).toBe(at('2026-03-30T11:00Z'))
  expect(extendedAtHome(Number.NaN, 'day', now, 'UTC')).toBe(at('2026-03-31T10:00Z'))
})

test('LIVE-7 access is made longer from its end, or from this minute when it is over or none is set', () => {
  const [now, hour] = [at('2026-03-20T12:00:30Z'), 3_600_000]
  const ends = now + 1_800_000
  expect(extendedAtHome(ends, 'hour', now, null)).toBe(ends + hour)
  for (const over of [now - 1, Number.NaN]) {
    expect(extendedAtHome(over, 'hour', now, null)).toBe(at('2026-03-20T13:00Z'))
  }
})

const zone = 'Asia/Kolkata'
const evening = Date.parse('2026-11-24T14:00:00+05:30')
const inHours = (hours: number) => endsText(evening + hours * 3_600_000, evening, zone)

test('DASH-4 a guest who leaves within a day is shown with the time, by the clocks of the home', () => {
  expect(inHours(4)).toMatch(/^today until 0?(18|6):00/)
  expect(inHours(12)).toMatch(/^tomorrow until 0?2:00/)
  expect(inHours(24)).toMatch(/^tomorrow until /)
})

test('DASH-4 for everybody else the days alone say enough', () => {
  expect(inHours(25)).toBeNull()
  expect(inHours(0)).toBeNull()
  expect(inHours(-4)).toBeNull()
})
