import { openEventLoopShare } from './event-loop-share.ts'

/** How many items are mapped between two looks at the time. */
const atOnce = 20

/** How long mapping, or patient work, goes on in one turn, ms: a press that comes meanwhile waits no longer. */
const mapMostMs = 4

/**
 * How many devices are read in one turn. The system reads thousands of sockets in one turn: without this, a server
 * that stood still for a second would then handle all of that before anything is stored or leaves.
 */
const arrivalsMost = 256

// The function as it was at the start: tests that set the time replace it.
const soon = setImmediate

export type EventLoop = ReturnType<typeof openEventLoop>

/**
 * Work that is done in the order of the calls, some in each turn of the event loop. It must not throw.
 * @param isEnough whether so much is enough for a turn that began then, ms
 */
function openWaitingWork(isEnough: (done: number, begunAt: number) => boolean) {
  let waiting: (() => void)[] = []

  function doSome(): void {
    const begunAt = performance.now()
    let done = 0
    try {
      while (done < waiting.length && !isEnough(done, begunAt)) waiting[done++]?.()
    } finally {
      waiting = waiting.slice(done)
      if (waiting.length > 0) soon(doSome)
    }
  }

  return {
    add(work: () => void): void {
      waiting.push(work)
      if (waiting.length === 1) soon(doSome)
    },
    isEmpty: () => waiting.length === 0,
  }
}

/** The turns of the event loop, as the work of a server shares them. */
export function openEventLoop() {
  const share = openEventLoopShare(mapMostMs)
  const patient = openWaitingWork((_, begunAt) => performance.now() - begunAt >= mapMostMs)
  const arrivals = openWaitingWork((done) => done >= arrivalsMost)
  let results: (() => void)[] = []
  let writes: (() => void)[] = []
  let isDue = false
  /** How many devices were read in this turn, as soon as they had sent something. */
  let arrived = 0

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
      arrived = 0
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
    whenThereIsTime: patient.add,

    /** Hot: takes a turn for a device that has sent something. Returns false when very many were read, or wait. */
    tryTurn(): boolean {
      if (!arrivals.isEmpty()) return false
      due()
      arrived += 1
      return arrived <= arrivalsMost
    },

    /** Calls back in the turn in which such a device is to be read, in the order of the calls. It must not throw. */
    waitForTurn: arrivals.add,

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
