import { boardKey, type FoundBoard } from '@roomwire/contracts/vocabulary/found-board.ts'
import type { BoardsAsked } from '../../../features/devices/records/device-events.ts'
import { isRecord, shortText } from '../dialects/firmware-json.ts'
import type { HubBoard } from './hub-board.ts'
import { readExposes } from './read-exposes.ts'

/** More boards than any Zigbee network has. */
const boardsMax = 1_000
/** How large the list may be as people are told of it, bytes: it travels between replicas, and NATS takes 1 MB. */
const listBytesMax = 512 * 1024
const nameMax = 200

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? shortText(value, nameMax) : null

/**
 * Reads `bridge/devices` of Zigbee2MQTT: the list of its boards. A board that can't be read is left out, and so
 * are those at the end of a list that is too long, adopted ones last.
 * @param adopted the keys of adopted boards
 * @returns undefined for what is no list
 */
export function readBoards(
  payload: Uint8Array,
  adopted: ReadonlySet<string> = new Set(),
): HubBoard[] | undefined {
  const list = parsed(payload)
  if (!Array.isArray(list)) return undefined
  const boards = new Map<string, HubBoard>()
  const isAdopted = (one: unknown) =>
    isRecord(one) && typeof one.ieee_address === 'string' && adopted.has(one.ieee_address)
  for (const one of putFirst(list, isAdopted).slice(0, boardsMax)) {
    const board = isRecord(one) ? boardOf(one) : undefined
    if (board) boards.set(board.key, board)
  }
  return [...boards.values()]
}

/** As many of the boards that are asked for as people can be told of at once, adopted ones first. */
export function asManyAsFit(
  boards: readonly HubBoard[],
  adopted: ReadonlySet<string>,
  { q, keys }: BoardsAsked,
): { boards: FoundBoard[]; more: number } {
  const part = q?.toLowerCase()
  const asked = boards.filter(
    ({ key, name }) =>
      (part === undefined || name.toLowerCase().includes(part)) &&
      (keys === undefined || keys.includes(key)),
  )
  const fitting: FoundBoard[] = []
  let bytes = 0
  for (const board of putFirst(asked, ({ key }) => adopted.has(key))) {
    const found = foundBoardOf(board)
    bytes += Buffer.byteLength(JSON.stringify(found))
    if (bytes > listBytesMax || fitting.length >= boardsMax) break
    fitting.push(found)
  }
  return { boards: fitting, more: asked.length - fitting.length }
}

/** The same list with some of it first. */
const putFirst = <T>(list: readonly T[], isFirst: (one: T) => boolean): T[] => [
  ...list.filter(isFirst),
  ...list.filter((one) => !isFirst(one)),
]

function boardOf(device: Readonly<Record<string, unknown>>): HubBoard | undefined {
  const { data: key } = boardKey.safeParse(device.ieee_address)
  const { friendly_name: name, definition, type, power_source: power, disabled } = device
  const isName = typeof name === 'string' && name !== '' && name.length <= nameMax
  if (key === undefined || !isName || type === 'Coordinator' || disabled === true) return undefined
  const known = isRecord(definition) ? definition : {}
  return {
    key,
    name: name.toWellFormed(),
    model: textOrNull(known.model),
    vendor: textOrNull(known.vendor),
    about: textOrNull(known.description),
    ...readExposes(known.exposes),
    isMains: typeof power === 'string' && power.startsWith('Mains'),
    isAway: false,
  }
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
  } catch {
    return undefined // A hub that sends what is no JSON has told of no boards.
  }
}

/** A board as people are told of it. */
export const foundBoardOf = (board: HubBoard): FoundBoard => ({
  key: board.key,
  name: shortText(board.name, nameMax) || board.key,
  model: board.model,
  vendor: board.vendor,
  about: board.about,
  pins: board.pins.map(({ key, name, form }) => ({ key, name, form })),
  readings: board.readings.map(({ declared }) => declared.name),
})

/** The last parts of topics of a board, beside its own. */
const partsOfBoard = ['set', 'get', 'availability']

/**
 * The boards by their names. Names that could be those of topics of another board, or that no topic can have, are
 * left out: nothing would be certain about them.
 */
export function boardsByName(boards: readonly HubBoard[]): ReadonlyMap<string, HubBoard> {
  const counts = Map.groupBy(boards, ({ name }) => name)
  const isCertain = ({ name }: HubBoard) =>
    counts.get(name)?.length === 1 &&
    !/[+#\p{Cc}]/u.test(name) &&
    !/^bridge(?:\/|$)/.test(name) &&
    !name.split('/').includes('') &&
    !partsOfBoard.some((part) => counts.has(`${name}/${part}`)) &&
    !partsOfBoard.some((part) => name.endsWith(`/${part}`))
  return new Map(boards.filter(isCertain).map((board) => [board.name, board]))
}
