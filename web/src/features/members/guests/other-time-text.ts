import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { shortWeekText } from '../guest-terms/week-rows.ts'
import type { Span } from '../guest-time.ts'
import { type OtherTimeBefore, placeName, placesText } from './guest-places.ts'

/** Checks another time; empty if it is fine. */
export function otherTimeErrors(
  { startAt, expiresAt }: Span,
  now: number,
): Partial<Record<keyof Span, string>> {
  const missing = 'Choose a day and a time'
  if (Number.isNaN(startAt)) return { startAt: missing }
  if (Number.isNaN(expiresAt)) return { expiresAt: missing }
  if (expiresAt <= startAt) return { expiresAt: 'Must end after it starts' }
  if (expiresAt <= now) return { expiresAt: 'The end is in the past' }
  if (expiresAt - startAt > limits.guestSpanMaxMs) return { expiresAt: 'Lasts a year at most' }
  return {}
}

/** 'Also Lamp of Fan box from 25 Nov 2026, 18:00 until 1 Jan 2027, 00:00. Open Monday to Friday …' */
export function otherTimeSummary(
  { span, reach, terms }: { span: Span; reach: string; terms: string },
  zone: string | null,
): string {
  const { startAt, expiresAt } = span
  const when = `from ${timeAtHome(startAt, zone)} until ${timeAtHome(expiresAt, zone)}`
  return `Also ${reach} ${when}.${terms && ` ${terms}`}`
}

/** Access for another time, short enough for a table: 'Lamp of Fan box until 1 Jan 2027, only Mon to Fri …' */
export function otherTimeLine(
  { places, start_at, expires_at, windows, may_switch, may_arrange, paused_at }: OtherTimeBefore,
  everything: string,
  { now, zone }: { now: number; zone: string | null },
): string {
  const isOver = expires_at <= now
  return [
    `${placesText(places.map(placeName)) || everything} ${isOver ? 'ended' : 'until'} ${timeAtHome(expires_at, zone)}`,
    !isOver && start_at > now && `from ${timeAtHome(start_at, zone)}`,
    windows.length > 0 && `only ${shortWeekText(windows)}`,
    !may_switch && 'view only',
    may_arrange && 'also renames switches',
    paused_at !== null && 'paused',
  ]
    .filter(Boolean)
    .join(', ')
}
