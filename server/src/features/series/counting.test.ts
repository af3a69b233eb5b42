/** The counts of counters and tanks, with any numbers in between. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountRule } from './count-state.ts'
import { openCount } from './counting.ts'
import { ruleOf } from './series-kinds.ts'

const minute = 60_000
const begin = Date.UTC(2026, 5, 1)
const energy: CountRule = { kind: 'counter', fastest: 100 }
const level: CountRule = { kind: 'level' }

/** How much numbers have risen and fallen that came at a distance, the last of them half an hour ago. */
function movesOf(rule: CountRule, values: readonly number[], apartMs = minute) {
  const count = openCount(rule, undefined)
  for (const [nth, value] of values.entries()) count.take({ at: begin + nth * apartMs, value })
  const end = begin + (values.length - 1) * apartMs + 30 * minute
  count.settle(end)
  return [...count.moves, ...count.standing(end)]
}

/** All that was used: the rises of a counter, the falls of a tank. */
function usedOf(rule: CountRule, values: readonly number[], apartMs?: number): number {
  const moves = movesOf(rule, values, apartMs)
  if (rule.kind === 'counter') return moves.reduce((sum, { by }) => sum + by, 0)
  return moves.reduce((sum, { by, isBack }) => sum - (isBack ? by : Math.min(by, 0)), 0)
}

test.each<[string, number[], number]>([
  ['reads 0 once', [3812.737, 0, 3812.746], 0.009],
  ['reads 0 some times', [3812.737, 0, 0.1, 0, 3812.746], 0.009],
  ['reads 0 before it knows its number', [0, 3812.737, 3812.746], 0.009],
  ['reads less than 0', [3812.737, -1, 3812.746], 0.009],
  ['wavers', [31.65, 31, 31.65], 0],
  ['wavers for a while', [31.65, 31.6, 31.61, 31.62, 31.63, 31.66], 0.01],
  ['is back a little below', [100, 0, 99.9, 100, 101], 1],
  ['leaps once', [100, 101, 65_535, 101.5, 102], 2],
  ['leaps, and reads 0 then', [100, 101, 65_535, 0, 101.5, 102], 2],
  ['leaps for a while', [100, 101, 65_535, 65_536, 65_540, 101.5, 102], 2],
  ['leaps up and down by turns', [100, 101, 65_535, 3, 70_000, 0, 101.5, 102], 2],
  ['leaps to a number of its own size', [31, 31.65, 95, 96, 31.7, 31.8], 0.8],
  ['tells of a long silence at once', [99, 100, 119.9, 120.1, 120.3], 21.3],
  ['leaps with its first number', [70_000, 31.1, 31.2, 31.3], 0.2],
  ['is replaced by a new one', [100, 110, 0, 2, 4, 6], 16],
  ['is replaced by one that has counted before its first report', [100, 110, 0.5, 2, 4], 14],
  ['is replaced by one that has counted elsewhere', [4_000, 4_001, 1_500, 1_501, 1_502], 3],
  ['is replaced by one that begins higher', [100, 110, 5_000, 5_001, 5_003], 13],
  ['leaps for hours and is back', [100, 110, 65_000, 65_001, 65_003, 110.5, 111], 14],
  ['seems to be replaced and is back', [60, 61, 0, 1, 2, 61.5, 62], 4],
  ['begins at 0 and goes on', [0, 1, 2.5], 2.5],
  ['overflows at 100,000', [99_998, 99_999.9, 0.4, 1], 3],
  ['overflows after 16 bits and two decimals', [655, 655.3, 0.02, 1], 1.36],
  ['overflows after 32 bits', [4_294_967_290, 4_294_967_294, 4, 10], 16],
  ['overflows, and reads 0 once then', [655, 655.3, 0.02, 0, 0.5, 1], 1.36],
])('GEN-2 a counter that %s: %j is %d', (_title, values, used) => {
  // Longer than an hour in all where it must be certain that it has not come back.
  const isSlow = [1_500, 5_000, 65_000].some((slow) => values.includes(slow))
  const apartMs = isSlow ? 61 * minute : undefined
  expect(usedOf(energy, values, apartMs)).toBeCloseTo(used, 6)
})

test('GEN-2 a rise that cannot be never counts, however late the counter is back', () => {
  const day = 24 * 60 * minute
  const usedWith = (...between: [number, number][]) => {
    const count = openCount(energy, undefined)
    for (const [days, value] of [[0, 100], [0.001, 65_535], ...between, [20, 101]] as const) {
      count.take({ at: begin + days * day, value })
    }
    return count.moves.reduce((sum, { by }) => sum + by, 0)
  }
  expect([usedWith(), usedWith([6.9, 65_000]), usedWith([7.1, 65_000])]).toEqual([1, 1, 1])
})

test.each<[string, number[], number]>([
  ['misses an echo', [81, 0, 81], 0],
  ['misses some', [81, 0, 1, 0, 80.5], 0],
  ['misses some, each time with another number', [81, 0, 3, 81], 0],
  ['misses some by turns', [81, 0, 100, 81, 3, 80.5], 0],
  ['has an echo of the rim', [81, 100, 81], 0],
  ['wavers', [50, 52, 50, 48, 50, 51], 0],
  ['is emptied', [81, 0, 0.5], 81],
  ['falls step by step', [80, 78, 76, 74], 6],
  ['is used and filled', [80, 60, 55, 100, 90, 88], 37],
])('GEN-2 a tank that %s: %j is %d %% used', (_title, values, used) => {
  expect(usedOf(level, values)).toBeCloseTo(used, 6)
})

test.each([0.5, 1, 2, 4])(
  'GEN-2 a tank whose sensor wavers by %d points loses next to nothing in a day, and then what is used',
  (points) => {
    let seed = 1
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    // As sensors err: mostly a little.
    const wavering = (level: number) =>
      level + points * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    const still = Array.from({ length: 1_440 }, () => wavering(80))
    const emptied = Array.from({ length: 120 }, (_, nth) => wavering(80 - nth / 2))
    const stillLower = Array.from({ length: 120 }, () => wavering(20))
    const inDay = usedOf(level, still)
    expect(inDay).toBeLessThanOrEqual(2 + points * 4)
    const used = usedOf(level, [...still, ...emptied, ...stillLower]) - inDay
    expect(Math.abs(used - 60)).toBeLessThanOrEqual(4 + points * 5)
  },
)

/** How a meter can be wrong, or begin anew. */
const anyEvent = fc.oneof(
  fc.record({ habit: fc.constant('right' as const), by: fc.integer({ min: 0, max: 250 }) }),
  fc.record({ habit: fc.constant('high' as const), by: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ habit: fc.constant('zero' as const), by: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ habit: fc.constant('low' as const), by: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ habit: fc.constant('replaced' as const), by: fc.integer({ min: 0, max: 5_000 }) }),
)

/** The numbers of a meter that overflows at 655,360 Wh, and how much was used, Wh. */
function readMeter(start: number, events: readonly { habit: string; by: number }[]) {
  const most = 655_360
  const sent: number[] = [start]
  let [true_, used] = [start, 0]
  const goOn = (by: number) => {
    used += by
    true_ = (true_ + by) % most
    sent.push(true_)
  }
  const confirm = () => {
    for (const by of [40, 70, 30]) goOn(by)
  }
  confirm()
  for (const { habit, by } of events) {
    const before = true_
    if (habit === 'right') goOn(by)
    if (habit === 'zero') sent.push(...Array.from({ length: by + 1 }, () => 0))
    if (habit === 'high') {
      sent.push(...Array.from({ length: by + 1 }, (_, nth) => true_ + 2_000_000 + nth * 3))
    }
    if (habit === 'low') sent.push(Math.floor((true_ * by) / 100))
    // Whether one close to where some overflow is replaced or overflows, nobody can tell.
    if (habit === 'replaced' && true_ > 180_000 && true_ < 420_000) {
      true_ = 0
      sent.push(0)
    }
    // A wrong number stays for a while; then it is right again.
    goOn(10)
    if (true_ < before) confirm()
  }
  // The end may be an overflow, which two more numbers decide.
  do confirm()
  while (true_ < 200)
  return { sent, used }
}

test('GEN-2 whatever a meter sends wrongly in between, it comes to what was used', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 655_000 }),
      fc.array(anyEvent, { maxLength: 12 }),
      fc.constantFrom(10_000, minute, 5 * minute),
      (start, events, apartMs) => {
        const { sent, used } = readMeter(start, events)
        const rule = ruleOf('energy', 'Wh')
        if (rule) expect([sent, usedOf(rule, sent, apartMs)]).toEqual([sent, used])
      },
    ),
    { numRuns: 500 },
  )
})
