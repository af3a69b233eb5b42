/** The clock, so that a test can hold it. */
export type Timers = {
  now: () => number
  /** Runs something later; the answer takes it back. */
  after: (ms: number, run: () => void) => () => void
}

export const realTimers: Timers = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
