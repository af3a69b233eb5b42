import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { roomOf, roomsOf } from '../access/grant.ts'
import type { Audit } from '../audit/audit.ts'
import { findVisibleDevice } from '../devices/listing/find-visible-device.ts'
import type { ActivityRow } from '../devices/records/activity-rows.ts'
import type { CommandRow, Requester } from '../devices/records/command-store.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import type { PersonActor } from '../identity/actor.ts'
import { findVisibleRoom } from '../rooms/list-rooms.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { listScenes, type SceneNeeds } from '../scenes/list-scenes.ts'
import type { StoredEntry } from './activity-entry.ts'
import { devicePartOf, seesEvent, shownParts } from './activity-sight.ts'
import type { ActivityStore, VisibleParts } from './activity-store.ts'
import { openDrags } from './drags.ts'
import { type Events, newestFirst, type Place } from './newest-first.ts'
import { type NameNeeds, namesOf, type VisibleNames, visibleNames } from './visible-names.ts'

/** How many entries one call looks at, when few of what people have changed is asked for. */
const lookedAtMost = 2_000

type Needs = NameNeeds &
  SceneNeeds & {
    activity: ActivityStore
    audit: Pick<Audit, 'linkNow'>
    devices: DeviceStore
    rooms: RoomStore
  }

/** A question about the activity; a missing field does not matter. */
export type ActivityQuestion = {
  /** Its identifier. */
  device?: string | undefined
  pin?: PinKey | undefined
  roomId?: number | undefined
  by?: Requester | undefined
  /** The API token with which programs did it. */
  tokenId?: number | undefined
  cause?: CommandRow['cause'] | ActivityRow['cause'] | undefined
  isFailed?: boolean | undefined
  /** Entries after this place. */
  after?: Place | undefined
  most: number
  /** Whether the person who asks has gone. */
  isGivenUp?: (() => boolean) | undefined
}

/** An entry with the device that it is about, as it is now. */
export type VisibleEntry = { entry: StoredEntry; device: ShownDevice | undefined }

export type VisibleActivity = {
  entries: VisibleEntry[]
  names: VisibleNames
  rooms: ReadonlyMap<number, string>
  /** Those that the reader sees. */
  scenes: ReadonlyMap<number, string>
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
): Promise<VisibleActivity> {
  const { homeId } = actor
  const { by, cause, isFailed, isGivenUp, after, most } = question
  const now = needs.clock.now()
  const all = homeId === null ? [] : await needs.homeDevices.ofHome(homeId)
  await checkAsked(needs, actor, question)
  const names = await visibleNames(needs, actor)
  const nothing = { entries: [], names, rooms: new Map(), scenes: new Map(), next: undefined }
  const events = eventsAsked(actor, question)
  if (homeId === null || !events || !seesWhose(names, question)) return nothing
  const byId = new Map(all.map((device) => [device.id, device]))
  const rooms = new Map((await needs.rooms.ofHome(homeId)).map(({ id, name }) => [id, name]))
  const scenes = new Map((await listScenes(needs, actor)).map(({ id, name }) => [id, name]))
  const parts = partsOf(actor, question, all, now)
  const filter = { homeId, parts, by, cause, isFailed, isGivenUp }
  // Linked events have the numbers that they keep, so that the next page goes on from there.
  if (events !== 'without' && (await needs.activity.hasUnlinkedEvents(homeId)))
    await needs.audit.linkNow()
  const rows = newestFirst(needs.activity, { filter, after, events })
  const entries: VisibleEntry[] = []
  const isStepOfDrag = openDrags()
  let next: Place | undefined
  let lookedAt = 0
  for await (const entry of rows) {
    const id = deviceOf(entry)
    const device = id === undefined ? undefined : byId.get(id)
    const isStep = isStepOfDrag(entry, device)
    const isVisible =
      entry.kind === 'event'
        ? isAbout(entry, device, question) && seesEvent(actor, entry, { device, scenes }, now)
        : !isStep
    if (isVisible && entries.length === most) return { entries, names, rooms, scenes, next }
    if (isVisible) entries.push({ entry, device })
    lookedAt += 1
    if (isVisible || isStep || lookedAt >= lookedAtMost) next = { at: entry.at, key: entry.key }
    if (lookedAt >= lookedAtMost) return { entries, names, rooms, scenes, next }
  }
  return { entries, names, rooms, scenes, next: undefined }
}

/** Whether the names asked for are visible: asking for others does not tell whose an entry is. */
const seesWhose = (names: VisibleNames, { by, tokenId }: ActivityQuestion): boolean =>
  (!by || namesOf(names, by).has(by.id)) && (tokenId === undefined || names.tokens.has(tokenId))

/** Whether the answer is with, without or only changes by people; undefined where nothing can match. */
function eventsAsked(
  actor: PersonActor,
  { by, tokenId, cause, isFailed }: ActivityQuestion,
): Events | undefined {
  const areVisible =
    actor.role !== 'guest' && cause === undefined && !isFailed && by?.kind !== 'pass'
  if (tokenId === undefined) return areVisible ? 'with' : 'without'
  return areVisible ? 'only' : undefined
}

const deviceOf = (entry: StoredEntry): number | undefined =>
  entry.kind === 'event' ? entry.concerns.deviceId : entry.deviceId

/** @throws Refusal for a device or a room that the actor may not see. */
async function checkAsked(
  needs: Needs,
  actor: PersonActor,
  { device, pin, roomId }: ActivityQuestion,
): Promise<void> {
  if (device !== undefined) await findVisibleDevice(needs, actor, device, 'see', pin ?? null)
  if (roomId !== undefined) await findVisibleRoom(needs, actor, roomId)
}

/** The parts that are asked for and told; undefined for all, with those of devices that are gone. */
function partsOf(
  actor: PersonActor,
  { device: identifier, pin, roomId }: ActivityQuestion,
  all: readonly ShownDevice[],
  now: number,
): VisibleParts[] | undefined {
  if (manages(actor.role) && identifier === undefined && roomId === undefined) return undefined
  const each = all.flatMap((device) => {
    const isAsked = (part: ActivityRow['part']) =>
      (identifier === undefined || device.identifier === identifier) &&
      (pin === undefined || part === pin) &&
      (roomId === undefined || isIn(device, part, roomId))
    return shownParts(actor, device, isAsked, now).map((part) => ({ ...part, id: device.id }))
  })
  // Most devices have the same parts: one condition for all of them.
  const alike = Map.groupBy(each, ({ parts, since }) => `${since} ${parts}`)
  return [...alike.values()].flatMap((some) =>
    some
      .slice(0, 1)
      .map(({ parts, since }) => ({ deviceIds: some.map(({ id }) => id), parts, since })),
  )
}

/** Whether a part is in a room now; a connection is where any part is. */
function isIn(device: ShownDevice, part: ActivityRow['part'], roomId: number): boolean {
  const one = devicePartOf(part)
  return one === null ? roomsOf(device).includes(roomId) : roomOf(device, one) === roomId
}

/** Whether a change by people is about the thing asked for, and done in the way asked for. */
function isAbout(
  { byToken, concerns }: Extract<StoredEntry, { kind: 'event' }>,
  device: ShownDevice | undefined,
  { device: identifier, pin, roomId, tokenId }: ActivityQuestion,
): boolean {
  if (tokenId !== undefined && byToken !== tokenId) return false
  if (pin !== undefined && concerns.pin !== pin) return false
  if (identifier !== undefined && device?.identifier !== identifier) return false
  if (roomId === undefined || concerns.roomId === roomId) return true
  return device !== undefined && roomsOf(device).includes(roomId)
}
