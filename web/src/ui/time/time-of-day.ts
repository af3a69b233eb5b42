import { clock } from './clock.ts'
import { hourAtHome, instantAtHome } from './home-clocks.ts'
import { homeZone, plainTime, rememberWritten } from './time-zone.ts'

const dayMs = 86_400_000

/** The time of day as an instant of the first day of 1970, epoch ms. */
const ofDay = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/**
 * The instants of a time, such as '09:00', on two days: none on a day when the clocks of a zone leave it out.
 * @param now an instant of the first day, epoch ms
 */
export function instantsOf(time: string, zone: string, now: number): number[] {
  const first = now - (now % dayMs) + ofDay(time)
  return [first, first + dayMs]
    .map((local) => instantAtHome(new Date(local).toISOString().slice(0, 16), zone))
    .filter((at) => hourAtHome(at, zone) === time)
}

/**
 * A time of any day, such as '09:00', as the viewer's locale writes it: 09:00, or 9:00 AM.
 * @param locale of whoever reads it, where that is not the viewer
 */
export function timeOfDayText(time: string, locale?: string): string {
  const zone = homeZone()
  const text = plainTime(ofDay(time), 'UTC', { timeStyle: 'short' }, locale)
  if (zone !== null) {
    // It stands for several instants: pointing at it tells no day.
    for (const at of instantsOf(time, zone, clock.now())) rememberWritten(text, at)
  }
  return text
}
