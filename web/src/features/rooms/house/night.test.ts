import { afterEach, expect, test } from 'vitest'
import { setHomeClocks, setHomeDaylight } from '../../../ui/time/time-zone.ts'
import { isNightAt } from './night.ts'

afterEach(() => setHomeClocks(null, []))

const at = (day: number, hour: number) => Date.UTC(2026, 5, day, hour)

test('it is night at home by its sun, also on the days after the page was opened', () => {
  setHomeClocks('UTC', [])
  setHomeDaylight({ from: at(21, 4), to: at(21, 22) })
  const nights = (day: number) => [3, 5, 21, 23].map((hour) => isNightAt(at(day, hour)))
  for (const day of [20, 21, 24]) expect(nights(day)).toEqual([true, false, false, true])
})

test('where the sun does not set it is never night, and where it does not rise always', () => {
  setHomeClocks('UTC', [])
  const whole = [0, 6, 12, 18].map((hour) => at(22, hour))
  setHomeDaylight({ from: at(21, 4), to: at(22, 4) })
  expect(whole.some(isNightAt)).toBe(false)
  setHomeDaylight({ from: at(21, 4), to: at(21, 4) })
  expect(whole.every(isNightAt)).toBe(true)
})

test('while nobody knows the daylight of the home it is day', () => {
  setHomeClocks('Asia/Kolkata', [])
  expect([0, 6, 12, 18].some((hour) => isNightAt(at(21, hour)))).toBe(false)
})
