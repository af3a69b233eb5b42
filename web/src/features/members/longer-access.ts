import { clockAtHome, instantAtHome } from '../../ui/time/home-clocks.ts'

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
