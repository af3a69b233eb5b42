import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import type { NewReadings } from '@roomwire/contracts/live/to-browser.ts'

/** The newest number of each reading, by devices. */
export type NewestReadings = Reply<typeof listReadingsEndpoint>

/** A reading with its newest number. */
export type NewestReading = NewestReadings['devices'][number]['readings'][number]

type NewReading = NewReadings['readings'][number]

/** Whether it is the level of a tank, which stands beside the tank. */
export const isLevel = ({ series }: Pick<NewestReading, 'series'>): boolean =>
  series === 'device.level'

/** A number that is older counts as silent where nobody knows how long its usual pauses are, ms. */
const freshMs = 5 * 60_000

/**
 * Whether a reading has not been heard for three of its usual pauses; or for long, where nobody knows what is usual.
 * A level may be told only as it changes: it is silent only where its pauses are known.
 */
export function isSilent(one: NewestReading, now: number): boolean {
  const { at, silent_from: from } = one
  if (from !== null) return now >= from
  return at !== null && !isLevel(one) && now - at > freshMs
}

type DeviceNews = { deviceIdentifier: string; readings: readonly NewReading[] }

/** Whether the answer of the call has a place for each of these numbers; else their device has begun to measure more. */
export function hasPlaces({ devices }: NewestReadings, news: DeviceNews): boolean {
  const device = devices.find((one) => one.device_identifier === news.deviceIdentifier)
  return news.readings.every(({ series }) => device?.readings.some((one) => one.series === series))
}

/** The answer of the call with the newer numbers of one device. */
export function withNewest({ devices }: NewestReadings, news: DeviceNews): NewestReadings {
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
