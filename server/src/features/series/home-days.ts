import { dateAt, startOfDate } from '../../platform/zones/zoned-time.ts'

/** A day of a home: one with a change of clocks has 23 or 25 hours. Instants are epoch ms. */
export type HomeDay = {
  /** YYYY-MM-DD. */
  date: string
  from: number
  until: number
}

/** The day in which an instant is, by the clocks of a time zone (IANA name). */
export const homeDayOf = (instant: number, timeZone: string): HomeDay =>
  dayOfDate(dateAt(instant, timeZone), timeZone)

/** The day after another one. */
export const nextDay = ({ date }: HomeDay, timeZone: string): HomeDay =>
  dayOfDate(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone)

/** The last days, the oldest first; the last one is that in which the instant is. */
export function lastDays(instant: number, timeZone: string, count: number): HomeDay[] {
  const today = dateAt(instant, timeZone)
  return Array.from({ length: count }, (_, nth) =>
    dayOfDate(today.subtract({ days: count - 1 - nth }), timeZone),
  )
}

const dayOfDate = (date: Temporal.PlainDate, timeZone: string): HomeDay => ({
  date: date.toString(),
  from: startOfDate(date, timeZone),
  until: startOfDate(date.add({ days: 1 }), timeZone),
})

const hourMs = 3_600_000

/** The hours of a day, from its beginning on; the last one may be shorter. */
export function hoursOf({ from, until }: HomeDay): { from: number; until: number }[] {
  return Array.from({ length: Math.ceil((until - from) / hourMs) }, (_, nth) => ({
    from: from + nth * hourMs,
    until: Math.min(from + (nth + 1) * hourMs, until),
  }))
}
