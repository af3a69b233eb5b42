import { openEventLoopShare } from './event-loop-share.ts'

/** How many items are mapped between two looks at the time. */
const atOnce = 20

/** How long mapping, or patient work, goes on in one turn, ms: a press that comes meanwhile waits no longer. */
const mapMostMs = 4

// The function as it was at the start: tests that set the time replace it.
const soon = setImmediate

export type EventLoop = ReturnType<typeof openEventLoop>

/** The turns of the event loop, as the work of a server shares them. */
export function openEventLoop() {
  const share = openEventLoopShare(mapMostMs)
  let results: (() => void)[] = []
  let writes: (() => void)[] = []
  let isDue = false
  let patient: (() => void)[] = []

  /** Does patient work for a while; the rest has its time in the next turns. */
  function doPatient(): void {
    const begunAt = performance.now()
    let done = 0
    try {
      while (done < patient.length && performance.now() - begunAt < mapMostMs) patient[done++]?.()
    } finally {
      patient = patient.slice(done)
      if (patient.length > 0) soon(doPatient)
    }
  }

  /** Results first, also those that follow from others: what is written is all that there is to say. */
  function endTurn(): void {
    let [nthResult, nthWrite] = [0, 0]
    try {
      for (;;) {
        const work = results[nthResult] ? results[nthResult++] : writes[nthWrite++]
        if (!work) break
        work()
      }
    } finally {
      results = []
      writes = []
      isDue = false
    }
  }

  function due(): void {
    if (isDue) return
    isDue = true
    soon(endTurn)
  }

  return {
    /**
     * Hot: calls back at the end of this turn, when all that had arrived is handled and before anything
     * leaves: all that came in is stored then at once, and what follows from that leaves with the rest. In
     * the order of the calls; what is added meanwhile too. It must not throw.
     */
    beforeTurnEnd(work: () => void): void {
      due()
      results.push(work)
    },

    /** Hot: the same after that: what is sent in a turn leaves then, in one write for each socket. */
    atTurnEnd(flush: () => void): void {
      due()
      writes.push(flush)
    },

    /**
     * Calls back when there is time: some in each turn, in the order of the calls, so that others have theirs
     * while thousands come at once. It must not throw.
     */
    whenThereIsTime(work: () => void): void {
      patient.push(work)
      if (patient.length === 1) soon(doPatient)
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
