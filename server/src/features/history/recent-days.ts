import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Clock } from '../../platform/clock.ts'
import { someAtATime } from '../../platform/some-at-a-time.ts'
import { roomOf } from '../access/grant.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import type { Actor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import { type HomeDay, lastDays } from '../series/home-days.ts'
import { joined, type Measured } from '../series/measured.ts'
import { consumptionOf, type DeviceDays } from './consumption.ts'
import { readHabits } from './read-habits.ts'
import { pinOfSeries, seriesSince } from './series-sight.ts'

/** Today and the six days before it. */
const dayCount = 7

/** The days of so many devices, read at once, hold nobody up; a home may have thousands. */
const devicesAtOnce = 20

type Needs = {
  history: HistoryStore
  homes: HomeStore
  homeDevices: Pick<HomeDevices, 'ofHome'>
  rooms: RoomStore
  clock: Clock
}

/** The last days of devices: their times on and their consumption. */
export type RecentDays = {
  days: HomeDay[]
  devices: DeviceDays[]
  timeZone: string
  /** Null for guests, and while nobody has set them. */
  currency: string | null
  pricePerKwh: number | null
}

/** A series that the actor may see, and since when, epoch ms. */
type Seen = { series: Series; since: number }

/**
 * Returns what the devices of a room, or of the home, have done and used on the last seven days, as far as the
 * actor may see what that comes from.
 * @throws Refusal 'not_found' for a room that the actor may not see.
 */
export async function recentDays(
  needs: Needs,
  actor: Actor,
  roomId: number | undefined,
): Promise<RecentDays> {
  const { homeId, role } = actor
  if (roomId !== undefined) await findVisibleRoom(needs, actor, roomId)
  const now = needs.clock.now()
  const settings = await needs.homes.settingsOf(homeId ?? 0)
  const { timeZone } = settings
  const days = lastDays(now, timeZone, dayCount)
  const all = homeId === null ? [] : await needs.homeDevices.ofHome(homeId)
  const question = { days, timeZone, now }
  const devices: DeviceDays[] = []
  for await (const some of someAtATime(all, devicesAtOnce)) {
    const listed = await needs.history.list(some.map(({ id }) => id))
    const series = Map.groupBy(listed, ({ deviceId }) => deviceId)
    const seen = some.map((device) => ({
      device,
      seen: (series.get(device.id) ?? []).flatMap((one): Seen[] => {
        const since = isCounted(device, one, roomId) && seriesSince(actor, device, one.key, now)
        return typeof since === 'number' ? [{ series: one, since }] : []
      }),
    }))
    const ofThem = seen.flatMap((one) => one.seen)
    const measured = await measuredDays(needs.history, ofThem, question)
    const habits = await readHabits(
      needs.history,
      seen.map((one) => ({
        all: one.seen.map(({ series }) => series),
        chosen: one.device.settings.meters,
      })),
      question,
    )
    for (const { device, seen: ofDevice } of seen) {
      if (ofDevice.length === 0) continue
      const each = ofDevice.map(({ series }) => ({ series, days: measured.get(series.id) ?? [] }))
      devices.push(consumptionOf(device, each, habits))
    }
  }
  const { currency, pricePerKwh } =
    role === 'guest' ? { currency: null, pricePerKwh: null } : settings
  return { days, devices, timeZone, currency, pricePerKwh }
}

/** Whether a series counts for what is told, and is in the room that is asked for. */
function isCounted(device: ShownDevice, { key, kind }: Series, roomId: number | undefined) {
  const pin = pinOfSeries(key)
  const isOnOff = device.pins.some((one) => one.key === pin && isSwitched(one.form))
  const isOne = isOnOff || ['level', 'power', 'energy', 'volume'].includes(kind)
  return isOne && (roomId === undefined || roomOf(device, pin ?? 'board') === roomId)
}

/** Measures each series on each of the days; for a guest only whole hours since their access began. */
async function measuredDays(
  history: HistoryStore,
  seen: readonly Seen[],
  { days, timeZone, now }: { days: HomeDay[]; timeZone: string; now: number },
): Promise<Map<number, (Measured | undefined)[]>> {
  const begin = days[0]?.from ?? now
  const measured = new Map<number, (Measured | undefined)[]>()
  for (const [since, some] of Map.groupBy(seen, (one) => Math.max(one.since, begin))) {
    const histories = await history.read({
      seriesIds: some.map(({ series }) => series.id),
      from: since,
      until: now,
      resolution: since === begin ? 'day' : 'hour',
      most: dayCount * 25,
      timeZone,
      now,
    })
    for (const { seriesId, points } of histories) {
      const ofDays = days.map(({ from, until }) =>
        joined(points.filter((point) => point.from >= from && point.from < until)),
      )
      measured.set(seriesId, ofDays)
    }
  }
  return measured
}
