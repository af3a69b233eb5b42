import { z } from 'zod'

/** When fields of a board were heard, epoch ms. */
const storedBoard = z.tuple([z.string(), z.record(z.string(), z.number())])

/**
 * Knows when fields were heard that count for a time only. It is stored, so that this time goes on while this server
 * does not run.
 */
export function openExpiries(now: () => number) {
  const boards = new Map<string, Map<string, number>>()

  function hear(board: string, field: string): void {
    const fields = boards.get(board) ?? new Map<string, number>()
    boards.set(board, fields.set(field, now()))
  }

  return {
    hear,

    /** How long a field counts that was told for so many ms, from now on; one that was never heard is heard now. */
    left(board: string, field: string, ms: number): number {
      const at = boards.get(board)?.get(field)
      if (at === undefined) hear(board, field)
      // A clock that was put back makes nothing younger.
      return Math.max(0, Math.min(ms, (at ?? now()) + ms - now()))
    },

    /** Takes what was stored before; anything else is left alone. */
    takeStored(stored: readonly unknown[]): void {
      for (const one of stored) {
        const { data } = storedBoard.safeParse(one)
        if (data) boards.set(data[0], new Map(Object.entries(data[1])))
      }
    },

    /** The times of these boards, to be stored. */
    toStore: (keys: readonly string[]): [board: string, heard: Record<string, number>][] =>
      keys.flatMap((key) => {
        const fields = boards.get(key)
        return fields ? [[key, Object.fromEntries(fields)]] : []
      }),
  }
}
