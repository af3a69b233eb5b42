import { isSameZone, ownTimeZone, timeInZone, zoneCity } from './time-zone.ts'

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

/** 12 Mar 2026, 20:41; where the clocks of the reader may show another time with whose it is. */
export function timeNamedAtHome(at: number, zone: string | null): string {
  const time = timeAtHome(at, zone)
  return zone !== null && isElsewhere(zone) ? `${time} (${zoneCity(zone)})` : time
}

/** An instant as a field for date and time holds it: `2026-03-12T18:00`; empty for none. */
export function clockAtHome(at: number, zone: string | null): string {
  if (Number.isNaN(at)) return ''
  const part = partsAtHome(at, zone)
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant at which those clocks show it; NaN if that is not a time. */
export function instantAtHome(local: string, zone: string | null): number {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  const ahead = (at: number) => Date.parse(`${clockAtHome(at, zone)}Z`) - wholeMinute(at)
  // What the clocks are ahead of UTC may be another at the instant itself: tried once more there.
  return asUtc - ahead(asUtc - ahead(asUtc))
}

/** The minute that an instant is in: fields tell no less, and what begins with it has begun. */
export const wholeMinute = (at: number) => Math.floor(at / 60_000) * 60_000

/** A later end, at the same time of the day there where days are added; from now, if it is over or not set. */
export function extendedAtHome(
  expiresAt: number,
  by: 'hour' | 'day' | 'week',
  now: number,
  zone: string | null,
): number {
  const end = expiresAt > now ? expiresAt : wholeMinute(now)
  if (by === 'hour') return end + 3_600_000
  const days = by === 'day' ? 1 : 7
  const later = Date.parse(`${clockAtHome(end, zone)}Z`) + days * 86_400_000
  return instantAtHome(new Date(later).toISOString().slice(0, 16), zone)
}

/** Whether those clocks may show another time than those of the reader. */
export function isElsewhere(zone: string | null, own: string | undefined = ownTimeZone()): boolean {
  return zone !== null && (own === undefined || !isSameZone(zone, own))
}

const digits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

function partsAtHome(at: number, zone: string | null) {
  const found = formatOf(zone).formatToParts(wholeMinute(at))
  return (type: Intl.DateTimeFormatPartTypes) =>
    found.find((part) => part.type === type)?.value ?? ''
}

function formatOf(zone: string | null): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, timeZone: zone ?? undefined })
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat('en-GB', digits)
  }
}
