import { clock } from '../ui/time/clock.ts'

/** The clock, replaceable in tests. */
export type Timers = {
  now: () => number
  /** Runs something later; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/** The clock of the page and the timers of the browser. */
export const realTimers: Timers = {
  now: clock.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
