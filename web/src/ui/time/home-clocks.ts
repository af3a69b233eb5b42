import { clock } from './clock.ts'
import { aheadAt, timeInZone } from './time-zone.ts'

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
