import { describe, expect, it } from 'vitest'
import { daylightAround, sunTime } from './sun-times.ts'

/** Times from almanacs, to a minute or two. */
const known: [
  place: string,
  latitude: number,
  longitude: number,
  date: string,
  zone: string,
  rises: string,
  sets: string,
][] = [
  ['Helsinki', 60.1699, 24.9384, '2026-06-21', 'Europe/Helsinki', '03:54', '22:50'],
  ['Helsinki', 60.1699, 24.9384, '2026-12-21', 'Europe/Helsinki', '09:24', '15:13'],
  ['New York', 40.7128, -74.006, '2026-03-20', 'America/New_York', '06:59', '19:08'],
  ['Sydney', -33.8688, 151.2093, '2026-01-01', 'Australia/Sydney', '05:48', '20:09'],
  ['Delhi', 28.6139, 77.209, '2026-10-01', 'Asia/Kolkata', '06:14', '18:07'],
  ['Kiritimati', 1.8709, -157.3634, '2026-03-21', 'Pacific/Kiritimati', '06:33', '18:40'],
]

const noonOf = (date: string, timeZone: string) =>
  Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from('12:00'),
  }).epochMilliseconds

const wallOf = (at: number | null, zone: string) =>
  at === null ? null : Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)

describe('the sun', () => {
  it.each(known)('rises and sets in %s as almanacs say, on the day that is asked for', (...row) => {
    const [, latitude, longitude, date, zone, rises, sets] = row
    const noon = noonOf(date, zone)
    for (const [event, said] of [
      ['sunrise', rises],
      ['sunset', sets],
    ] as const) {
      const shown = wallOf(sunTime(event, { latitude, longitude }, noon), zone)
      expect(String(shown?.toPlainDate())).toBe(date)
      const off = shown?.toPlainTime().since(Temporal.PlainTime.from(said)).total('minutes')
      expect(Math.abs(off ?? 99), `${event} at ${shown}`).toBeLessThanOrEqual(2)
    }
  })

  it('does neither beyond the polar circle in midsummer and midwinter', () => {
    const place = { latitude: 69.65, longitude: 18.96 }
    for (const date of ['2026-06-21', '2026-12-21']) {
      expect(sunTime('sunrise', place, noonOf(date, 'Europe/Oslo'))).toBeNull()
      expect(sunTime('sunset', place, noonOf(date, 'Europe/Oslo'))).toBeNull()
    }
    expect(sunTime('sunset', place, noonOf('2026-03-20', 'Europe/Oslo'))).not.toBeNull()
  })

  it('gives the light of a day to ten minutes, all day in a polar summer, none in a polar winter', () => {
    const helsinki = { latitude: 60.1699, longitude: 24.9384 }
    const noon = noonOf('2026-12-21', 'Europe/Helsinki')
    const { risesAt, setsAt } = daylightAround(helsinki, noon)
    const wall = (at: number) => String(wallOf(at, 'Europe/Helsinki')?.toPlainTime())
    expect([wall(risesAt), wall(setsAt)]).toEqual(['09:20:00', '15:10:00'])
    const north = { latitude: 69.65, longitude: 18.96 }
    const lengthOn = (date: string) => {
      const light = daylightAround(north, noonOf(date, 'Europe/Oslo'))
      return light.setsAt - light.risesAt
    }
    expect([lengthOn('2026-06-21'), lengthOn('2026-12-21')]).toEqual([86_400_000, 0])
  })

  it('sets once between two sunrises, also for the first time after a polar summer', () => {
    for (const latitude of [66.2, 67.3, 68.4, 69.65, 71, -67.5]) {
      const place = { latitude, longitude: 18.96 }
      const all = Array.from({ length: 4 * 366 }, (_, day) => {
        const noon = Date.UTC(2026, 0, 1, 11) + day * 86_400_000
        return (['sunrise', 'sunset'] as const).flatMap((event) => {
          const at = sunTime(event, place, noon)
          return at === null ? [] : [{ event, at }]
        })
      }).flat()
      const order = all.toSorted((one, other) => one.at - other.at).map(({ event }) => event)
      expect(order.filter((event, index) => event === order[index + 1])).toEqual([])
      expect(order.length).toBeGreaterThan(1_500)
    }
  })
})
