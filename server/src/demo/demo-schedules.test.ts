import { expect, it } from 'vitest'
import { placeOfZone } from '../features/home/place-of-zone.ts'
import { sunTime } from '../platform/sun-times.ts'

const zones = Intl.supportedValuesOf('timeZone')

it('the sun sets over the demo home when its clocks say that it is evening, in any zone and season', () => {
  for (const timeZone of zones) {
    for (const date of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']) {
      const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' })
      const place = placeOfZone(timeZone, noon.epochMilliseconds)
      expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180)
      const sunset = sunTime('sunset', place, noon.epochMilliseconds)
      const hour = sunset === null ? 0 : (sunset - noon.epochMilliseconds) / 3_600_000 + 12
      expect(hour, `${timeZone} ${date}`).toBeGreaterThan(16)
      expect(hour, `${timeZone} ${date}`).toBeLessThan(20)
    }
  }
})
