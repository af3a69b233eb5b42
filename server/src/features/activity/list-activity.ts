import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Clock } from '../../platform/clock.ts'
import { roomOf, roomsOf } from '../access/grant.ts'
import type { ActivityRow } from '../devices/activity-rows.ts'
import type { CommandRow, Requester } from '../devices/command-store.ts'
import type { DeviceStore } from '../devices/device-store.ts'
import { findVisibleDevice } from '../devices/find-visible-device.ts'
import type { HomeDevices } from '../devices/home-devices.ts'
import { seenDevice } from '../devices/seen-device.ts'
import type { ShownDevice } from '../devices/shown-device.ts'
import type { PersonActor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import type { StoredEntry } from './activity-entry.ts'
import { isToldOf } from './activity-sight.ts'
import type { ActivityStore } from './activity-store.ts'
import { newestFirst, type Place } from './newest-first.ts'
import { type NameNeeds, type ToldNames, toldNames } from './told-names.ts'

/** How many entries one call looks at, when few of them are what is asked for. */
const lookedAtMost = 2_000

type Needs = NameNeeds & {
  activity: ActivityStore
  homeDevices: Pick<HomeDevices, 'ofHome'>
  devices: DeviceStore
  rooms: RoomStore
  clock: Clock
}

/** What of the activity somebody asks for; what is missing does not matter. */
export type ActivityQuestion = {
  /** Its identifier. */
  device?: string | undefined
  pin?: PinKey | undefined
  roomId?: number | undefined
  by?: Requester | undefined
  cause?: CommandRow['cause'] | ActivityRow['cause'] | undefined
  isFailed?: boolean | undefined
  /** Entries after this place. */
  after?: Place | undefined
  most: number
}

/** An entry with the device that it is about, as it is now. */
export type ToldEntry = { entry: StoredEntry; device: ShownDevice | undefined }

export type ToldActivity = {
  entries: ToldEntry[]
  names: ToldNames
  rooms: ReadonlyMap<number, string>
  /** Where to go on; undefined where nothing is left. */
  next: Place | undefined
}

/**
 * Returns what happened in the home, the newest first, as far as the actor may see what it is about.
 * @throws Refusal 'not_found', 'access_closed' for a device or a room that the actor may not see.
 */
export async function listActivity(
  needs: Needs,
  actor: PersonActor,
  question: ActivityQuestion,
): Promise<ToldActivity> {
  const { homeId } = actor
  const now = needs.clock.now()
  const all = homeId === null ? [] : await needs.homeDevices.ofHome(homeId)
  const asked = await askedDevices(needs, actor, question, all)
  const names = await toldNames(needs, actor)
  if (homeId === null) return { entries: [], names, rooms: new Map(), next: undefined }
  const byId = new Map(all.map((device) => [device.id, device]))
  const rooms = new Map((await needs.rooms.ofHome(homeId)).map(({ id, name }) => [id, name]))
  const entries: ToldEntry[] = []
  let next: Place | undefined
  if (asked?.length === 0) return { entries, names, rooms, next }

  const { pin, by, cause, isFailed, after, most } = question
  const rows = newestFirst(needs.activity, {
    filter: { homeId, deviceIds: asked?.map(({ id }) => id), part: pin, by, cause, isFailed },
    after,
    withEvents: actor.role !== 'guest' && cause === undefined && !isFailed,
  })
  let lookedAt = 0
  for await (const entry of rows) {
    if (entries.length === most || lookedAt === lookedAtMost) return { entries, names, rooms, next }
    lookedAt += 1
    next = { at: entry.at, key: entry.key }
    const id = deviceOf(entry)
    const device = id === undefined ? undefined : byId.get(id)
    const isAsked = isAbout(entry, device, question)
    if (isAsked && isToldOf(actor, entry, device, now)) entries.push({ entry, device })
  }
  return { entries, names, rooms, next: undefined }
}

const deviceOf = (entry: StoredEntry): number | undefined =>
  entry.kind === 'event' ? entry.concerns.deviceId : entry.deviceId

/** The devices whose entries are asked for; undefined for all, with those that are gone. */
async function askedDevices(
  needs: Needs,
  actor: PersonActor,
  { device: identifier, pin, roomId }: ActivityQuestion,
  all: readonly ShownDevice[],
): Promise<readonly ShownDevice[] | undefined> {
  if (identifier !== undefined) {
    const { id } = await findVisibleDevice(needs, actor, identifier, 'see', pin ?? null)
    return all.filter((device) => device.id === id)
  }
  if (roomId !== undefined) {
    const room = await findVisibleRoom(needs, actor, roomId)
    return all.filter((device) => roomsOf(device).includes(room.id))
  }
  if (manages(actor.role)) return undefined
  const now = needs.clock.now()
  return all.filter((device) => seenDevice(actor, device, now) !== undefined)
}

/** Whether an entry is about what is asked for; a pin that has moved counts for the room where it is now. */
function isAbout(
  entry: StoredEntry,
  device: ShownDevice | undefined,
  { device: identifier, pin, roomId }: ActivityQuestion,
): boolean {
  if (entry.kind === 'event') {
    const { concerns } = entry
    if (pin !== undefined && concerns.pin !== pin) return false
    if (roomId !== undefined && concerns.roomId === roomId) return true
    if (identifier !== undefined) return device?.identifier === identifier
    return roomId === undefined || (device !== undefined && roomsOf(device).includes(roomId))
  }
  if (roomId === undefined) return true
  if (!device) return false
  if (entry.part === 'connection') return roomsOf(device).includes(roomId)
  return roomOf(device, entry.part === 'level' ? 'board' : entry.part) === roomId
}
