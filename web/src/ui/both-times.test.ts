import { expect, test } from 'vitest'
import { bothTimesText } from './both-times.ts'
import { timeAtHome } from './zone-clock.ts'

test('GEN-2 a time is told by the clocks of the home and by those here', () => {
  const at = Date.UTC(2026, 10, 27, 18, 30)
  const home = timeAtHome(at, 'Asia/Kolkata')
  expect(bothTimesText(at, 'Asia/Kolkata')).toBe(
    `${home} at the home (Kolkata), ${timeAtHome(at, null)} here`,
  )
})
