import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import { putLast } from '../../../platform/put-last.ts'
import type { MeasuredValues } from '../../series/device-samples.ts'
import { type Hearing, lastHeardAt, silentFrom } from '../../series/hearing.ts'
import { type HeardReading, publishReadings } from '../records/device-events.ts'
import type { DeviceRef } from '../records/device-store.ts'

export type ReadingNews = ReturnType<typeof openReadingNews>

/**
 * How often the numbers of a device are published at most, and how often one that stays the same, ms: before a
 * page counts it as silent.
 */
const defaultTimes = { everyMs: 1_000, sameMs: 5_000 }

/** How many devices are remembered: one that is forgotten is told of once more than needed. */
const rememberedMost = 20_000

/** A device by its id and by its name in its home. */
type Named = Pick<DeviceRef, 'id' | 'homeId' | 'identifier'>

/** The readings of a device that were published, and those that wait until the timer ends. */
type DeviceNews = {
  device: Named
  told: Map<SeriesKey, HeardReading>
  waiting: Map<SeriesKey, HeardReading>
  timer: NodeJS.Timeout | undefined
}

type Needs = {
  bus: Bus
  /** Those that are connected here. */
  twins: { find(homeId: number, identifier: string): DeviceRef | undefined }
}

/** Publishes readings: the first number at once, and then the newest ones of each second, where they are news. */
export function openReadingNews({ bus, twins }: Needs, times = defaultTimes) {
  const devices = new Map<number, DeviceNews>()

  function isNews(told: HeardReading | undefined, { value, changed, at }: HeardReading): boolean {
    if (told?.value !== value || told.changed !== changed) return true
    return Math.abs(at - told.at) >= times.sameMs
  }

  function send(news: DeviceNews): void {
    const readings = [...news.waiting.values()]
    news.waiting.clear()
    const { homeId, identifier } = news.device
    const device = twins.find(homeId, identifier)
    // It has left meanwhile.
    if (!device) return
    for (const one of readings) news.told.set(one.key, one)
    // A page that misses it hears the next one.
    publishReadings(bus, device, readings).catch(() => undefined)
    news.timer = setTimeout(sendNext, times.everyMs, news).unref()
  }

  function sendNext(news: DeviceNews): void {
    news.timer = undefined
    if (news.waiting.size > 0) send(news)
  }

  return {
    publish(device: Named, readings: readonly HeardReading[]): void {
      if (readings.length === 0) return
      const known = devices.get(device.id)
      const news = known ?? { device, told: new Map(), waiting: new Map(), timer: undefined }
      putLast(devices, device.id, news, rememberedMost)
      news.device = device
      for (const one of readings) {
        const isWaiting = news.waiting.has(one.key)
        if (isWaiting || isNews(news.told.get(one.key), one)) news.waiting.set(one.key, one)
      }
      if (news.waiting.size > 0 && !news.timer) send(news)
    },

    stop(): void {
      for (const { timer } of devices.values()) clearTimeout(timer)
      devices.clear()
    },
  }
}

/** The readings that a device has just reported, with since when each is so, and from when on it is silent. */
export function heardReadings(
  hearing: Pick<Hearing, 'heardOf'>,
  { id }: { id: number },
  values: MeasuredValues,
): HeardReading[] {
  return values.flatMap(([key, value]) => {
    const heard = hearing.heardOf(id, key)
    const last = value === null ? heard?.unknown : heard?.number
    if (!heard || !last) return []
    const at = lastHeardAt(heard)
    return { key, value, at, changed: last.changed, silentFrom: silentFrom(heard, key) }
  })
}
