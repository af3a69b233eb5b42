import { clock } from './clock.ts'
import { aheadAt, homeZone, plainWriter, rememberWritten } from './time-zone.ts'

const dayMs = 86_400_000

/**
 * A time of any day, such as '09:00', as the viewer's locale writes it: 09:00, or 9:00 AM.
 * @param locale of whoever reads it, where that is not the viewer
 */
export function timeOfDayText(time: string, locale?: string): string {
  const zone = homeZone()
  const ofDay = Date.parse(`1970-01-01T${time}Z`)
  const text = plainWriter({ timeStyle: 'short' }, locale)(ofDay, 'UTC')
  if (zone !== null) {
    // It stands for several instants: pointing at it tells no day.
    const today = clock.now() - (clock.now() % dayMs) + ofDay
    for (const at of [today, today + dayMs]) rememberWritten(text, at - aheadAt(at, zone))
  }
  return text
}
