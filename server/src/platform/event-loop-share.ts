/** The longest that work may go on before the event loop has its turn, ms. */
const usualMs = 10

// The function as it was at the start: tests that set the time replace it.
const soon = setImmediate

export type EventLoopShare = ReturnType<typeof openEventLoopShare>

/**
 * Lets the event loop have its turn within a chain of work whose parts come from no outside: SQLite
 * answers at once, and promises that are settled at once go before every message and every timer.
 */
export function openEventLoopShare(shareMs = usualMs) {
  /** When the first work of this turn of the loop began, by the monotonic clock, ms. */
  let beganAt: number | undefined
  return {
    /** Resolves in the next turn of the event loop, if this one has gone on for long. */
    async pauseIfLong(): Promise<void> {
      if (beganAt === undefined) {
        beganAt = performance.now()
        soon(() => {
          beganAt = undefined
        })
      } else if (performance.now() - beganAt > shareMs) {
        await new Promise((resolve) => soon(resolve))
      }
    },
  }
}
