import { expect, test } from 'vitest'
import { Backoff, defaultWaits } from './backoff.ts'

test('waits about 1, 2, 4, 8 and then 15 seconds, and never more', () => {
  const backoff = new Backoff(defaultWaits)
  for (const seconds of [1, 2, 4, 8, 15, 15, 15]) {
    const waitMs = backoff.after(0)
    expect(waitMs).toBeGreaterThanOrEqual(seconds * 700)
    expect(waitMs).toBeLessThanOrEqual(Math.min(15_000, seconds * 1_300))
  }
})

test('starts over after a connection that lasted, not after one that flapped', () => {
  const backoff = new Backoff(defaultWaits)
  for (let n = 0; n < 5; n += 1) backoff.after(0)
  expect(backoff.after(500)).toBeGreaterThan(10_000)
  expect(backoff.after(60_000)).toBeLessThanOrEqual(1_300)
})
