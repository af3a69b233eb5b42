import { expect, it } from 'vitest'
import { openPace } from './rate-limiter.ts'

it('R-18 lets through so many a second, and no more after any quiet time', () => {
  let now = 5_000
  const pace = openPace(10, { now: () => now })
  const passing = (tries: number) =>
    Array.from({ length: tries }, () => pace.take()).filter(Boolean).length
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

it('R-16 does not count what is given back', () => {
  const pace = openPace(2, { now: () => 0 })
  for (let round = 0; round < 10; round += 1) {
    expect(pace.take()).toBe(true)
    pace.giveBack()
  }
  pace.giveBack()
  expect([pace.take(), pace.take(), pace.take()]).toEqual([true, true, false])
})

it('R-70 goes on when the clock is put back', () => {
  let now = 5_000
  const pace = openPace(1, { now: () => now })
  expect(pace.take()).toBe(true)
  now -= 3_600_000
  expect(pace.take()).toBe(false)
  now += 1_000
  expect(pace.take()).toBe(true)
})
