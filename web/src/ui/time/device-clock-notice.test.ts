import { expect, test } from 'vitest'
import { deviceClockText } from './device-clock-notice.tsx'

test.each([
  [13 * 3_600_000, '13 h ahead of'],
  [-31 * 60_000, '31 min behind'],
  [-400 * 24 * 3_600_000, '400 days behind'],
])('a clock that is %d ms ahead is said to be %s that of the server', (aheadMs, text) => {
  expect(deviceClockText(aheadMs)).toContain(` ${text} the server’s.`)
})
