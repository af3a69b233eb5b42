import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import { someAtATime } from '../../platform/some-at-a-time.ts'
import { roomOf } from '../access/grant.ts'
import { findVisibleDevice } from '../devices/listing/find-visible-device.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import { seenDevice } from '../devices/listing/seen-device.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { ShownDevice, VisibleDevice } from '../devices/records/shown-device.ts'
import type { Actor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { type Hearing, lastHeardAt, silentFrom } from '../series/hearing.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import { kindOfSeries } from '../series/series-kinds.ts'
import { type CountsFor, metersOf, powersOf } from './meters.ts'
import { readHabits } from './read-habits.ts'
import { pinOfSeries, seriesSince } from './series-sight.ts'

type Needs = {
  history: HistoryStore
  devices: DeviceStore
  homeDevices: Pick<HomeDevices, 'ofHome'>
  homes: Pick<HomeStore, 'settingsOf'>
  rooms: RoomStore
  hearing: Pick<Hearing, 'of'>
  clock: Clock
}

export type ListedSeries = {
  series: SeriesNow[]
  /** The series that count. */
  counts: ReadonlyMap<Series, CountsFor>
  /** The series that would count if nobody chose. */
  proposed: ReadonlyMap<Series, CountsFor>
  /** The keys of the readings that somebody has chosen to count; null where nobody has. */
  meters: readonly string[] | null
}

/**
 * Returns the series of a device that the actor may see, with the newest number of each.
 * @throws Refusal 'not_found', 'access_closed' for a device that the actor may not see.
 */
export async function listSeries(
  needs: Omit<Needs, 'rooms'>,
  actor: Actor,
  identifier: string,
): Promise<ListedSeries> {
  const { id, homeId } = await findVisibleDevice(needs, actor, identifier, 'see')
  const device = (await needs.homeDevices.ofHome(homeId)).find((one) => one.id === id)
  if (!device) throw refuse('not_found', 'Device not found')
  const listed = await needs.history.list([id])
  const now = needs.clock.now()
  const series = seenSeries(needs.hearing, actor, device, listed, now)
  const { meters } = device.settings
  const all = series.map((one) => one.series)
  const { timeZone } = await needs.homes.settingsOf(homeId)
  const habits = await readHabits(needs.history, [{ all, chosen: null }], { timeZone, now })
  const proposed = metersOf(all, null, habits)
  return { series, meters, counts: meters ? metersOf(all, meters, habits) : proposed, proposed }
}

/** The series of so many devices at once hold nobody up; a home may have thousands. */
const devicesAtOnce = 50

/** The newest number of a series: when it was heard last, since when it is so, and from when on it counts as silent. */
type Newest = {
  value: number | null
  at: number | null
  changed: number | null
  silentFrom: number | null
}
const nothingKnown: Newest = { value: null, at: null, changed: null, silentFrom: null }

/** A series with its newest number. */
export type SeriesNow = { series: Series; newest: Newest }

/** A device with what it measures itself, and which of its powers count. */
export type DeviceReadings = {
  device: ShownDevice
  readings: SeriesNow[]
  counts: ReadonlyMap<Series, CountsFor>
}

/**
 * Returns what the devices of a room, or of the home, measure themselves, and the levels of tanks, as far as the actor may
 * see it.
 * @throws Refusal 'not_found' for a room that the actor may not see.
 */
export async function listReadings(
  needs: Needs,
  actor: Actor,
  roomId: number | undefined,
): Promise<DeviceReadings[]> {
  const { homeId } = actor
  if (roomId !== undefined) await findVisibleRoom(needs, actor, roomId)
  if (homeId === null) return []
  const ofHome = await needs.homeDevices.ofHome(homeId)
  const devices = ofHome.filter(
    (device) => roomId === undefined || roomOf(device, 'board') === roomId,
  )
  const now = needs.clock.now()
  const all: DeviceReadings[] = []
  for await (const some of someAtATime(devices, devicesAtOnce)) {
    const series = await needs.history.list(some.map(({ id }) => id))
    const byDevice = Map.groupBy(series, ({ deviceId }) => deviceId)
    for (const device of some) {
      const measured = measuredBy(needs, device, byDevice.get(device.id) ?? [])
      const readings = seenSeries(needs.hearing, actor, device, measured, now)
      if (readings.length === 0) continue
      const seen = readings.map((one) => one.series)
      all.push({ device, readings, counts: powersOf(seen, device.settings.meters) })
    }
  }
  return all
}

/** Returns the tank levels that the actor may see. */
export async function listLevels(needs: Needs, actor: Actor): Promise<DeviceReadings[]> {
  const all = await listReadings(needs, actor, undefined)
  return all.flatMap((one) => {
    const levels = one.readings.filter(({ series }) => isLevel(series))
    return levels.length > 0 ? { ...one, readings: levels } : []
  })
}

/** Its declared readings and its level; nothing is stored of a level told in words alone. */
function measuredBy(
  { hearing }: Pick<Needs, 'hearing'>,
  { id }: ShownDevice,
  all: readonly Series[],
): Series[] {
  const measured = all.filter((one) => isLevel(one) || (one.name !== null && !one.isFormer))
  const inWords = levelInWords(id)
  const isInWords = !measured.some(isLevel) && lastHeardAt(hearing.of(inWords)) > 0
  return isInWords ? [...measured, inWords] : measured
}

const isLevel = ({ key }: Series) => key === 'device.level'

const levelInWords = (deviceId: number): Series => ({
  id: 0,
  deviceId,
  key: 'device.level',
  ...kindOfSeries('device.level'),
  name: null,
  sentUnit: null,
  isFormer: false,
  value: null,
  at: null,
  endedAt: null,
  heardAt: null,
  pauseMs: null,
})

/** Those of them that the actor may see; what was before their access is not told. */
function seenSeries(
  hearing: Needs['hearing'],
  actor: Actor,
  device: ShownDevice,
  all: readonly Series[],
  now: number,
): SeriesNow[] {
  const seen = seenDevice(actor, device, now) ?? device
  return all.flatMap((series) => {
    const since = seriesSince(actor, device, series.key, now)
    if (since === undefined) return []
    const newest = newestOf(seen, series, hearing)
    const isBefore = newest.at === null || newest.at < since
    if (isBefore) return { series, newest: nothingKnown }
    return { series, newest: { ...newest, changed: Math.max(newest.changed ?? since, since) } }
  })
}

function newestOf(device: VisibleDevice, series: Series, hearing: Needs['hearing']): Newest {
  const pin = device.pins.find(({ key }) => key === pinOfSeries(series.key))
  if (pin) {
    const { value, at } = series
    const { state, reportedAt } = pin
    // An input that its device has lost sight of.
    if (state === null && reportedAt !== null)
      return { value: null, at: reportedAt, changed: reportedAt, silentFrom: null }
    return { value, at: at && Math.max(at, reportedAt ?? 0), changed: at, silentFrom: null }
  }
  const heard = hearing.of(series)
  const { number, unknown } = heard
  const { connected, connectedAt } = device
  // Without its device nobody says so any more: the last number is told, as old as it is.
  if (connected && unknown) return { ...unknown, silentFrom: silentFrom(heard, series.key) }
  const { endedAt } = series
  const isEnded = connected && connectedAt !== null && endedAt !== null && endedAt > connectedAt
  if (isEnded && endedAt > (number?.at ?? 0)) {
    return { value: null, at: endedAt, changed: endedAt, silentFrom: null }
  }
  return number ? { ...number, silentFrom: silentFrom(heard, series.key) } : nothingKnown
}
