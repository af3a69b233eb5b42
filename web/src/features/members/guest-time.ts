import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { clockAtHome, dayAtHome, instantAtHome } from '../../ui/time/home-clocks.ts'
import { timeInZone } from '../../ui/time/time-zone.ts'

type Expiring = Pick<Guest, 'expires_at'>

/** The start and end of a guest's access, in epoch ms. */
export type Span = { startAt: number; expiresAt: number }

/** The instant at which a wall clock shows `2026-03-12T18:00:00`; NaN if that is not a time. */
export type InstantOf = (local: string) => number

/** A guest is active until its access ends (LIVE-7). */
export function isGuestActive(guest: Expiring, now: number): boolean {
  return guest.expires_at > now
}

/** Whole days left, rounded up and never negative (spec §9). */
export function daysLeft(guest: Expiring, now: number): number {
  return Math.max(0, Math.ceil((guest.expires_at - now) / 86_400_000))
}

/** Sorts guests: first the expired ones, latest first, then the active ones, those first that end soonest. */
export function expiredFirst<G extends Expiring>(guests: readonly G[], now: number): G[] {
  const place = ({ expires_at }: Expiring) => (expires_at > now ? expires_at : -Infinity)
  return guests.toSorted(
    // Two expired guests are equal here: -Infinity - -Infinity is NaN.
    (a, b) => place(a) - place(b) || b.expires_at - a.expires_at,
  )
}

/**
 * Access between two times of one day, as `18:00`. An end that is not after the
 * start belongs to the next day (DASH-8). Null while a time is missing.
 */
export function spanByTime(
  day: string,
  { from, to }: { from: string; to: string },
  instantOf: InstantOf = Date.parse,
): Span | null {
  const startAt = instantOf(`${day}T${from}:00`)
  // Compares instants and not the times themselves: an hour that a clock skips comes after the hour
  // it jumps to.
  const sameDay = instantOf(`${day}T${to}:00`)
  const expiresAt = sameDay > startAt ? sameDay : instantOf(`${dayAfter(day)}T${to}:00`)
  return whole({ startAt, expiresAt })
}

/** Access on whole days, as `2026-03-12`: from 00:00:00 of the first to 23:59:59 of the last (DASH-8). */
export function spanByDate(
  { from, to }: { from: string; to: string },
  instantOf: InstantOf = Date.parse,
): Span | null {
  return whole({
    startAt: instantOf(`${from}T00:00:00`),
    expiresAt: instantOf(`${to}T23:59:59`),
  })
}

/** The steps by which a press extends an access. */
export type Extension = 'hour' | 'day' | 'week'

/** The next day of the calendar. Calendar days have no time zone and no summer time. */
export function dayAfter(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(midnight) ? '' : new Date(midnight + 86_400_000).toISOString().slice(0, 10)
}

function whole(span: Span): Span | null {
  return Number.isNaN(span.startAt) || Number.isNaN(span.expiresAt) ? null : span
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

/**
 * When the access of a guest ends whose last day it is, which '1d left' does not tell: 'today until
 * 18:00', by the clocks of the home. Null for every other guest.
 */
export function endsText(expires_at: number, now: number, zone: string | null): string | null {
  if (daysLeft({ expires_at }, now) !== 1) return null
  const day = dayAtHome(expires_at, zone) === dayAtHome(now, zone) ? 'today' : 'tomorrow'
  return `${day} until ${timeInZone(expires_at, zone, { timeStyle: 'short' })}`
}
