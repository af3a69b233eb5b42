import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import type { NewReadings } from '@roomwire/contracts/live/to-browser.ts'

/** The newest number of each reading, by devices. */
export type NewestReadings = Reply<typeof listReadingsEndpoint>

type NewReading = NewReadings['readings'][number]

/** The answer of the call with the newer numbers of one device. */
export function withNewest(
  { devices }: NewestReadings,
  news: {
    deviceIdentifier: string
    readings: readonly NewReading[]
  },
): NewestReadings {
  const newest = new Map(news.readings.map((one) => [one.series, one]))
  return {
    devices: devices.map((device) =>
      device.device_identifier === news.deviceIdentifier
        ? {
            ...device,
            readings: device.readings.map((one) => ({ ...one, ...newestOf(newest, one.series) })),
          }
        : device,
    ),
  }
}

function newestOf(newest: ReadonlyMap<string, NewReading>, series: string) {
  const one = newest.get(series)
  return one && { value: one.value, at: one.at, changed: one.changed, silent_from: one.silent_from }
}
