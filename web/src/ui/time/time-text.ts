import { dayAtHome } from './home-clocks.ts'
import { homeZone, timeInZone } from './time-zone.ts'

/* Times as a page shows them: by the clocks of its home, and as the viewer's locale writes them. */

/** 20:41, or 8:41 PM */
export function clockTime(at: number): string {
  return timeInZone(at, homeZone(), { timeStyle: 'short' })
}

/** 20:41:07, or 8:41:07 PM */
export function clockTimeWithSeconds(at: number): string {
  return timeInZone(at, homeZone(), { timeStyle: 'medium' })
}

/** 12 Mar 2026 */
export function dayOf(at: number): string {
  return timeInZone(at, homeZone(), { day: 'numeric', month: 'short', year: 'numeric' })
}

/** 12 Mar 2026, 20:41 */
export function dayAndTime(at: number): string {
  return `${dayOf(at)}, ${clockTime(at)}`
}

/** 20:41 today, with its date on any other day. */
export function timeOrDay(at: number, now: number): string {
  return dayAtHome(at, homeZone()) === dayAtHome(now, homeZone()) ? clockTime(at) : dayAndTime(at)
}

/** How long ago: just now, 12 s ago, 4 min ago, 3 h ago, then the date and time. */
export function ageOf(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`
  return dayAndTime(at)
}
