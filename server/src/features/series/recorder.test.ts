import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noDoubt } from '../../platform/clock-trust.ts'
import { openRecorder } from './recorder.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('R-92 what is measured while a batch is written waits for company too, but not at the end', async () => {
  const batches: number[] = []
  const written: (() => void)[] = []
  const recorder = openRecorder({
    history: {
      add(samples) {
        batches.push(samples.length)
        return new Promise((resolve) => written.push(resolve))
      },
    },
    clock: { now: () => Date.now() },
    clockTrust: noDoubt,
    log: { warn: () => undefined },
    gatherMs: 100,
  })
  const device = { id: 1, homeId: 1, epoch: 1 }
  const measure = (value: number) => recorder.take(device, [['pin.18', value]], Date.now() + value)
  measure(0)
  await vi.advanceTimersByTimeAsync(100)
  measure(1)
  written.pop()?.()
  await vi.advanceTimersByTimeAsync(99)
  measure(2)
  expect(batches).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(batches).toEqual([1, 2])
  measure(3)
  written.pop()?.()
  await vi.advanceTimersByTimeAsync(0)
  const closing = recorder.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(batches).toEqual([1, 2, 1])
  written.pop()?.()
  await closing
})

it('R-46 past the quota nothing is kept, and the history says once that nothing is known', async () => {
  const kept: [string, number | null][] = []
  let left = 3
  const recorder = openRecorder({
    history: {
      async add(samples) {
        for (const { key, value } of samples) kept.push([key, value])
      },
    },
    clock: { now: () => Date.now() },
    clockTrust: noDoubt,
    log: { warn: () => undefined },
    gatherMs: 0,
    quota: {
      isUsedUp: () => left <= 0,
      count: (_device, samples) => {
        left -= samples
      },
    },
  })
  const device = { id: 1, homeId: 1, epoch: 1 }
  const measure = async (value: number) => {
    recorder.take(device, [['pin.18', value]], Date.now())
    await vi.advanceTimersByTimeAsync(5)
  }
  for (const value of [1, 0, 1, 0, 1]) await measure(value)
  recorder.end(device, Date.now())
  recorder.take({ ...device, epoch: 2 }, [['pin.18', 0]], Date.now())
  await vi.advanceTimersByTimeAsync(5)
  expect(kept.map(([, value]) => value)).toEqual([1, 0, 1, null])
  left = 100
  await measure(0)
  expect(kept.at(-1)).toEqual(['pin.18', 0])
  await recorder.close()
})
