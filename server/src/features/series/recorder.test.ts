import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
    deviceQuotas: {
      isUsedUp: () => left <= 0,
      count: (_kind, _device, samples) => {
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

describe('GEN-2 a power that is told no more', () => {
  const minutes = 60_000
  const device = { id: 1, homeId: 1, epoch: 1 }
  const power = new Set(['power'])

  /** Tells a power at these minutes; returns all samples up to an end, by the minutes of their instants. */
  async function take(takenAt: readonly number[], until: number) {
    const begin = Date.now()
    const kept: [number, number | null][] = []
    const recorder = openRecorder({
      history: {
        async add(samples) {
          for (const { key, at, value } of samples) {
            if (key === 'power') kept.push([Math.round((at - begin) / minutes), value])
          }
        },
      },
      clock: { now: () => Date.now() },
      clockTrust: noDoubt,
      log: { warn: () => undefined },
      gatherMs: 0,
    })
    for (const [nth, at] of [...takenAt, until].entries()) {
      await vi.advanceTimersByTimeAsync(begin + at * minutes - Date.now())
      // Something else is told all the time: the device is there.
      recorder.take(device, [['device.signal', null]], Date.now())
      if (nth < takenAt.length) recorder.take(device, [['power', 2_000]], Date.now(), power)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    await recorder.close()
    return kept
  }

  const everyMinutes = (step: number, until: number) =>
    Array.from({ length: until / step + 1 }, (_, nth) => nth * step)

  it.each([
    ['every minute', everyMinutes(1, 360), 365],
    ['every ten minutes', everyMinutes(10, 360), 390],
    ['every hour', everyMinutes(60, 360), 540],
    ['once', [0], 195],
  ])(
    'told %s counts while it is told, and not beyond three of its pauses',
    async (_title, takenAt, end) => {
      const kept = await take(takenAt, 600)
      expect(kept).toEqual([
        [0, 2_000],
        [end, null],
      ])
    },
  )

  it('counts again from its next number on', async () => {
    const kept = await take([0, 1, 2, 60], 61)
    expect(kept).toEqual([
      [0, 2_000],
      [7, null],
      [60, 2_000],
    ])
  })
})

it('GEN-2 a power counts on over a new connection only from what that tells', async () => {
  const kept: (number | null)[] = []
  const recorder = openRecorder({
    history: {
      async add(samples) {
        for (const { key, value } of samples) if (key === 'power') kept.push(value)
      },
    },
    clock: { now: () => Date.now() },
    clockTrust: noDoubt,
    log: { warn: () => undefined },
    gatherMs: 0,
  })
  const device = { id: 1, homeId: 1, epoch: 1 }
  recorder.take(device, [['power', 2_000]], Date.now(), new Set(['power']))
  await vi.advanceTimersByTimeAsync(60_000)
  recorder.take({ ...device, epoch: 2 }, [['pin.18', 1]], Date.now())
  recorder.end(device, null)
  await vi.advanceTimersByTimeAsync(5)
  expect(kept).toEqual([2_000, null])
  await recorder.close()
})
