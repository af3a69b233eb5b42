import type { Clock } from '../../../platform/clock.ts'
import { putLast } from '../../../platform/put-last.ts'
import type { HubBoard } from './read-boards.ts'

/*
 * Zigbee2MQTT tells its boards when it starts and when one of them changes. Since its version 2.0 it says nothing of
 * them where it only connects again (`lib/mqtt.ts` of its sources): a hub that was away for a moment has the boards
 * that it had before, and any other one is asked to start anew.
 */

/** Times in ms: until an old list serves, and until a hub without one is restarted; how long a list is kept; between two restarts of one hub. */
export const listTimes = {
  oldListMs: 3_000,
  restartMs: 15_000,
  keptMs: 60_000,
  betweenRestartsMs: 10 * 60_000,
}

/** The hubs whose lists are kept, and those that were restarted lately. */
const keptMost = 50
const restartedMost = 10_000

type Waiting = {
  /** Takes an old list. */
  take(boards: readonly HubBoard[]): void
  /** Asks the hub to start anew. */
  restart(): void
}

export type KeptLists = ReturnType<typeof openKeptLists>

/** The last lists of hubs that are away for a moment. */
export function openKeptLists(clock: Clock) {
  const kept = new Map<number, { boards: readonly HubBoard[]; at: number }>()
  const restartedAt = new Map<number, number>()

  function keptOf(hubId: number): readonly HubBoard[] | undefined {
    const list = kept.get(hubId)
    kept.delete(hubId)
    return list && clock.now() - list.at < listTimes.keptMs ? list.boards : undefined
  }

  return {
    /** A hub has connected: the returned function is called once it has told its list, or is gone. */
    expect(hubId: number, { take, restart }: Waiting): () => void {
      const old = keptOf(hubId)
      const timer = setTimeout(
        () => {
          if (old) return take(old)
          const last = restartedAt.get(hubId)
          if (last !== undefined && clock.now() - last < listTimes.betweenRestartsMs) return
          putLast(restartedAt, hubId, clock.now(), restartedMost)
          restart()
        },
        old ? listTimes.oldListMs : listTimes.restartMs,
      )
      return () => clearTimeout(timer)
    },

    /** A hub that had these boards is gone. */
    keep(hubId: number, boards: readonly HubBoard[]): void {
      if (boards.length > 0) putLast(kept, hubId, { boards, at: clock.now() }, keptMost)
    },
  }
}
