import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Clock } from '../../platform/clock.ts'
import { someAtATime } from '../../platform/some-at-a-time.ts'
import { roomOf } from '../access/grant.ts'
import { findVisibleDevice } from '../devices/listing/find-visible-device.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { mayDevice } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import type {
  HistoryQuestion,
  HistoryStore,
  Series,
  SeriesHistory,
} from '../series/history-store.ts'
import { askedSpan, type HistorySpan, resolutionOf, usualPoints } from './asked-span.ts'
import { isOfNetwork, pinOfSeries, seriesSince } from './series-sight.ts'

/** How many points a page has at most, unless one device has more. */
const pointsOfPage = 16_000

/** The series of so many devices are looked up at once: a home may have thousands. */
const devicesAtOnce = 50

/** A measurement may be stored so much later, ms: with `since` it is told again. */
const lateMs = 5 * 60_000

type Needs = {
  history: HistoryStore
  devices: DeviceStore
  homeDevices: Pick<HomeDevices, 'ofHome'>
  homes: HomeStore
  rooms: RoomStore
  clock: Clock
}

/** Which history somebody asks for. Instants are epoch ms. */
type Asked = {
  roomId: number | undefined
  device: string | undefined
  /** All that there are where it is left out. */
  series: readonly SeriesKey[] | undefined
  from: number | undefined
  until: number | undefined
  most: number | undefined
  /** How many devices are on the pages before. */
  skip: number
  /** When the same page was answered before; only what has changed since is told. */
  since: number | undefined
}

/** A series of a device, since when the actor may see it (epoch ms), and what it was. */
type SeenSeries = { series: Series; since: number }
type VisibleSeries = { series: Series; history: SeriesHistory }

/** A page of the devices of a home over time. */
export type HomeHistory = HistorySpan &
  Pick<HistoryQuestion, 'resolution' | 'timeZone'> & {
    asOf: number
    devices: { device: ShownDevice; all: VisibleSeries[] }[]
    /** How many devices are on this page and those before; null where it is the last one. */
    next: number | null
  }

/**
 * Returns what a home, a room or a device was, a page of whole devices: as far as the actor may see them,
 * and guests since their access began.
 * @throws Refusal 'not_found' for a room or device that is none or that the actor may not see,
 * 'access_closed', 'invalid_input' for a span that is none.
 */
export async function showHomeHistory(
  needs: Needs,
  actor: Actor,
  asked: Asked,
): Promise<HomeHistory> {
  const now = needs.clock.now()
  const span = askedSpan(asked, now)
  const most = asked.most ?? usualPoints
  const resolution = resolutionOf(span)
  const devices = await devicesAsked(needs, actor, asked, now)
  const { timeZone } = await needs.homes.settingsOf(actor.homeId ?? 0)
  const isAsked = (device: ShownDevice, { key }: Series) => isAskedFor(asked, device, key)
  const { page, next } = await pageOf(needs.history, devices, {
    skip: asked.skip,
    seriesMost: pointsOfPage / most,
    seen: (device, all) =>
      all.flatMap((series): SeenSeries[] => {
        const since = isAsked(device, series) && seriesSince(actor, device, series.key, now)
        return typeof since === 'number' ? [{ series, since }] : []
      }),
  })
  const changedSince = asked.since === undefined ? undefined : asked.since - lateMs
  const histories = await readAll(
    needs.history,
    page.flatMap(({ seen }) => seen),
    { ...span, resolution, most, timeZone, now, changedSince },
  )
  const visible = page.map(({ device, seen }) => ({
    device,
    all: seen.flatMap(({ series }): VisibleSeries[] => {
      const history = histories.get(series.id)
      return history ? [{ series, history }] : []
    }),
  }))
  const hasSeries = ({ all }: { all: VisibleSeries[] }) => all.length > 0
  return { ...span, resolution, timeZone, asOf: now, devices: visible.filter(hasSeries), next }
}

/** The devices that are asked for, as people have them in order: by name. */
async function devicesAsked(
  needs: Needs,
  actor: Actor,
  { roomId, device }: Asked,
  now: number,
): Promise<ShownDevice[]> {
  if (roomId !== undefined) await findVisibleRoom(needs, actor, roomId)
  const only = device === undefined ? null : await findVisibleDevice(needs, actor, device, 'see')
  if (actor.homeId === null) return []
  const all = await needs.homeDevices.ofHome(actor.homeId)
  // By name already.
  return all.filter(
    (one) => (only === null || one.id === only.id) && mayDevice(actor, 'see', one, null, now),
  )
}

/** Whether a series is among those that are asked for. */
function isAskedFor({ roomId, device, series }: Asked, of: ShownDevice, key: SeriesKey): boolean {
  if (series ? !series.includes(key) : device === undefined && isOfNetwork(key)) return false
  return roomId === undefined || roomOf(of, pinOfSeries(key) ?? 'board') === roomId
}

type Page = {
  skip: number
  /** How many series a page has at most, unless one device has more. */
  seriesMost: number
  /** Which of a device's series the actor sees of those that are asked for. */
  seen(device: ShownDevice, all: readonly Series[]): SeenSeries[]
}

/** The next devices with their series, as many as have room. */
async function pageOf(
  history: HistoryStore,
  devices: readonly ShownDevice[],
  { skip, seriesMost, seen }: Page,
): Promise<{ page: { device: ShownDevice; seen: SeenSeries[] }[]; next: number | null }> {
  const page: { device: ShownDevice; seen: SeenSeries[] }[] = []
  let [count, at] = [0, skip]
  for await (const some of someAtATime(devices.slice(skip), devicesAtOnce)) {
    const listed = await history.list(some.map(({ id }) => id))
    const series = Map.groupBy(listed, ({ deviceId }) => deviceId)
    for (const device of some) {
      const ofDevice = seen(device, series.get(device.id) ?? [])
      if (count > 0 && count + ofDevice.length > seriesMost) return { page, next: at }
      if (ofDevice.length > 0) page.push({ device, seen: ofDevice })
      count += ofDevice.length
      at += 1
    }
  }
  return { page, next: null }
}

/** Series over time, by their numbers; where only changes are asked for, without those that have none. */
async function readAll(
  history: HistoryStore,
  all: readonly SeenSeries[],
  { from, ...question }: Omit<HistoryQuestion, 'seriesIds'>,
): Promise<ReadonlyMap<number, SeriesHistory>> {
  const read = new Map<number, SeriesHistory>()
  for (const [begin, some] of Map.groupBy(all, ({ since }) => Math.max(from, since))) {
    if (begin >= question.until) continue
    const seriesIds = some.map(({ series }) => series.id)
    for (const one of await history.read({ ...question, seriesIds, from: begin })) {
      if (question.changedSince === undefined || one.points.length > 0) read.set(one.seriesId, one)
    }
  }
  return read
}
