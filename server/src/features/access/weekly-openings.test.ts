import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingAt } from './weekly-openings.ts'

const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds
const when = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'minute', timeZoneName: 'never' })

/** Whether windows are open at a time, and until when, by the clocks there. */
function look(windows: WeeklyWindow[], text: string) {
  const { timeZoneId } = Temporal.ZonedDateTime.from(text)
  const { isOpen, until } = openingAt(windows, timeZoneId, at(text))
  return `${isOpen ? 'open' : 'closed'} until ${when(until, timeZoneId)}`
}

const cleaner: WeeklyWindow[] = [{ days: [2], from: '09:00', to: '12:00' }]

describe('weekly times', () => {
  it.each([
    ['the day before', '2026-11-23T12:00[Asia/Kolkata]', 'closed until 2026-11-24T09:00+05:30'],
    [
      'a moment before',
      '2026-11-24T08:59:59.999[Asia/Kolkata]',
      'closed until 2026-11-24T09:00+05:30',
    ],
    ['when they begin', '2026-11-24T09:00[Asia/Kolkata]', 'open until 2026-11-24T12:00+05:30'],
    [
      'a moment before their end',
      '2026-11-24T11:59:59.999[Asia/Kolkata]',
      'open until 2026-11-24T12:00+05:30',
    ],
    ['at their end', '2026-11-24T12:00[Asia/Kolkata]', 'closed until 2026-12-01T09:00+05:30'],
  ])('DASH-8 on Tuesdays from 9 to 12, %s', (_title, text, expected) => {
    expect(look(cleaner, text)).toBe(expected)
  })

  it('DASH-8 none at all are always open', () => {
    expect(openingAt([], 'Asia/Kolkata', 0)).toMatchObject({ isOpen: true, until: Infinity })
  })

  it('DASH-8 that end before they begin last into the next day', () => {
    const night: WeeklyWindow[] = [{ days: [7], from: '22:00', to: '06:00' }]
    expect(look(night, '2026-11-23T05:00[Europe/Berlin]')).toBe('open until 2026-11-23T06:00+01:00')
    expect(look(night, '2026-11-22T21:00[Europe/Berlin]')).toBe(
      'closed until 2026-11-22T22:00+01:00',
    )
  })

  it('DASH-8 that meet are one; every day from midnight to midnight never ends', () => {
    const meeting: WeeklyWindow[] = [
      { days: [1], from: '09:00', to: '12:00' },
      { days: [1], from: '12:00', to: '15:00' },
      { days: [1], from: '14:00', to: '16:00' },
    ]
    expect(look(meeting, '2026-11-23T10:00[Europe/Berlin]')).toBe(
      'open until 2026-11-23T16:00+01:00',
    )
    const always: WeeklyWindow[] = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }]
    const { isOpen, until } = openingAt(
      always,
      'Europe/Berlin',
      at('2026-11-23T10:00[Europe/Berlin]'),
    )
    expect(isOpen).toBe(true)
    expect(until).toBeGreaterThan(at('2026-11-30T10:00[Europe/Berlin]'))
  })

  // Berlin, 28 March 2027: 02:00 becomes 03:00. 31 October 2027: 03:00 becomes 02:00.
  it.each([
    [
      'that would begin in the missing hour begin after it',
      '02:30',
      '04:30',
      '2027-03-28T01:00',
      'closed until 2027-03-28T03:30+02:00',
    ],
    [
      'that would end in the missing hour end after it',
      '01:00',
      '02:30',
      '2027-03-28T01:30',
      'open until 2027-03-28T03:30+02:00',
    ],
    [
      'within the missing hour are as long as always',
      '02:15',
      '02:45',
      '2027-03-28T03:20',
      'open until 2027-03-28T03:45+02:00',
    ],
    [
      'that end with the missing hour are as long as always',
      '02:30',
      '03:00',
      '2027-03-28T03:40',
      'open until 2027-03-28T04:00+02:00',
    ],
    [
      'in the hour that comes twice are open the first time',
      '02:15',
      '02:45',
      '2027-10-31T02:20',
      'open until 2027-10-31T02:45+02:00',
    ],
    [
      'around the hour that comes twice last an hour longer',
      '01:00',
      '04:00',
      '2027-10-31T01:30',
      'open until 2027-10-31T04:00+01:00',
    ],
  ])('DASH-8 on the night when clocks change: times %s', (_title, from, to, text, expected) => {
    expect(look([{ days: [7], from, to }], `${text}[Europe/Berlin]`)).toBe(expected)
  })

  it('DASH-8 what is told until when holds until then, and is otherwise right after', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const window = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: time,
      to: time,
    })
    const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia']
    const begin = at('2027-03-20T00:00[UTC]')
    fc.assert(
      fc.property(
        fc.array(window, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 14 * 24 * 60 }),
        fc.nat(),
        (windows, zone, minutes, nth) => {
          const now = begin + minutes * 60_000
          const { isOpen, from, until } = openingAt(windows, zone, now)
          expect(from).toBeLessThanOrEqual(now)
          expect(until).toBeGreaterThan(now)
          const between = now + (nth % Math.min(until - now, 8 * 24 * 3_600_000))
          // Another list with the same windows: nothing is known of it yet.
          expect(openingAt([...windows], zone, between).isOpen).toBe(isOpen)
          if (until - now < 7 * 24 * 3_600_000) {
            expect(openingAt([...windows], zone, until).isOpen).toBe(!isOpen)
          }
        },
      ),
    )
  })
})
