import { clock } from './clock.ts'
import { aheadAt, timeInZone, zoneCity } from './time-zone.ts'

/* Times by the clocks of the home, which may show others than those of this browser. */

/** The day there, as `2026-03-12`, and the time, as `18:00`. */
export const dayAtHome = (at: number, zone: string | null) => clockAtHome(at, zone).slice(0, 10)
export const hourAtHome = (at: number, zone: string | null) => clockAtHome(at, zone).slice(11)

/**
 * 12 Mar 2026, 20:41
 * @param locale of whoever reads it, where that is not the viewer
 */
export function timeAtHome(at: number, zone: string | null, locale?: string): string {
  return timeInZone(at, zone, { dateStyle: 'medium', timeStyle: 'short' }, locale)
}

/** An instant as a field for date and time holds it: `2026-03-12T18:00`; empty for none. */
export function clockAtHome(at: number, zone: string | null): string {
  return Number.isNaN(at) ? '' : new Date(at + aheadAt(at, zone)).toISOString().slice(0, 16)
}

/** The instant at which those clocks show it; NaN if that is not a time. */
export function instantAtHome(local: string, zone: string | null): number {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  // The offset may differ at the instant itself, so it is looked up there once more.
  return asUtc - aheadAt(asUtc - aheadAt(asUtc, zone), zone)
}

const quarterMs = 91 * 86_400_000

/**
 * Whether those clocks show another time than those of the reader, now or within a year.
 * @param own the zone of the reader; null for the clocks here
 */
export function hasOtherClocks(
  zone: string | null,
  own: string | null = null,
  now: number = clock.now(),
): boolean {
  const times = [0, 1, 2, 3].map((quarter) => now + quarter * quarterMs)
  return zone !== null && times.some((at) => aheadAt(at, zone) !== aheadAt(at, own))
}

/**
 * Names the clocks of weekly times: 'In the home’s time zone (Kolkata)'. The city stands
 * there only where the clocks of the home may show another time than those of the reader.
 * @param own the zone of the reader; null for the clocks here
 */
export function homeClocksText(homeZone: string | null, own: string | null = null): string {
  const text = 'In the home’s time zone'
  return homeZone !== null && hasOtherClocks(homeZone, own)
    ? `${text} (${zoneCity(homeZone)})`
    : text
}

/**
 * 'All times are in the home’s time zone (Kolkata), 4 h 30 min ahead of yours.'
 * @param now epoch ms
 * @param own the zone of the reader; null for the clocks here
 */
export function homeAheadText(zone: string, now: number, own: string | null = null): string {
  const minutes = Math.round((aheadAt(now, zone) - aheadAt(now, own)) / 60_000)
  const way = minutes > 0 ? 'ahead of' : 'behind'
  // They may be equal for a part of the year.
  const apart = minutes === 0 ? '' : `, ${spanText(Math.abs(minutes))} ${way} yours`
  return `All times are in the home’s time zone (${zoneCity(zone)})${apart}.`
}

/** '4 h 30 min' */
function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
