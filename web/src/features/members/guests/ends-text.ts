import { dayAtHome } from '../../../ui/time/home-clocks.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { daysLeft } from '../guest-time.ts'

/**
 * When the access of a guest ends whose last day it is, which '1d left' does not tell: 'today until
 * 18:00', by the clocks of the home. Null for every other guest.
 */
export function endsText(expires_at: number, now: number, zone: string | null): string | null {
  if (daysLeft({ expires_at }, now) !== 1) return null
  const day = dayAtHome(expires_at, zone) === dayAtHome(now, zone) ? 'today' : 'tomorrow'
  return `${day} until ${timeInZone(expires_at, zone, { timeStyle: 'short' })}`
}
