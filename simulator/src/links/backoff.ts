/** How long a device waits before it connects again, in milliseconds. */
export type Waits = {
  /** After the first failure; doubles with each that follows. */
  first: number
  longest: number
  /** After the server has refused to let it in. */
  refused: number
}
export const defaultWaits: Waits = { first: 1_000, longest: 15_000, refused: 60_000 }

/** A connection that lasted so long was a good one: the next attempt comes soon again. */
const goodConnectionMs = 10_000

/**
 * Counts the failures of a connection and says how long to wait after each,
 * give or take 30 %, so that devices do not come back all at once.
 */
export class Backoff {
  readonly #waits: Waits
  #failures = 0

  constructor(waits: Waits) {
    this.#waits = waits
  }

  /** Milliseconds to wait after a connection that lasted so long; 0 is one that never came about. */
  after(connectionMs: number): number {
    if (connectionMs >= goodConnectionMs) this.#failures = 0
    const waitMs = Math.min(this.#waits.longest, this.#waits.first * 2 ** this.#failures)
    this.#failures += 1
    return Math.min(this.#waits.longest, waitMs * (0.7 + Math.random() * 0.6))
  }
}
