/** The source of the time: the machine's clock, or a test's. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that can be put forward, and back. */
export type MovableClock = Clock & {
  /** Puts it forward by so many ms; a negative number puts it back. */
  advance(ms: number): void
}

/** A clock that goes like another one, from where it is put. */
export function movableClock(clock: Clock): MovableClock {
  let aheadMs = 0
  return {
    now: () => clock.now() + aheadMs,
    advance: (ms) => {
      aheadMs += ms
    },
  }
}
