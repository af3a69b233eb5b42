import { afterEach, expect, test } from 'vitest'
import { clockTime, dayAndTime, timeOrDay } from './time-text.ts'
import { setHomeClocks, timeInZone } from './time-zone.ts'

const evening = Date.UTC(2026, 10, 27, 18, 30)
const short = { timeStyle: 'short' } as const

afterEach(() => setHomeClocks(null, []))

test('GEN-2 times are those of the home that the page shows, wherever the page is', () => {
  setHomeClocks('Asia/Kolkata', [])
  expect(clockTime(evening)).toBe(timeInZone(evening, 'Asia/Kolkata', short))
  // The day has ended there.
  expect(timeOrDay(evening, evening - 3_600_000)).toBe(dayAndTime(evening))
  setHomeClocks('America/New_York', [])
  expect(clockTime(evening)).toBe(timeInZone(evening, 'America/New_York', short))
  expect(timeOrDay(evening, evening - 3_600_000)).toBe(clockTime(evening))
})

test('GEN-2 the clocks of the home are as the server knows them, and not as an older browser does', () => {
  const zone = 'America/Winnipeg'
  const offsets = [
    { from: Date.UTC(2025, 11, 1), minutes: -360 },
    { from: Date.UTC(2026, 2, 8, 8), minutes: -300 },
  ]
  const [winter, summer] = [Date.UTC(2026, 0, 10, 12), Date.UTC(2027, 0, 10, 12)]
  setHomeClocks(zone, offsets)
  expect(clockTime(winter)).toBe(timeInZone(winter, 'Etc/GMT+6', short))
  // It has stayed on summer time.
  expect(clockTime(summer)).toBe(timeInZone(summer, 'Etc/GMT+5', short))
  // The browser's own rules fill in what the server has not told.
  const [before, after] = [Date.UTC(2024, 6, 1, 12), Date.UTC(2031, 0, 10, 12)]
  expect(clockTime(before)).toBe(timeInZone(before, 'Etc/GMT+5', short))
  expect(clockTime(after)).toBe(timeInZone(after, 'Etc/GMT+6', short))
  // Another zone is not that of the home.
  expect(timeInZone(summer, 'Europe/Berlin', short)).toBe(timeInZone(summer, 'Etc/GMT-1', short))
})
