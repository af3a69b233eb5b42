import type { Clock } from '../../platform/clock.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import type { Measured } from '../series/measured.ts'

/**
 * How many days there are at most, of all series together, but of each so many: where there are more,
 * several are one. And of how many days one page is, unless one series has more.
 */
const most = { days: 20_000, ofEach: 31, ofPage: 500 }

/** A series of a device with the days of it. */
export type SeriesOfHome = { identifier: string; series: Series; days: Measured[] }

/** A device whose series are read, and after which one of them the page begins. */
type DevicePage = {
  homeId: number
  device: { id: number; identifier: string }
  /** How many devices the home has: they share the days. */
  deviceCount: number
  afterSeries: number
}

/**
 * Returns the measurements of a device, by days of its home: a page of its series.
 * @returns after which series the next page begins; null where none is left
 */
export async function measuredOfDevice(
  { history, homes, clock }: { history: HistoryStore; homes: HomeStore; clock: Clock },
  { homeId, device, deviceCount, afterSeries }: DevicePage,
): Promise<{ measured: SeriesOfHome[]; next: number | null }> {
  const all = (await history.list([device.id])).toSorted((one, other) => one.id - other.id)
  const share = most.days / Math.max(1, deviceCount) / Math.max(1, all.length)
  const daysOfEach = Math.max(most.ofEach, Math.floor(share))
  const left = all.filter(({ id }) => id > afterSeries)
  const page = left.slice(0, Math.max(1, Math.floor(most.ofPage / daysOfEach)))
  const { timeZone } = await homes.settingsOf(homeId)
  const now = clock.now()
  const read = await history.read({
    seriesIds: page.map(({ id }) => id),
    from: 0,
    until: now,
    resolution: 'day',
    most: daysOfEach,
    timeZone,
    now,
  })
  const days = new Map(read.map(({ seriesId, points }) => [seriesId, points]))
  return {
    measured: page.map((series) => ({
      identifier: device.identifier,
      series,
      days: days.get(series.id) ?? [],
    })),
    next: page.length < left.length ? (page.at(-1)?.id ?? null) : null,
  }
}
