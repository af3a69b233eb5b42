/** The core of a server in a home that obeys one number: clock, lines and disk fail by lot, and the same seed repeats it. */

import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { simulate } from '@roomwire/testing/simulation/simulate.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const { time } = await vi.hoisted(async () => {
  const { VirtualTime } = await import('@roomwire/testing/simulation/virtual-time.ts')
  return { time: new VirtualTime() }
})

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => time.wait(ms),
  setImmediate: () => time.wait(),
}))

beforeAll(() => {
  vi.stubGlobal('setImmediate', (work: () => void) => time.after(0, work))
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => time.after(ms, work))
  vi.stubGlobal('clearTimeout', (cancel: (() => void) | undefined) => cancel?.())
})
afterAll(() => vi.unstubAllGlobals())

const seeds = volume('SIMULATED_SEEDS', 100)

it('R-59 the core keeps its promises whatever fails, and tells the seed that breaks one', async () => {
  let [ms, presses] = [0, 0]
  const broken: string[] = []
  for (let seed = testSeed; seed < testSeed + seeds; seed += 1) {
    const ended = await simulate(seed, time)
    ms += ended.ms
    presses += ended.presses
    if (ended.faults.length > 0)
      broken.push(`SEED=${seed} SIMULATED_SEEDS=1: ${ended.faults.join('; ')}`)
  }
  figure('R-59', 'homes simulated, each with its seed', seeds)
  figure('R-59', 'hours in them', Number((ms / 3_600_000).toFixed(1)))
  figure('R-59', 'presses in them', presses)
  figure('R-59', 'homes in which a promise was broken', broken.length)
  expect(broken).toEqual([])
}, 3_600_000)

it('R-59 the same seed is the same home, another one is not', async () => {
  const digests: string[] = []
  for (const seed of [1, 1, 2]) digests.push((await simulate(seed, time)).digest)
  const [first, again, other] = digests
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
