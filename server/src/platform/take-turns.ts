import { type Asker, FairQueue } from './fair-queue.ts'
import type { Refusal } from './refusal.ts'

export type TakenTurns = ReturnType<typeof takeTurns>

/**
 * Does only so much work at a time, and lets only so much wait, in a fair order (fair-queue.ts).
 * @param busy the refusal of what may not wait, or has lost its place
 */
export function takeTurns({
  running: runningMost,
  waiting,
  busy,
}: {
  running: number
  waiting: number
  busy: () => Refusal
}) {
  const queue = new FairQueue<PromiseWithResolvers<void>>(waiting)
  let running = 0

  /** @throws Refusal while no more of this asker may wait. */
  function expectRoom(asker: Asker): void {
    if (!queue.hasRoomFor(asker)) throw busy()
  }

  async function turnOf(asker: Asker): Promise<void> {
    if (running < runningMost) {
      running += 1
      return
    }
    expectRoom(asker)
    const turn = Promise.withResolvers<void>()
    queue.add(asker, turn)?.reject(busy())
    await turn.promise
  }

  return {
    /** How much work waits for its turn. */
    waiting: (): number => queue.waiting,
    expectRoom,
    /**
     * Does some work when it is its turn.
     * @throws Refusal where it may not wait, or somebody who has less takes its place.
     */
    async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
      await turnOf(asker)
      try {
        return await work()
      } finally {
        const next = queue.next()
        if (next) next.resolve()
        else running -= 1
      }
    },
  }
}
