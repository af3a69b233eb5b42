import { homeDaylight } from '../../../ui/time/time-zone.ts'

const dayMs = 86_400_000

/** Whether it is night at home: its daylight is as on the day before. It is day where nobody knows. */
export function isNightAt(now: number): boolean {
  const light = homeDaylight()
  if (!light) return false
  return (((now - light.from) % dayMs) + dayMs) % dayMs >= light.to - light.from
}
