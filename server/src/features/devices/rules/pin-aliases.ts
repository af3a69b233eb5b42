import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { z } from 'zod'

/** A pin of a device, and the pin of its new board that takes its place. */
export type PinMatch = { pin: PinKey; by: PinKey }

/** The pins of a board that has taken another one's place: the board's keys are not those of the device. */
export type PinAliases = {
  /** The pin of the device for a key of its board. */
  pinOf(onBoard: PinKey): PinKey
  /** The key on the board of a pin of the device; undefined for one that it does not have any more. */
  onBoard(pin: PinKey): PinKey | undefined
}

const storedAliases = z.object({
  /** The pins that were matched: key on the board, key of the device. */
  matched: z.array(z.tuple([z.string(), z.string()])),
  /** The pins of the device that nothing was matched with. */
  left: z.array(z.string()),
})

/** The aliases of a device as its row has them. */
export function readAliases(text: string): PinAliases {
  const { matched, left } = storedAliases.parse(JSON.parse(text))
  const toPin = new Map(matched)
  const toBoard = new Map(matched.map(([onBoard, pin]) => [pin, onBoard]))
  const taken = new Set([...toBoard.keys(), ...left])
  const ending = freeEnding(taken)
  return {
    pinOf(onBoard) {
      const isOther = taken.has(onBoard) || onBoard.endsWith(ending)
      return toPin.get(onBoard) ?? (isOther ? onBoard + ending : onBoard)
    },
    onBoard(pin) {
      if (taken.has(pin)) return toBoard.get(pin)
      return pin.endsWith(ending) ? pin.slice(0, -ending.length) : pin
    },
  }
}

/** An ending for keys of the board that are those of other pins: no right to those is a right to these. */
function freeEnding(taken: ReadonlySet<PinKey>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '.new' : `.new${number}`
    if (![...taken].some((key) => key.endsWith(ending))) return ending
  }
}

/**
 * The aliases of a device whose board is replaced, for its row.
 * @param keys the keys that pins of the device have ever had
 * @param board the aliases that the new board has had so far
 */
export function aliasesFor(
  matches: readonly PinMatch[],
  keys: readonly PinKey[],
  board?: PinAliases,
): string {
  const taken = new Set(matches.map(({ pin }) => pin))
  const matched = matches.map(({ pin, by }): [PinKey, PinKey] => [board?.onBoard(by) ?? by, pin])
  return JSON.stringify({ matched, left: keys.filter((key) => !taken.has(key)) })
}
