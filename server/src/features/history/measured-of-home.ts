import type { Clock } from '../../platform/clock.ts'
import type { HomeDevices } from '../devices/home-devices.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import type { Measured } from '../series/measured.ts'

/** How many days there are at most, of all series together, but of each so many: where there are more, several are one. */
const most = { days: 20_000, ofEach: 31 }

/** A series of a device with the days of it. */
export type SeriesOfHome = { identifier: string; series: Series; days: Measured[] }

/** Returns what the devices of the actor's home have measured, by days; nothing for those who do not manage it. */
export async function measuredOfHome(
  {
    history,
    homes,
    homeDevices,
    clock,
  }: {
    history: HistoryStore
    homes: HomeStore
    homeDevices: Pick<HomeDevices, 'ofHome'>
    clock: Clock
  },
  actor: PersonActor,
): Promise<SeriesOfHome[]> {
  if (!managesHome(actor)) return []
  const { timeZone } = await homes.settingsOf(actor.homeId)
  const devices = await homeDevices.ofHome(actor.homeId)
  const identifiers = new Map(devices.map(({ id, identifier }) => [id, identifier]))
  const all = await history.list([...identifiers.keys()])
  const now = clock.now()
  const read = await history.read({
    ...{ seriesIds: all.map(({ id }) => id), from: 0, until: now, resolution: 'day' },
    most: Math.max(most.ofEach, Math.floor(most.days / Math.max(1, all.length))),
    ...{ timeZone, now },
  })
  const days = new Map(read.map(({ seriesId, points }) => [seriesId, points]))
  return all.map((series) => ({
    identifier: identifiers.get(series.deviceId) ?? '',
    series,
    days: days.get(series.id) ?? [],
  }))
}
