import { setImmediate as nextTurn } from 'node:timers/promises'

/** Gives so many of them at a time; in between, everybody else has a turn. */
export async function* someAtATime<T>(all: readonly T[], count: number): AsyncGenerator<T[]> {
  for (let first = 0; first < all.length; first += count) {
    if (first > 0) await nextTurn()
    yield all.slice(first, first + count)
  }
}
