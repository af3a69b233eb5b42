import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { readingKey, seriesKey } from './series.ts'

test('E2 a device has 96 series at most: its pins, what every device has, and what it declares', () => {
  const [, ofEveryDevice] = seriesKey.options
  const most = limits.pinsMax + ofEveryDevice.options.length + limits.declaredReadingsMax
  expect(most).toBeLessThanOrEqual(limits.seriesMax)
})

test('no reading has a series that is called like that of a pin', () => {
  expect(readingKey.safeParse('pin').success).toBe(false)
  expect(seriesKey.safeParse('pin.lamp_1').success).toBe(true)
})
