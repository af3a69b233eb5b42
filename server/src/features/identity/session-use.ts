import type { Clock } from '../../platform/clock.ts'
import type { SessionStore } from './session-store.ts'

export type SessionUse = ReturnType<typeof openSessionUse>

/** How many sessions one statement marks. */
const batch = 500

/**
 * Which sessions have been used since it was last written down. Kept in memory,
 * so that no call waits for a write; a crash loses the last minute of it.
 */
export function openSessionUse(clock: Clock) {
  const used = new Map<string, number>()

  return {
    markUsed(sessionId: string): void {
      used.set(sessionId, clock.now())
    },

    /** When it was used since the last writing down, epoch ms. */
    since: (sessionId: string): number | undefined => used.get(sessionId),

    /** To be called once a minute: that is how exactly the time is known. */
    async writeDown(sessions: Pick<SessionStore, 'markUsed'>): Promise<void> {
      const ids = [...used.keys()]
      used.clear()
      for (let from = 0; from < ids.length; from += batch) {
        await sessions.markUsed(ids.slice(from, from + batch), clock.now())
      }
    },
  }
}
