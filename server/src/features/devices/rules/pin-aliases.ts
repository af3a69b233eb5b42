import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { readingKeyMax } from '@roomwire/contracts/vocabulary/series.ts'
import { z } from 'zod'

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
  const measured = keysOf(readings, '_new', readingKeyMax)
  return {
    pinOf: pins.ofDevice,
    onBoard: (pin) => (pins.isLeft(pin) ? undefined : pins.onBoard(pin)),
    readingOf: (onBoard) => measured.ofDevice(onBoard),
    readingOnBoard: measured.onBoard,
  }
}

/** Both directions; a key of the board that is another one's at the device gets an ending. */
function keysOf({ matched, left }: StoredKeys, suffix: string, most = Infinity) {
  const toDevice = new Map(matched)
  const toBoard = new Map(matched.map(([onBoard, key]) => [key, onBoard]))
  const taken = new Set([...toBoard.keys(), ...left])
  const ending = freeEnding(taken, suffix)
  return {
    isLeft: (key: string) => taken.has(key) && !toBoard.has(key),
    ofDevice(onBoard: string): string {
      const isOther = taken.has(onBoard) || onBoard.endsWith(ending)
      const other = () => onBoard.slice(0, most - ending.length) + ending
      return toDevice.get(onBoard) ?? (isOther ? other() : onBoard)
    },
    onBoard: (key: string): string =>
      toBoard.get(key) ?? (key.endsWith(ending) ? key.slice(0, -ending.length) : key),
  }
}

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
