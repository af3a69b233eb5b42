import { isSameZone, ownTimeZone, zoneCity } from './time-zone.ts'

/**
 * Whose clocks the times of the week go by: 'By the clocks of the home (Kolkata)'. The city stands
 * there only where the clocks of the home may show another time than those of the reader.
 */
export function homeClocksText(
  homeZone: string | null,
  own: string | undefined = ownTimeZone(),
): string {
  const text = 'By the clocks of the home'
  const isOwn = homeZone === null || (own !== undefined && isSameZone(homeZone, own))
  return isOwn ? text : `${text} (${zoneCity(homeZone)})`
}
