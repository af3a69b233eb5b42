import { putLast } from '../../../platform/put-last.ts'
import type { Roomwire } from '../../../roomwire.ts'

/*
 * Zigbee2MQTT tells its boards when it starts and when one of them changes. Since its version 2.0 it says nothing of
 * them where it only connects again (`lib/mqtt.ts` of its sources): such a hub has the boards that were stored last,
 * and one of which none are stored is asked to start anew.
 */

/** Times in ms: until an old list serves, and until a hub without one is restarted; between two restarts of one hub, and between two lists of it that are stored. */
export const listTimes = {
  oldListMs: 3_000,
  restartMs: 15_000,
  betweenRestartsMs: 10 * 60_000,
  betweenWritesMs: 60_000,
}

/** The hubs of which it is known when they were restarted, and when their list was stored. */
const hubsMost = 10_000

/** The last list of boards of one hub, as text. */
export type KeptList = {
  /** The list that was stored last; undefined for none. */
  find(): Promise<string | undefined>
  /** Stores a list that differs, at once or as soon as the last one is a minute old. */
  keep(text: string): void
  /** Whether the hub may be restarted now; it counts as restarted then. */
  mayRestart(): boolean
  /** Resolves once the last list is stored. */
  end(): Promise<void>
}

export type KeptLists = ReturnType<typeof openKeptLists>

/** The last lists of hubs: those that connect again need not tell them. */
export function openKeptLists({ hubLists, log }: Pick<Roomwire, 'hubLists' | 'log'>) {
  const restartedAt = new Map<number, number>()
  const writtenAt = new Map<number, number>()
  const isLongAgo = (at: number | undefined, ms: number) =>
    at === undefined || performance.now() - at >= ms

  return {
    of(hubId: number): KeptList {
      let stored: string | undefined
      let latest: string | undefined
      let timer: NodeJS.Timeout | undefined
      let writing: Promise<void> = Promise.resolve()

      function write(): void {
        clearTimeout(timer)
        timer = undefined
        const text = latest
        if (text === undefined || text === stored) return
        stored = text
        putLast(writtenAt, hubId, performance.now(), hubsMost)
        writing = writing
          .then(() => hubLists.set(hubId, text))
          .catch((err) => {
            stored = undefined
            log.error({ err, deviceId: hubId }, 'the list of a hub could not be stored')
          })
      }

      return {
        async find() {
          stored = await hubLists.find(hubId)
          return stored
        },
        keep(text) {
          latest = text
          if (timer !== undefined || text === stored) return
          if (isLongAgo(writtenAt.get(hubId), listTimes.betweenWritesMs)) write()
          else timer = setTimeout(write, listTimes.betweenWritesMs).unref()
        },
        mayRestart() {
          if (!isLongAgo(restartedAt.get(hubId), listTimes.betweenRestartsMs)) return false
          putLast(restartedAt, hubId, performance.now(), hubsMost)
          return true
        },
        async end() {
          write()
          await writing
        },
      }
    },
  }
}
