import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { timeOfDayText } from '../../ui/time/time-of-day.ts'
import { timeInZone } from '../../ui/time/time-zone.ts'

/* Texts for a guest about the times of their access, all by the clocks of the home. */

/** The access of a guest, as their profile says it. */
export type OwnAccess = NonNullable<Profile['access']>

const clock = { timeStyle: 'short' } as const
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** 'Open until 12:00', with the day when that is not today. */
export function openText(until: number, zone: string | null, now: number): string {
  const isToday = timeInZone(until, zone, day) === timeInZone(now, zone, day)
  const time = isToday ? timeInZone(until, zone, clock) : dayAndTimeInZone(until, zone)
  return `Open until ${time}`
}

/** The texts in place of the rooms while the access is closed. */
export function closedTexts(
  { paused, windows, changes_at }: OwnAccess,
  zone: string | null,
): { title: string; text: string } {
  if (paused) {
    const text = 'An owner of the home has paused it. Your switches come back when it is resumed.'
    return { title: 'Your access is paused', text }
  }
  const next =
    changes_at === null
      ? 'It does not open again before it ends.'
      : `It opens on ${dayAndTimeInZone(changes_at, zone)}.`
  return {
    title: 'Your access is closed for now',
    text: `It is open ${windowsText(windows, timeOfDayText)}. ${next}`,
  }
}

const dayAndTimeInZone = (at: number, zone: string | null) =>
  `${timeInZone(at, zone, day)}, ${timeInZone(at, zone, clock)}`
