import { describe, expect, it } from 'vitest'
import { heardNow, heardShifted, nothingHeard, silentFrom, usualPauseMs } from './hearing.ts'

const begin = 1_790_000_000_000
const second = 1_000

/** The report of a series whose number was heard after each of these pauses, s. */
const after = (...pausesS: number[]) => {
  let at = begin
  let heard = heardNow(nothingHeard, 21, at)
  for (const pauseS of pausesS) {
    at += pauseS * second
    heard = heardNow(heard, 21, at)
  }
  return heard
}

describe('how long a series is usually not heard', () => {
  it.each([
    ['nobody knows before three pauses', [60, 60], null],
    ['regular', [60, 60, 60], 60],
    ['now a little sooner, now a little later', [58, 61, 60, 59, 62], 61],
    ['several numbers in a row, then a pause', [1, 1, 1, 600, 1, 1, 1, 600, 1, 1, 1], 600],
    ['once away for a day', [60, 60, 60, 86_400, 60, 60], 60],
    ['less often from now on', [10, 10, 10, 10, 60, 60], 60],
    ['more often again after some time', [60, 60, 60, ...Array<number>(15).fill(10)], 10],
  ])('%s', (_, pausesS, usualS) => {
    const usual = usualPauseMs(after(...pausesS))
    expect(usual).toBe(usualS && usualS * second)
  })

  it('is remembered in no more than a few numbers', () => {
    expect(after(...Array<number>(500).fill(10)).pausesMs).toHaveLength(16)
  })

  it('makes a series silent after three of them, and never within a few seconds', () => {
    expect(silentFrom(after(60, 60, 60), 'hall')).toBe(begin + (180 + 180) * second)
    expect(silentFrom(after(1, 1, 1), 'hall')).toBe(begin + (3 + 15) * second)
    expect(silentFrom(after(60), 'hall')).toBeNull()
  })

  it('makes a level silent no sooner than after five minutes: it is told more often while it moves', () => {
    expect(silentFrom(after(3, 3, 3), 'device.level')).toBe(begin + (9 + 300) * second)
    expect(silentFrom(after(600, 600, 600), 'device.level')).toBe(begin + 2 * 1_800 * second)
    expect(silentFrom(after(3), 'device.level')).toBeNull()
  })
})

it('a number that stays the same is heard again and has not changed; one that is not known has its own age', () => {
  const twice = heardNow(heardNow(nothingHeard, 21, begin), 21, begin + second)
  expect(twice.number).toEqual({ value: 21, changed: begin, at: begin + second })
  const unknown = heardNow(heardNow(twice, null, begin + 2_000), null, begin + 3_000)
  expect(unknown.number).toEqual(twice.number)
  expect(unknown.unknown).toEqual({ value: null, changed: begin + 2_000, at: begin + 3_000 })
  const again = heardNow(unknown, 21, begin + 4_000)
  expect(again).toMatchObject({ number: { changed: begin + 4_000 }, unknown: null })
})

it('goes along when the clock is corrected, but for what is from before', () => {
  const heard = heardNow(heardNow(nothingHeard, 21, begin), 21, begin + second)
  const { number } = heardShifted(heard, -400, begin + 1)
  expect(number).toEqual({ value: 21, changed: begin, at: begin + second - 400 })
})
