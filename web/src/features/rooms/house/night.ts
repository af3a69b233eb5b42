import { hourAtHome } from '../../../ui/time/home-clocks.ts'
import { homeDaylight, homeZone } from '../../../ui/time/time-zone.ts'

const dayMs = 86_400_000

/** Whether it is night at home: by its sun, which is as on the day before, and by its clocks while nobody has set its place. */
export function isNightAt(now: number): boolean {
  const sun = homeDaylight()
  if (sun) return (((now - sun.from) % dayMs) + dayMs) % dayMs >= sun.to - sun.from
  const hour = Number(hourAtHome(now, homeZone()).slice(0, 2))
  return hour >= 18 || hour < 6
}
