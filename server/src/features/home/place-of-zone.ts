import { zoneOffsetAt } from '../../platform/zones/zoned-time.ts'
import type { HomePlace } from '../identity/stored-place.ts'

/**
 * The place where the sun stands highest at noon by the clocks of a time zone (IANA name) at an instant
 * (epoch ms): the evening of the demo home comes when its visitors expect it.
 */
export function placeOfZone(timeZone: string, at: number): HomePlace {
  const hours = zoneOffsetAt(at, timeZone) / 3.6e6
  return { latitude: 45, longitude: ((hours * 15 + 540) % 360) - 180 }
}
