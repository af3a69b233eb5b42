import { openEventLoopShare } from './event-loop-share.ts'

/** How many items are mapped between two looks at the time. */
const atOnce = 20

/** How long mapping goes on in one turn, ms: a press that comes meanwhile waits no longer. */
const mapMostMs = 4

// The function as it was at the start: tests that set the time replace it.
const soon = setImmediate

export type EventLoop = ReturnType<typeof openEventLoop>

/** The turns of the event loop, as the work of a server shares them. */
export function openEventLoop() {
  const share = openEventLoopShare(mapMostMs)
  let waiting: (() => void)[] = []

  function endTurn(): void {
    try {
      for (let next = 0; next < waiting.length; next += 1) waiting[next]?.()
    } finally {
      waiting = []
    }
  }

  return {
    /**
     * Hot: calls back at the end of this turn, when all that had arrived is handled: what is sent in a turn
     * leaves then, in one write for each socket. In the order of the calls; what is added meanwhile too. It
     * must not throw.
     */
    atTurnEnd(flush: () => void): void {
      if (waiting.length === 0) soon(endTurn)
      waiting.push(flush)
    },

    /** Maps very many items: others have their turn in between. */
    async mapInTurns<From, To>(items: readonly From[], map: (item: From) => To): Promise<To[]> {
      const mapped: To[] = []
      for (const [nth, item] of items.entries()) {
        if (nth % atOnce === 0) await share.pauseIfLong()
        mapped.push(map(item))
      }
      return mapped
    },
  }
}
