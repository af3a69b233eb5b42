import { createHash } from 'node:crypto'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { z } from 'zod'
import { putLast } from '../../../platform/put-last.ts'

/** A pin of a device, and the pin of its new board that takes its place. */
export type PinMatch = { pin: PinKey; by: PinKey }

/** A reading of a device, and the one of its new board that goes on with it. */
export type ReadingMatch = { reading: string; by: string }

/** The pins and readings of a board that has taken another one's place: the board's keys are not those of the device. */
export type PinAliases = {
  /** The pin of the device for a key of its board. */
  pinOf(onBoard: PinKey): PinKey
  /** The key on the board of a pin of the device; undefined for one that it does not have any more. */
  onBoard(pin: PinKey): PinKey | undefined
  /** The reading of the device for a key of its board. */
  readingOf(onBoard: string): string
  /** The key on the board of a reading of the device. */
  readingOnBoard(reading: string): string
}

const storedKeys = z.object({
  /** Those that were matched: key on the board, key of the device. */
  matched: z.array(z.tuple([z.string(), z.string()])),
  /** Those of the device that nothing was matched with. */
  left: z.array(z.string()),
})
type StoredKeys = z.infer<typeof storedKeys>

/** The keys of pins, and those of readings beside them. */
const storedAliases = storedKeys.extend({ readings: storedKeys.default({ matched: [], left: [] }) })

/** The aliases of a device as its row has them. */
export function readAliases(text: string): PinAliases {
  const { readings, ...stored } = storedAliases.parse(JSON.parse(text))
  const pins = keysOf(stored, '.new')
  const measured = keysOf(readings, '_new')
  return {
    pinOf: pins.ofDevice,
    onBoard: (pin) => (pins.isLeft(pin) ? undefined : pins.onBoard(pin)),
    readingOf: (onBoard) => measured.ofDevice(onBoard),
    readingOnBoard: measured.onBoard,
  }
}

/** The most characters of a key, and how many of them tell long keys apart. */
const most = { key: 32, digest: 10 }
/** The end of a key that was shortened, and of those that look so. */
const shortened = /_[0-9a-f]{10}$/
/** How many keys a board can have that were shortened: more than its pins and readings. */
const shortenedMost = 256

/** Both directions; a key of the board that is another one's at the device gets an ending. */
function keysOf({ matched, left }: StoredKeys, suffix: string) {
  const toDevice = new Map(matched)
  const toBoard = new Map(matched.map(([onBoard, key]) => [key, onBoard]))
  const taken = new Set([...toBoard.keys(), ...left])
  const ending = freeEnding(taken, suffix)
  /** The keys on the board of those that were shortened, as far as it has said them. */
  const longKeys = new Map<string, string>()

  function other(onBoard: string): string {
    const key = onBoard + ending
    if (key.length <= most.key && !shortened.test(onBoard)) return key
    const begin = onBoard.slice(0, most.key - ending.length - most.digest - 1)
    const short = `${begin}_${digest(onBoard)}${ending}`
    putLast(longKeys, short, onBoard, shortenedMost)
    return short
  }

  return {
    isLeft: (key: string) => taken.has(key) && !toBoard.has(key),
    ofDevice(onBoard: string): string {
      const isOther = taken.has(onBoard) || onBoard.endsWith(ending)
      return toDevice.get(onBoard) ?? (isOther ? other(onBoard) : onBoard)
    },
    onBoard: (key: string): string =>
      toBoard.get(key) ??
      longKeys.get(key) ??
      (key.endsWith(ending) ? key.slice(0, -ending.length) : key),
  }
}

const digest = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, most.digest)

/** An ending for keys of the board that are those of other pins: no right to those is a right to these. */
function freeEnding(taken: ReadonlySet<string>, suffix: string): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? suffix : `${suffix}${number}`
    if (![...taken].some((key) => key.endsWith(ending))) return ending
  }
}

/** The pins and readings that were matched, and the keys that the device has of both. */
export type BoardMatches = {
  pins: readonly PinMatch[]
  readings: readonly ReadingMatch[]
  /** The readings of the device that the board has not. */
  leftReadings: readonly string[]
}

/**
 * The aliases of a device whose board is replaced, for its row; null where all keys are the same.
 * @param keys the keys that pins of the device have ever had
 * @param board the aliases that the new board has had so far
 */
export function aliasesFor(
  { pins, readings, leftReadings }: BoardMatches,
  keys: readonly PinKey[],
  board?: PinAliases,
): string | null {
  const taken = new Set(pins.map(({ pin }) => pin))
  const matched = pins.map(({ pin, by }): [PinKey, PinKey] => [board?.onBoard(by) ?? by, pin])
  const left = keys.filter((key) => !taken.has(key))
  const measured = readings.map(({ reading, by }): [string, string] => [
    board?.readingOnBoard(by) ?? by,
    reading,
  ])
  const isSame =
    matched.length + left.length + leftReadings.length === 0 &&
    measured.every(([onBoard, reading]) => onBoard === reading)
  if (isSame) return null
  return JSON.stringify({ matched, left, readings: { matched: measured, left: leftReadings } })
}
