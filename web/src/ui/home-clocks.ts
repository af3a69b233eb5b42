import { aheadAt, zoneCity } from './time-zone.ts'
import { isElsewhere } from './zone-clock.ts'

/**
 * Whose clocks the times of the week go by: 'By the clocks of the home (Kolkata)'. The city stands
 * there only where the clocks of the home may show another time than those of the reader.
 * @param own the zone of the reader; null for the clocks here
 */
export function homeClocksText(homeZone: string | null, own: string | null = null): string {
  const text = 'By the clocks of the home'
  return homeZone !== null && isElsewhere(homeZone, own) ? `${text} (${zoneCity(homeZone)})` : text
}

/**
 * 'All times are by the clocks of the home (Kolkata), 4 h 30 min ahead of those here.'
 * @param now epoch ms
 * @param own the zone of the reader; null for the clocks here
 */
export function homeAheadText(zone: string, now: number, own: string | null = null): string {
  const minutes = Math.round((aheadAt(now, zone) - aheadAt(now, own)) / 60_000)
  const way = minutes > 0 ? 'ahead of' : 'behind'
  // They may be equal for a part of the year.
  const apart = minutes === 0 ? '' : `, ${spanText(Math.abs(minutes))} ${way} those here`
  return `All times are by the clocks of the home (${zoneCity(zone)})${apart}.`
}

/** '4 h 30 min' */
function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
