import { expect, test } from 'vitest'
import { endsText } from './ends-text.ts'

const zone = 'Asia/Kolkata'
const now = Date.parse('2026-11-24T14:00:00+05:30')
const inHours = (hours: number) => endsText(now + hours * 3_600_000, now, zone)

test('DASH-4 a guest who leaves within a day is shown with the time, by the clocks of the home', () => {
  expect(inHours(4)).toMatch(/^today until 0?(18|6):00/)
  expect(inHours(12)).toMatch(/^tomorrow until 0?2:00/)
  expect(inHours(24)).toMatch(/^tomorrow until /)
})

test('DASH-4 for everybody else the days alone say enough', () => {
  expect(inHours(25)).toBeNull()
  expect(inHours(0)).toBeNull()
  expect(inHours(-4)).toBeNull()
})
