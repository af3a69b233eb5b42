import { hasOtherClocks } from './home-clocks.ts'
import { aheadAt } from './time-zone.ts'
import { zoneCity } from './zone-names.ts'

/* Sentences about the clocks of the home. */

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
