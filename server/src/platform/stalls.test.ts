import { expect, it, onTestFinished } from 'vitest'
import { watchForStalls } from './stalls.ts'

/** A watch whose time only a test moves. */
function openWatch() {
  const now = { wall: 1_000_000, steady: 0 }
  const stalls = watchForStalls({ wall: () => now.wall, steady: () => now.steady })
  onTestFinished(stalls.stop)
  const pass = (ms: number, clocks: readonly (keyof typeof now)[] = ['wall', 'steady']) => {
    for (const clock of clocks) now[clock] += ms
  }
  return { stalls, pass }
}

it.each([
  { what: 'a stopped process', clocks: ['wall', 'steady'] },
  { what: 'a suspended machine, whose steady clock stands still', clocks: ['wall'] },
  { what: 'a wall clock that was put back meanwhile', clocks: ['steady'] },
] as const)('R-81 $what is noticed before what arrived is handled', ({ clocks }) => {
  const { stalls, pass } = openWatch()
  pass(1_000, clocks)
  expect(stalls.count()).toBe(0)
  pass(1_001, clocks)
  expect(stalls.count()).toBe(1)
  expect(stalls.count()).toBe(1)
})

it('R-81 a request is late when it came within a second after a stall, or lasts over one', () => {
  const { stalls, pass } = openWatch()
  const before = stalls.arrival()
  expect(before()).toBe(false)
  pass(1_001)
  expect(before()).toBe(true)
  const soon = stalls.arrival()
  pass(999)
  expect([soon(), stalls.arrival()()]).toEqual([true, true])
  pass(1)
  expect([before(), stalls.arrival()()]).toEqual([true, false])
})

it('R-81 everything is late until all that must be proven after a stall has settled', async () => {
  const { stalls, pass } = openWatch()
  const [lease, bus] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  stalls.onStall(() => lease.promise)
  const leave = stalls.onStall(() => bus.promise)
  pass(5_000)
  const late = stalls.arrival()
  pass(1_000)
  expect([stalls.isProving(), late()]).toEqual([true, true])
  lease.reject(new Error('away'))
  await lease.promise.catch(() => undefined)
  expect(stalls.isProving()).toBe(true)
  bus.resolve()
  await expect.poll(() => stalls.isProving()).toBe(false)
  expect(stalls.arrival()()).toBe(false)
  leave()
  pass(5_000)
  await expect.poll(() => stalls.isProving()).toBe(false)
})
