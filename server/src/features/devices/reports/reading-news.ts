import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { MeasuredValues } from '../../series/device-samples.ts'
import { type Hearing, lastHeardAt, silentFrom } from '../../series/hearing.ts'
import { type HeardReading, publishReadings } from '../records/device-events.ts'
import type { DeviceRef } from '../records/device-store.ts'

export type ReadingNews = ReturnType<typeof openReadingNews>

/** How often a device's new numbers are published, ms. */
const everyMs = 1_000

/** Publishes readings: the first number at once, and then the newest ones of each second. */
export function openReadingNews(bus: Bus, times = { everyMs }) {
  type Throttled = {
    device: DeviceRef
    readings: Map<SeriesKey, HeardReading>
    timer: NodeJS.Timeout
  }
  const throttled = new Map<number, Throttled>()

  function publish(device: DeviceRef, readings: Iterable<HeardReading>): void {
    // A page that misses it hears the next one.
    publishReadings(bus, device, [...readings]).catch(() => undefined)
  }

  function again(deviceId: number): void {
    const known = throttled.get(deviceId)
    if (!known || known.readings.size === 0) {
      throttled.delete(deviceId)
      return
    }
    publish(known.device, known.readings.values())
    known.readings.clear()
    known.timer = setTimeout(again, times.everyMs, deviceId).unref()
  }

  return {
    publish(device: DeviceRef, readings: readonly HeardReading[]): void {
      if (readings.length === 0) return
      const known = throttled.get(device.id)
      if (known) {
        known.device = device
        for (const one of readings) known.readings.set(one.key, one)
        return
      }
      publish(device, readings)
      const timer = setTimeout(again, times.everyMs, device.id).unref()
      throttled.set(device.id, { device, readings: new Map(), timer })
    },

    stop(): void {
      for (const { timer } of throttled.values()) clearTimeout(timer)
      throttled.clear()
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
