import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import { someAtATime } from '../../platform/some-at-a-time.ts'
import { roomOf } from '../access/grant.ts'
import type { DeviceStore } from '../devices/device-store.ts'
import { findVisibleDevice } from '../devices/find-visible-device.ts'
import type { HomeDevices } from '../devices/home-devices.ts'
import type { ShownDevice } from '../devices/shown-device.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import { type CountsFor, metersOf } from './meters.ts'
import { seriesSince } from './series-sight.ts'

type Needs = {
  history: HistoryStore
  devices: DeviceStore
  homeDevices: Pick<HomeDevices, 'ofHome'>
  rooms: RoomStore
  clock: Clock
}

export type ListedSeries = {
  series: Series[]
  /** What of them counts. */
  counts: ReadonlyMap<Series, CountsFor>
  /** The keys of the readings that somebody has chosen to count; null where nobody has. */
  meters: readonly string[] | null
}

/**
 * Returns the series of a device that the actor may see, with the newest number of each.
 * @throws Refusal 'not_found', 'access_closed' for a device that the actor may not see.
 */
export async function listSeries(
  needs: Pick<Needs, 'history' | 'devices' | 'homeDevices' | 'clock'>,
  actor: Actor,
  identifier: string,
): Promise<ListedSeries> {
  const { id, homeId } = await findVisibleDevice(needs, actor, identifier, 'see')
  const device = (await needs.homeDevices.ofHome(homeId)).find((one) => one.id === id)
  if (!device) throw refuse('not_found', 'Device not found')
  const series = seenSeries(actor, device, await needs.history.list([id]), needs.clock.now())
  const { meters } = device
  return { series, meters, counts: metersOf(series, meters) }
}

/** The series of so many devices at once hold nobody up; a home may have thousands. */
const devicesAtOnce = 50

/** A device with what it measures itself. */
type DeviceReadings = { device: ShownDevice; readings: Series[] }

/**
 * Returns what the devices of a room, or of the home, measure themselves, as far as the actor may see it.
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
      const declared = (byDevice.get(device.id) ?? []).filter(
        ({ name, isFormer }) => name !== null && !isFormer,
      )
      const readings = seenSeries(actor, device, declared, now)
      if (readings.length > 0) all.push({ device, readings })
    }
  }
  return all
}

/** A series that has ended while its device is connected has no number: the device has said so. */
function asToldBy({ connectedAt, connected }: ShownDevice, series: Series): Series {
  const { endedAt } = series
  const isSaid = connected && connectedAt !== null && endedAt !== null && endedAt > connectedAt
  return isSaid ? { ...series, value: null, at: endedAt } : series
}

/** Those of them that the actor may see; what was before their access is not told. */
function seenSeries(
  actor: Actor,
  device: ShownDevice,
  series: readonly Series[],
  now: number,
): Series[] {
  return series.flatMap((kept) => {
    const one = asToldBy(device, kept)
    const since = seriesSince(actor, device, one.key, now)
    if (since === undefined) return []
    return one.at !== null && one.at < since ? { ...one, value: null, at: null } : one
  })
}
