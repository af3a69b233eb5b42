import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Outbox } from '../../platform/delivery/outbox.ts'
import type { PersonEvents } from '../audit/person-events.ts'
import type { FavouriteStore } from '../devices/favourites/favourites.ts'
import type { CommandStore } from '../devices/records/command-store.ts'
import type { DeviceReader } from '../devices/records/device-reader.ts'
import { measuredOfDevice, type SeriesOfHome } from '../history/measured-of-home.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore, StoredSession } from '../identity/session-store.ts'
import type { JoinCodeStore } from '../members/join-code-store.ts'
import type { RoomPhotoStore } from '../rooms/room-photo-store.ts'
import type { SceneStore } from '../scenes/scene-store.ts'
import type { HistoryStore } from '../series/history-store.ts'

export type OwnListNeeds = {
  people: PersonStore
  homes: HomeStore
  sessions: Pick<SessionStore, 'pageOfPerson'>
  favourites: Pick<FavouriteStore, 'page'>
  joinCodes: Pick<JoinCodeStore, 'pageMadeBy'>
  outbox: Pick<Outbox, 'newestId' | 'pageTo'>
  commands: Pick<CommandStore, 'newestId' | 'pageOfPerson'>
  personEvents: PersonEvents
  deviceReader: Pick<DeviceReader, 'countOfHome' | 'pageOfHome' | 'after'>
  roomPhotos: Pick<RoomPhotoStore, 'pageOfHome'>
  scenes: Pick<SceneStore, 'namesOf'>
  history: HistoryStore
  clock: Clock
}

type Rows<Read extends (...asked: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>

/** The lists in a person's data that may be long. */
export type OwnLists = {
  sessions: StoredSession[]
  favourites: Rows<FavouriteStore['page']>
  joinCodes: Rows<JoinCodeStore['pageMadeBy']>
  letters: Rows<Outbox['pageTo']>['rows']
  commands: WithSceneName<Rows<CommandStore['pageOfPerson']>['rows'][number]>[]
  devices: Rows<DeviceReader['pageOfHome']>
  roomPhotos: Rows<RoomPhotoStore['pageOfHome']>
  measured: SeriesOfHome[]
  events: Rows<PersonEvents['page']>['rows']
}

type WithSceneName<Row> = Row & { sceneName: string | null }

/** Rows with the names of the scenes that they set; null where a scene is gone, or none was set. */
export async function withSceneNames<Row extends { sceneId: number | null }>(
  { scenes }: Pick<OwnListNeeds, 'scenes'>,
  rows: readonly Row[],
): Promise<WithSceneName<Row>[]> {
  const names = await scenes.namesOf([...new Set(rows.flatMap(({ sceneId }) => sceneId ?? []))])
  return rows.map((row) => ({ ...row, sceneName: names.get(row.sceneId ?? 0) ?? null }))
}

export const noLists = (): OwnLists => ({
  sessions: [],
  favourites: [],
  joinCodes: [],
  letters: [],
  commands: [],
  devices: [],
  roomPhotos: [],
  measured: [],
  events: [],
})

/** The place where an export goes on: its list, and how far it is in each; ids are those of the tables. */
export const placeForm = z.object({
  /** Epoch ms. */
  begunAt: z.int(),
  /** The place of its list in `lists`. */
  list: z.int().min(0),
  session: z.object({ createdAt: z.int(), id: z.string() }),
  favourite: z.object({ addedAt: z.int(), deviceId: z.int(), pin: z.string() }),
  joinCode: z.int(),
  letter: z.int(),
  command: z.int(),
  event: z.int(),
  listedDevice: z.int(),
  roomOfPhoto: z.int(),
  /** The device whose series are read to their end, how many are, and how far the one after it is read. */
  device: z.int(),
  devicesRead: z.int(),
  series: z.object({ deviceId: z.int(), id: z.int() }),
  /** The newest ids and the count of devices when it began: later rows are not part of it. */
  until: z.object({ letter: z.int(), command: z.int(), event: z.int(), devices: z.int() }),
})
export type ExportPlace = z.infer<typeof placeForm>

/** The place before everything. */
export async function firstPlace(
  { outbox, commands, personEvents, deviceReader, clock }: OwnListNeeds,
  { homeId }: PersonActor,
): Promise<ExportPlace> {
  return {
    begunAt: clock.now(),
    list: 0,
    session: { createdAt: 0, id: '' },
    favourite: { addedAt: 0, deviceId: 0, pin: '' },
    joinCode: 0,
    letter: 0,
    command: 0,
    event: 0,
    listedDevice: 0,
    roomOfPhoto: 0,
    device: 0,
    devicesRead: 0,
    series: { deviceId: 0, id: 0 },
    until: {
      letter: await outbox.newestId(),
      command: await commands.newestId(),
      event: await personEvents.newestId(),
      devices: homeId === null ? 0 : await deviceReader.countOfHome(homeId),
    },
  }
}

/** Adds the next page of a list, and returns what has moved; undefined at the end of the list. */
type ReadPage = (
  needs: OwnListNeeds,
  actor: PersonActor,
  place: ExportPlace,
  lists: OwnLists,
) => Promise<Partial<ExportPlace> | undefined>

const sessions: ReadPage = async (needs, { personId }, place, lists) => {
  const rows = await needs.sessions.pageOfPerson(personId, place.session, most.page)
  lists.sessions.push(...rows)
  const last = rows.at(-1)
  return last && { session: { createdAt: last.createdAt, id: last.id } }
}

const favourites: ReadPage = async (needs, { personId }, place, lists) => {
  const rows = await needs.favourites.page(personId, place.favourite, most.page)
  lists.favourites.push(...rows)
  const last = rows.at(-1)
  if (!last) return undefined
  const { addedAt, deviceId, pin } = last
  return { favourite: { addedAt, deviceId, pin } }
}

const joinCodes: ReadPage = async (needs, { personId }, place, lists) => {
  const rows = await needs.joinCodes.pageMadeBy(personId, place.joinCode, most.page)
  lists.joinCodes.push(...rows)
  const last = rows.at(-1)
  return last && { joinCode: last.id }
}

const letters: ReadPage = async ({ outbox, people }, { personId }, place, lists) => {
  const person = await people.byId(personId)
  if (!person) return undefined // Deleted a moment ago.
  const recipients = [person.email, ...(person.mobile === null ? [] : [person.mobile])]
  const span = { after: place.letter, until: place.until.letter }
  const { rows, lookedUpTo } = await outbox.pageTo(recipients, span)
  lists.letters.push(...rows)
  return lookedUpTo < span.until ? { letter: lookedUpTo } : undefined
}

const commands: ReadPage = async (needs, { personId }, place, lists) => {
  const span = { after: place.command, until: place.until.command }
  const { rows, lookedUpTo } = await needs.commands.pageOfPerson(personId, span)
  lists.commands.push(...(await withSceneNames(needs, rows)))
  return lookedUpTo < span.until ? { command: lookedUpTo } : undefined
}

const events: ReadPage = async ({ personEvents }, { personId }, place, lists) => {
  const span = { after: place.event, until: place.until.event }
  const { rows, lookedUpTo } = await personEvents.page(personId, span)
  lists.events.push(...rows)
  return lookedUpTo < span.until ? { event: lookedUpTo } : undefined
}

/** Reads the devices of the home that the actor manages; nothing for those who do not manage it. */
const devices: ReadPage = async ({ deviceReader }, actor, place, lists) => {
  if (!managesHome(actor)) return undefined
  const rows = await deviceReader.pageOfHome(actor.homeId, place.listedDevice, most.page)
  lists.devices.push(...rows)
  const last = rows.at(-1)
  return last && { listedDevice: last.id }
}

/** Reads the photos of the home that the actor manages; nothing for those who do not manage it. */
const roomPhotos: ReadPage = async (needs, actor, place, lists) => {
  if (!managesHome(actor)) return undefined
  const rows = await needs.roomPhotos.pageOfHome(actor.homeId, place.roomOfPhoto, most.photos)
  lists.roomPhotos.push(...rows)
  const last = rows.at(-1)
  return last && { roomOfPhoto: last.roomId }
}

/** Reads the series of the home that the actor manages; nothing for those who do not manage it. */
const measured: ReadPage = async (needs, actor, place, lists) => {
  if (!managesHome(actor)) return undefined
  const { homeId } = actor
  const device = await needs.deviceReader.after(homeId, place.device)
  if (!device) return undefined
  // Another device where the one before has been deleted meanwhile.
  const afterSeries = place.series.deviceId === device.id ? place.series.id : 0
  const page = { homeId, device, deviceCount: place.until.devices, afterSeries }
  const { measured, next } = await measuredOfDevice(needs, page)
  lists.measured.push(...measured)
  if (next !== null) return { series: { deviceId: device.id, id: next } }
  return { device: device.id, devicesRead: place.devicesRead + 1 }
}

/** The lists in their order. */
const lists = [
  sessions,
  favourites,
  joinCodes,
  letters,
  commands,
  devices,
  roomPhotos,
  measured,
  events,
]

/** The rows (each day of a series is one, a photo a hundred) that make a part large enough; its pages, photos at once, and their rows, at most. */
const most = { rows: 500, pages: 40, page: 250, photos: 3 }

const sizeOf = ({ measured, roomPhotos, ...rest }: OwnLists): number =>
  100 * roomPhotos.length +
  measured.reduce((sum, { days }) => sum + 1 + days.length, 0) +
  Object.values(rest).reduce((sum, { length }) => sum + length, 0)

/**
 * Reads the next part of the lists.
 * @param pause lets others have their turn after each page
 * @returns it, and where the next part begins; null where nothing is left
 */
export async function readLists(
  needs: OwnListNeeds,
  actor: PersonActor,
  from: ExportPlace,
  pause: () => Promise<void>,
): Promise<{ part: OwnLists; next: ExportPlace | null }> {
  const part = noLists()
  let place = from
  for (let pages = 0; pages < most.pages && sizeOf(part) < most.rows; pages += 1) {
    const readPage = lists[place.list]
    if (!readPage) return { part, next: null }
    const moved = await readPage(needs, actor, place, part)
    place = { ...place, ...(moved ?? { list: place.list + 1 }) }
    await pause()
  }
  return { part, next: lists[place.list] ? place : null }
}

/** How much of an export is done at a place, from 0 to 1: roughly, by what there is to look through. */
export function progressAt({ list, command, event, devicesRead, until }: ExportPlace): number {
  const steps = lists.map((read, nth) => {
    const isHere = nth === list
    if (read === commands) return stepsOf(isHere ? command : 0, until.command, rowsOfStep)
    if (read === events) return stepsOf(isHere ? event : 0, until.event, rowsOfStep)
    if (read === measured) return stepsOf(isHere ? devicesRead : 0, until.devices, 1)
    return { all: 1, done: 0 }
  })
  const all = steps.reduce((sum, step) => sum + step.all, 0)
  const done = steps.reduce((sum, step, nth) => sum + (nth < list ? step.all : step.done), 0)
  return Math.min(1, done / all)
}

/** As many rows as take as long to look through as a device takes to be read. */
const rowsOfStep = 5_000

const stepsOf = (at: number, of: number, each: number) => ({
  all: 1 + of / each,
  done: Math.min(at, of) / each,
})
