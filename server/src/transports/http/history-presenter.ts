import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  deviceHistoryEndpoint,
  HistoryPoint,
  homeHistoryEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import { isCountable } from '@roomwire/contracts/vocabulary/known-units.ts'
import { addedUp, type PerDay } from '../../features/history/consumption.ts'
import type { DeviceHistory } from '../../features/history/device-history.ts'
import type { HomeHistory } from '../../features/history/home-history.ts'
import type { DeviceReadings, ListedSeries, SeriesNow } from '../../features/history/list-series.ts'
import type { SeriesOfHome } from '../../features/history/measured-of-home.ts'
import type { RecentDays } from '../../features/history/recent-days.ts'
import type { Series, SeriesHistory } from '../../features/series/history-store.ts'
import type { Measured } from '../../features/series/measured.ts'

/* The history of devices, under the field names of the calls. */

const presentSeries = ({ key, kind, name, unit, decimals, isFormer }: Series) => ({
  series: key,
  kind,
  name: isFormer && name !== null ? `${name} (before)` : name,
  unit,
  decimals,
})

/** A series with its newest number. */
const presentNewest = ({ series, newest }: SeriesNow) => ({
  ...presentSeries(series),
  value: newest.value,
  at: newest.at,
  changed: newest.changed,
  silent_from: newest.silentFrom,
})

/** The readings of a device, with the powers that count. */
export const presentReadings = ({ device, readings, counts }: DeviceReadings) => ({
  device_identifier: device.identifier,
  readings: readings.map((one) => ({
    ...presentNewest(one),
    counts: counts.get(one.series) ?? null,
  })),
})

/** The series of a device, with what counts. */
export const presentSeriesList = ({ series, counts, proposed, meters }: ListedSeries) => ({
  series: series.map((one) => ({
    ...presentNewest(one),
    counts: counts.get(one.series) ?? null,
    proposed: proposed.get(one.series) === 'used',
    countable: one.series.name !== null && isCountable(one.series),
    former: one.series.isFormer,
  })),
  meters: meters && [...meters],
})

/** A series with its days, as a person takes them along. */
export const presentSeriesOfHome = ({ identifier, series, days }: SeriesOfHome) => ({
  device_identifier: identifier,
  ...presentSeries(series),
  days: days.map(presentPoint),
})

export function presentHistory(history: DeviceHistory): Reply<typeof deviceHistoryEndpoint> {
  const { from, until, next, resolution, timeZone, all } = history
  return {
    from,
    to: until,
    next,
    resolution,
    time_zone: timeZone,
    series: all.map(({ series, ...one }) => ({ ...presentSeries(series), ...presentPoints(one) })),
  }
}

export function presentHomeHistory(history: HomeHistory): Reply<typeof homeHistoryEndpoint> {
  const { from, until, asOf, next, resolution, timeZone, devices } = history
  return {
    from,
    to: until,
    as_of: asOf,
    next,
    resolution,
    time_zone: timeZone,
    devices: devices.map(({ device, all }) => ({
      device_identifier: device.identifier,
      series: all.map(({ series, history: one }) => ({
        ...presentSeries(series),
        from: one.from,
        ...presentPoints(one),
      })),
    })),
  }
}

const presentPoints = ({ points, runs }: Pick<SeriesHistory, 'points' | 'runs'>) => ({
  points: points.map(presentPoint),
  runs,
})

function presentPoint(point: Measured): HistoryPoint {
  const { from, until, min, max, sum, knownMs, onMs, switchings } = point
  // Sums of very many numbers are not exact; a mean is never outside of them.
  const mean = Math.min(Math.max(sum / knownMs, min), max)
  return { from, until, min, mean, max, known_ms: knownMs, on_ms: onMs, switchings }
}

export function presentRecentDays(recent: RecentDays): Reply<typeof recentDaysEndpoint> {
  const { days, devices, timeZone, currency, pricePerKwh } = recent
  const onMs = addedUp(devices.flatMap(({ pins }) => pins.map((pin) => pin.onMs)))
  const kwh = addedUp(
    devices.flatMap(({ pins, metered }) =>
      metered ? [metered] : pins.flatMap((pin) => (pin.kwh ? [pin.kwh] : [])),
    ),
  )
  const litres = addedUp(
    devices.flatMap((one) => [one.litres, one.meteredLitres].filter((some) => some !== null)),
  )
  const fedIn = addedUp(devices.flatMap((one) => (one.fedIn ? [one.fedIn] : [])))
  const at = (numbers: PerDay, day: number) => numbers[day] ?? null
  return {
    time_zone: timeZone,
    currency,
    price_per_kwh: pricePerKwh,
    days: days.map((day, nth) => {
      const used = at(kwh, nth)
      const cost = used === null || pricePerKwh === null ? null : used * pricePerKwh
      const amounts = { kwh: used, kwh_fed_in: at(fedIn, nth), cost, litres: at(litres, nth) }
      return { ...day, on_ms: at(onMs, nth), ...amounts }
    }),
    pins: devices.flatMap(({ device, pins }) =>
      pins.map(({ pin, onMs, kwh }) => ({
        device_identifier: device.identifier,
        pin,
        on_ms: onMs,
        kwh,
      })),
    ),
    meters: devices.flatMap(({ device, metered, fedIn }) =>
      metered || fedIn
        ? { device_identifier: device.identifier, kwh: metered, kwh_fed_in: fedIn }
        : [],
    ),
    tanks: devices.flatMap(({ device, litres }) =>
      litres ? { device_identifier: device.identifier, litres } : [],
    ),
    levels: devices.flatMap(({ device, fell }) =>
      fell ? { device_identifier: device.identifier, fell } : [],
    ),
    water_meters: devices.flatMap(({ device, meteredLitres: litres }) =>
      litres ? { device_identifier: device.identifier, litres } : [],
    ),
  }
}
