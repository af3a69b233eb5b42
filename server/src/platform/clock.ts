/** The source of the time: the machine's clock, or a test's. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
