import { expect, test } from 'vitest'
import { clocksDiffer } from './clocks-differ.ts'

const begin = Date.UTC(2024, 5, 1)
const berlin = [
  { from: begin, minutes: 120 },
  { from: Date.UTC(2024, 9, 27, 1), minutes: 60 },
  { from: Date.UTC(2025, 2, 30, 1), minutes: 120 },
  { from: Date.UTC(2025, 9, 26, 1), minutes: 60 },
  { from: Date.UTC(2026, 2, 29, 1), minutes: 120 },
  { from: Date.UTC(2026, 9, 25, 1), minutes: 60 },
  { from: Date.UTC(2027, 2, 28, 1), minutes: 120 },
]

test('a browser with the same rules as the server has nothing to say', () => {
  expect(clocksDiffer('Europe/Berlin', berlin)).toBe(false)
  expect(clocksDiffer('Asia/Kolkata', [{ from: begin, minutes: 330 }])).toBe(false)
  expect(clocksDiffer('UTC', [{ from: begin, minutes: 0 }])).toBe(false)
  expect(clocksDiffer('America/St_Johns', [])).toBe(false)
})

test('one with other rules has, also where they differ for one winter, or where it does not know the zone', () => {
  const withoutWinter = berlin.filter((_, nth) => nth !== 3 && nth !== 4)
  expect(clocksDiffer('Europe/Berlin', withoutWinter)).toBe(true)
  expect(clocksDiffer('America/Regina', [{ from: begin, minutes: -300 }])).toBe(true)
  expect(clocksDiffer('Mars/Olympus', [{ from: begin, minutes: 0 }])).toBe(true)
})
