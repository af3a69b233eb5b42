import { expect, it } from 'vitest'
import { openRateLimiter } from './rate-limiter.ts'

it('R-18 allows so many a second, and no more after any quiet time', () => {
  let now = 5_000
  const pace = openRateLimiter(10, { now: () => now })
  const passing = (tries: number) =>
    Array.from({ length: tries }, () => pace.consume()).filter(Boolean).length
  expect(passing(25)).toBe(10)
  now += 99
  expect(passing(5)).toBe(0)
  now += 1
  expect(passing(5)).toBe(1)
  now += 3_600_000
  expect(passing(25)).toBe(10)
  let [passed, second] = [0, 0]
  for (; second < 1_000; second += 10) {
    now += 10
    passed += passing(3)
  }
  expect([9, 10]).toContain(passed)
})

it('R-16 does not count what is refunded', () => {
  const pace = openRateLimiter(2, { now: () => 0 })
  for (let round = 0; round < 10; round += 1) {
    expect(pace.consume()).toBe(true)
    pace.refund()
  }
  pace.refund()
  expect([pace.consume(), pace.consume(), pace.consume()]).toEqual([true, true, false])
})

it('R-70 goes on when the clock is set back', () => {
  let now = 5_000
  const pace = openRateLimiter(1, { now: () => now })
  expect(pace.consume()).toBe(true)
  now -= 3_600_000
  expect(pace.consume()).toBe(false)
  now += 1_000
  expect(pace.consume()).toBe(true)
})
