import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
