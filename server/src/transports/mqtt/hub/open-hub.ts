import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { openDeviceConnects } from '../../../features/devices/presence/device-presence.ts'
import type { BoardsAsked } from '../../../features/devices/records/device-events.ts'
import type { ConnectedDevice } from '../../../features/devices/twins/connected-device.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Roomwire } from '../../../roomwire.ts'
import type { DeviceLine, Firmware } from '../admission.ts'
import { readFirmwareJson } from '../dialects/firmware-json.ts'
import { askInTurn } from './ask-in-turn.ts'
import { helloOf, questionOf, settingIn, stateWord } from './board-messages.ts'
import type { openBoardsThread } from './boards-thread.ts'
import type { HubBoard } from './hub-board.ts'
import { type KeptList, listTimes } from './kept-lists.ts'
import { type BoardNeeds, type BoardRow, type OpenBoard, openBoard } from './open-board.ts'
import { asManyAsFit, boardsByName } from './read-boards.ts'
import { reportChange, reportState } from './report-board.ts'
import { boardsOfText, textOfBoards } from './stored-boards.ts'

export type HubNeeds = BoardNeeds & Pick<Roomwire, 'devices'> & { boardsThread: BoardsReader }

/** Reads a list of boards. */
export type BoardsReader = Pick<ReturnType<typeof openBoardsThread>, 'read'>

type Opening = {
  /** The device of the hub, and its line. */
  hub: ConnectedDevice
  line: DeviceLine
  base: string
  connect: ReturnType<typeof openDeviceConnects>
  /** Hears the keys of the boards that are adopted, each time they are looked up. */
  onAdopted?: ((keys: readonly string[]) => void) | undefined
  /** Whether what is retained is old, and all else is new; a hub may retain all that it says. */
  keepsOld?: boolean | undefined
  /** Whether there are more boards than are read. */
  isUnread?: (() => boolean) | undefined
  /** The devices that are connected here. */
  connected: Map<ConnectedDevice, DeviceLine>
  /** The last list of a hub that may connect without telling it; undefined for one that always does. */
  keptList?: KeptList | undefined
}

export type Hub = Pick<Firmware, 'receive'> & {
  found(asked: BoardsAsked): ReturnType<typeof asManyAsFit> & { isUnread: boolean }
  /** Boards were adopted. */
  boardsChanged(): void
  end(): Promise<void>
}

/** How often it is looked for boards that have been adopted, where an event was lost, ms. */
const syncPauseMs = 30_000
/** As how many messages a list of boards counts, the hub's coming and going, and that of a board. */
const countOf = { list: 300, hub: 100, board: 10 }
/** The number of different faults of a hub that the log has: one that repeats them fills no disk. */
const notedMost = 20

/**
 * Speaks for the boards behind a hub: each that is adopted is a connected device while the hub has it, and neither
 * the hub nor the board says that it is away.
 */
export function openHub(needs: HubNeeds, opening: Opening): Hub {
  const { hub, line: hubLine, base, connect, connected, keptList } = opening
  const { keepsOld = false, isUnread = () => false } = opening
  const { devices, log, clock } = needs
  const open = new Map<string, OpenBoard>()
  const away = new Set<string>()
  /** The boards that have said something since the hub has connected: its first words may be old. */
  const heard = new Set<string>()
  let byKey: ReadonlyMap<string, HubBoard> = new Map()
  let adoptedKeys: readonly string[] = []
  let byName: ReadonlyMap<string, HubBoard> = new Map()
  let [isOnline, isListed] = [true, false]
  let syncedAt = 0
  let syncing: Promise<void> = Promise.resolve()
  const asking = askInTurn(askOne)
  const note = openNotes(needs, hub)
  const failed = (err: unknown) => log.error({ err, deviceId: hub.id }, 'a hub could not be read')
  const listed = expectList(needs, opening, (old) => void takeList(old).catch(failed))

  const say = (to: string, payload: object) =>
    hubLine.send('command', JSON.stringify({ to, payload }))
  const isNamed = (board: HubBoard) => byName.get(board.name) === board

  function askOne(key: string): void {
    const board = byKey.get(key)
    const payload = board && isNamed(board) ? questionOf(board) : undefined
    if (payload) say(`${board?.name}/get`, payload)
  }

  /** Connects the boards that are to be, and lets go of the others; one look after another. */
  function sync(): Promise<void> {
    syncing = syncing.then(syncNow).catch(failed)
    return syncing
  }

  async function syncNow(): Promise<void> {
    syncedAt = clock.now()
    const adopted = isOnline ? await devices.boardsOf(hub.id) : []
    adoptedKeys = keysOf(adopted)
    const wanted = wantedOf(adopted, hub, (key) => byKey.has(key) && !away.has(key))
    const gone = [...open].filter(([key, { row }]) => wanted.get(key)?.id !== row.id)
    await Promise.all(gone.map(([key, board]) => closeOne(key, board)))
    const added = [...wanted].filter(([key]) => !open.has(key))
    await Promise.all(added.map(([key, row]) => openOne(key, row)))
    opening.onAdopted?.(adoptedKeys)
    if (isOnline && isListed) keptList?.keep(textOfBoards([...byKey.values()], adoptedKeys))
  }

  async function openOne(key: string, row: BoardRow): Promise<void> {
    const own = await openBoard(needs, row, {
      connect,
      connected,
      send: (topic, payload) => (topic === 'command' ? command(key, payload) : 'not_listening'),
      close() {
        const board = open.get(key)
        if (board?.row === row) closeOne(key, board).catch(failed)
      },
    })
    const board = byKey.get(key)
    if (!own || !board) return
    open.set(key, own)
    own.tell('hello', helloOf(board))
    if (board.isMains) asking.add(key)
  }

  function closeOne(key: string, board: OpenBoard): Promise<void> {
    open.delete(key)
    return board.end()
  }

  function command(key: string, payload: string) {
    const board = byKey.get(key)
    const setting = board && isNamed(board) ? settingIn(board, payload) : undefined
    if (!board || !setting) return 'not_listening'
    // Its answer is news, also where it only says again how the pin is.
    open.get(key)?.said.set(setting.pin, '')
    return say(`${board.name}/set`, setting.fields)
  }

  /** Takes what a board says: of what it has said before, only what has changed. */
  async function takeState(board: HubBoard, payload: Buffer, isRetained: boolean): Promise<void> {
    const own = open.get(board.key)
    if (!own) {
      // Perhaps it is adopted by now.
      if (clock.now() - syncedAt >= syncPauseMs) void sync()
      return
    }
    const old = { isFirst: !heard.has(board.key), isRetained, keepsOld }
    heard.add(board.key)
    reportState(own, board, readFirmwareJson(payload), old)
    if (own.isBehind()) await own.settled()
  }

  async function takeList(read: readonly HubBoard[] | undefined): Promise<void> {
    if (!read) return
    listed?.()
    isListed = true
    const before = byKey
    byKey = new Map(read.map((board) => [board.key, board]))
    byName = boardsByName(read)
    for (const all of [away, heard]) for (const key of all) if (!byKey.has(key)) all.delete(key)
    for (const { key, isAway } of read) if (isAway && !before.has(key)) away.add(key)
    await sync()
    for (const [key, own] of open) reportChange(own, before.get(key), byKey.get(key))
  }

  async function takeAvailability(board: HubBoard, payload: Buffer): Promise<void> {
    const state = stateWord(payload)
    if (state !== 'online' && state !== 'offline') return
    if (away.has(board.key) === (state === 'offline')) return
    await turn(needs, hub, countOf.board)
    if (state === 'offline') away.add(board.key)
    else away.delete(board.key)
    await sync()
  }

  async function takePresence(payload: Buffer): Promise<void> {
    const isNow = stateWord(payload) !== 'offline'
    if (isNow === isOnline) return
    await turn(needs, hub, countOf.hub)
    isOnline = isNow
    await sync()
  }

  async function take(word: string, payload: Buffer, isRetained: boolean): Promise<void> {
    const isList = word === 'bridge/devices'
    await turn(needs, hub, isList ? countOf.list : 1)
    if (isList) return takeList(await readList(needs, hub, payload))
    if (payload.length > limits.mqttPacketBytesMax) return note('Only a list of boards may be long')
    if (word === 'bridge/state') return takePresence(payload)
    const board = byName.get(word)
    if (board) return takeState(board, payload, isRetained)
    const named = byName.get(word.replace(/\/availability$/, ''))
    if (named) await takeAvailability(named, payload)
  }

  return {
    receive: (topic, payload, isRetained) =>
      unlessRefused(note, take(topic.slice(base.length + 1), payload, isRetained)),
    found: (asked) => ({
      ...asManyAsFit([...byKey.values()], new Set(adoptedKeys), asked),
      isUnread: isUnread(),
    }),
    boardsChanged: () => void sync(),
    async end() {
      isOnline = false
      asking.stop()
      listed?.()
      await sync()
      await keptList?.end()
    },
  }
}

/** Reads a list of boards, of which the adopted ones are kept where it is too long. */
const readList = async (
  { devices, boardsThread }: HubNeeds,
  { id }: ConnectedDevice,
  list: Buffer,
) => boardsThread.read(list, keysOf(await devices.boardsOf(id)))

/** The keys of adopted boards. */
export const keysOf = (adopted: readonly BoardRow[]): string[] =>
  adopted.flatMap(({ hub_key }) => hub_key ?? [])

/** The boards of a hub that are to be connected, by their keys. */
const wantedOf = (
  adopted: readonly BoardRow[],
  { homeId }: ConnectedDevice,
  isHere: (key: string) => boolean,
): Map<string, BoardRow> =>
  new Map(
    adopted.flatMap((row) =>
      row.home_id === homeId && row.hub_key !== null && isHere(row.hub_key)
        ? [[row.hub_key, row] as const]
        : [],
    ),
  )

/**
 * Waits for the list of a hub: in its place an old one serves, or the hub is asked to restart.
 * @returns to be called once it has told its list, or is gone
 */
function expectList(
  { log }: HubNeeds,
  { hub, line, keptList }: Opening,
  take: (boards: readonly HubBoard[]) => void,
): (() => void) | undefined {
  if (!keptList) return undefined
  const expected = new AbortController()
  const { signal } = expected

  async function expect(kept: KeptList): Promise<void> {
    const text = await kept.find()
    const old = text === undefined ? undefined : boardsOfText(text)
    await wait(old ? listTimes.oldListMs : listTimes.restartMs, undefined, { signal })
    if (old) return take(old)
    if (!kept.mayRestart()) return
    log.info({ deviceId: hub.id }, 'a hub that does not tell its boards is asked to restart')
    line.send('command', JSON.stringify({ to: 'bridge/request/restart', payload: {} }))
  }

  expect(keptList).catch((err) => {
    if (!signal.aborted) log.error({ err, deviceId: hub.id }, 'the list of a hub could not be read')
  })
  return () => expected.abort()
}

/** Waits for the turn of a message that counts as so many: a hub that sends faster is read as slowly. */
async function turn({ rateLimits }: HubNeeds, hub: ConnectedDevice, count: number): Promise<void> {
  const waitMs = rateLimits.reserveHubMessage(hub, count)
  if (waitMs > 0) await wait(waitMs)
}

/** Logs each fault of a hub once. */
function openNotes({ log }: HubNeeds, { id }: ConnectedDevice): (error: string) => void {
  const noted = new Set<string>()
  return (error) => {
    if (noted.size >= notedMost || noted.has(error)) return
    noted.add(error)
    log.info({ deviceId: id, error }, 'a message of a hub was not taken')
  }
}

/** A hub is answered nothing: a message that is refused is noted. */
async function unlessRefused(note: (error: string) => void, taking: Promise<void>) {
  try {
    await taking
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    note(error.message)
  }
  return []
}
