import { expect, test } from 'vitest'
import { deviceKind, pinsOf } from './device-kind.ts'
import { limits } from './limits.ts'
import { seriesKey } from './series.ts'

test('E2 a device of whatever kind has 32 series at most: its pins, what every device has, and what it declares', () => {
  const [, ofEveryDevice] = seriesKey.options
  const counts = deviceKind.options.map(
    (kind) => pinsOf(kind).length + ofEveryDevice.options.length + limits.declaredReadingsMax,
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(limits.seriesMax)
})
