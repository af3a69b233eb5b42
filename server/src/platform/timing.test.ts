import { expect, it } from 'vitest'
import { openTiming, timingBounds } from './timing.ts'

it('counts how long something took, by bounds that hold the shorter ones too', () => {
  const timing = openTiming()
  const now = performance.now()
  for (const ago of [0, 0, 50, 60_000]) timing.end(now - ago)
  const { within, count, seconds } = timing.read()
  expect(within.map(({ bound }) => bound)).toEqual([...timingBounds])
  expect(within.map(({ count: some }) => some).slice(-5)).toEqual([2, 3, 3, 3, 3])
  expect(count).toBe(4)
  expect(seconds).toBeGreaterThanOrEqual(60.05)
})
