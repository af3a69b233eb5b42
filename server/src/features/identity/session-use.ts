import type { Clock } from '../../platform/clock.ts'
import type { SessionStore } from './session-store.ts'

export type SessionUse = ReturnType<typeof openSessionUse>

/** How many sessions one statement marks. */
const batch = 500

/**
 * Remembers which sessions have been used since the last write to the database. It is
 * kept in memory so that no call waits for a write; a crash loses the last minute of it.
 */
export function openSessionUse(clock: Clock) {
  const used = new Map<string, number>()

  return {
    markUsed(sessionId: string): void {
      used.set(sessionId, clock.now())
    },

    /** When a session was last used since the last write, epoch ms. */
    since: (sessionId: string): number | undefined => used.get(sessionId),

    /** Writes the times to the database. It is called once a minute, so the stored times are exact to the minute. */
    async flush(sessions: Pick<SessionStore, 'markUsed'>): Promise<void> {
      const ids = [...used.keys()]
      used.clear()
      for (let from = 0; from < ids.length; from += batch) {
        await sessions.markUsed(ids.slice(from, from + batch), clock.now())
      }
    },
  }
}
