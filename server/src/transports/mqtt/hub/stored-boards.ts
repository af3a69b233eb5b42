import { z } from 'zod'
import { type HubBoard, hubBoard } from './hub-board.ts'

/** How many boards of a hub are stored, and how large they are together, bytes. */
export const storedMost = { boards: 300, bytes: 512 * 1024 }

/**
 * The boards of a hub as they are stored: as many as may be, those that are adopted first.
 * @param adopted their keys
 */
export function textOfBoards(boards: readonly HubBoard[], adopted: readonly string[]): string {
  const own = new Set(adopted)
  const inOrder = boards.toSorted(
    (one, other) => Number(own.has(other.key)) - Number(own.has(one.key)),
  )
  return listOfTexts(inOrder.slice(0, storedMost.boards).map((board) => JSON.stringify(board)))
}

/** A list of values that are JSON already, without those at its end that do not fit. */
export function listOfTexts(texts: readonly string[]): string {
  let bytes = 2
  const over = texts.findIndex((text) => {
    bytes += Buffer.byteLength(text) + 1
    return bytes > storedMost.bytes
  })
  return `[${(over < 0 ? texts : texts.slice(0, over)).join()}]`
}

/** The boards that were stored; undefined where a server of another version has stored something else. */
export const boardsOfText = (text: string): HubBoard[] | undefined =>
  z.array(hubBoard).safeParse(JSON.parse(text)).data
