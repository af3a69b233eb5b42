import { hourAtHome } from '../../../ui/time/home-clocks.ts'
import { homeZone } from '../../../ui/time/time-zone.ts'

/** Whether it is night at home, by its clocks. */
export function isNightAt(now: number): boolean {
  const hour = Number(hourAtHome(now, homeZone()).slice(0, 2))
  return hour >= 18 || hour < 6
}
