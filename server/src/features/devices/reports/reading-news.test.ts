import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryBus } from '../../../platform/bus/memory-bus.ts'
import { homeDevicesTopic } from '../records/device-events.ts'
import { openReadingNews } from './reading-news.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A device whose temperature is reported, and what was published of it: [value, seconds]. */
async function published() {
  const bus = memoryBus((error) => {
    throw error
  })
  const told: [value: number | null, atS: number][] = []
  await bus.subscribe(homeDevicesTopic(7), (event) => {
    if (event.kind !== 'readings.changed') return
    for (const { value, at } of event.readings) told.push([value, at / 1_000])
  })
  const device = {
    id: 1,
    homeId: 7,
    identifier: 'SC-000001',
    name: null,
    roomId: null,
    pinRooms: {},
    pins: new Map(),
    connected: true,
  }
  const news = openReadingNews({ bus, twins: { find: () => device } })
  let changed = 0
  let last: number | undefined
  return {
    told,
    async report(value: number, atS: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(atS * 1_000 - Date.now())
      if (value !== last) changed = atS * 1_000
      last = value
      news.publish(device, [
        { key: 'temperature', value, at: atS * 1_000, changed, silentFrom: null },
      ])
    },
  }
}

test('CTRL-5 new numbers are told once a second, and the newest of each', async () => {
  vi.setSystemTime(0)
  const { told, report } = await published()
  for (const [value, atS] of [
    [20, 1],
    [21, 1.2],
    [22, 1.4],
    [23, 3],
  ] as const) {
    await report(value, atS)
  }
  expect(told).toEqual([
    [20, 1],
    [22, 1.4],
    [23, 3],
  ])
})

test('CTRL-5 a number that stays the same is told each five seconds, and at once when it changes', async () => {
  vi.setSystemTime(0)
  const { told, report } = await published()
  for (let atS = 1; atS <= 9; atS += 1) await report(20, atS)
  await report(21, 10)
  expect(told).toEqual([
    [20, 1],
    [20, 6],
    [21, 10],
  ])
})

test('CTRL-5 a number that goes back within a second does not stay as it was on its way', async () => {
  vi.setSystemTime(0)
  const { told, report } = await published()
  await report(20, 1)
  await report(21, 1.2)
  await report(20, 1.4)
  await report(20, 3)
  expect(told).toEqual([
    [20, 1],
    [20, 1.4],
  ])
})
