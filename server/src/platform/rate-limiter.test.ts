import { expect, it } from 'vitest'
import { openRateLimiters, RateLimiter } from './rate-limiter.ts'

it('R-18 allows so many a second, and no more after any quiet time', () => {
  let now = 5_000
  const limiter = new RateLimiter({ perSecond: 10, burst: 10 }, { now: () => now })
  const passing = (tries: number) =>
    Array.from({ length: tries }, () => limiter.consume()).filter(Boolean).length
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
  const limiter = new RateLimiter({ perSecond: 2, burst: 2 }, { now: () => 0 })
  for (let round = 0; round < 10; round += 1) {
    expect(limiter.consume()).toBe(true)
    limiter.refund()
  }
  limiter.refund()
  expect([limiter.consume(), limiter.consume(), limiter.consume()]).toEqual([true, true, false])
})

it('R-70 goes on when the clock is set back', () => {
  let now = 5_000
  const limiter = new RateLimiter({ perSecond: 1, burst: 1 }, { now: () => now })
  expect(limiter.consume()).toBe(true)
  now -= 3_600_000
  expect(limiter.consume()).toBe(false)
  now += 1_000
  expect(limiter.consume()).toBe(true)
})

it('R-46 has a burst of its own, and tells how long to wait', () => {
  let now = 5_000
  const limiter = new RateLimiter({ perSecond: 10, burst: 3 }, { now: () => now })
  expect([1, 2, 3, 4].map(() => limiter.consume())).toEqual([true, true, true, false])
  expect(limiter.waitMs()).toBe(100)
  now += 60
  expect(limiter.waitMs()).toBe(40)
  now += 3_600_000
  expect(limiter.waitMs()).toBe(0)
  expect([1, 2, 3, 4, 5].map(() => limiter.reserve())).toEqual([0, 0, 0, 100, 200])
  now += 300
  expect(limiter.consume()).toBe(true)
  expect(limiter.isUnused()).toBe(false)
})

it('R-46 keys have limiters of their own, forgotten when they are not in use, and never before', () => {
  let now = 5_000
  const limiters = openRateLimiters({ perSecond: 1, burst: 2 }, { now: () => now })
  const busy = limiters.of('busy')
  for (let round = 0; round < 2; round += 1) expect(busy.consume()).toBe(true)
  for (let key = 0; key < 5_000; key += 1) expect(limiters.of(key).consume()).toBe(true)
  expect(limiters.of('busy').consume()).toBe(false)
  expect(limiters.of('busy')).toBe(busy)
  now += 60_000
  for (let key = 10_000; key < 30_000; key += 1) limiters.of(key).consume()
  expect(limiters.of('busy')).not.toBe(busy)
})
