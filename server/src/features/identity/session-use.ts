import type { Clock } from '../../platform/clock.ts'
import type { SessionStore } from './session-store.ts'
import type { VisitStore } from './visit-store.ts'

export type SessionUse = ReturnType<typeof openSessionUse>

type Stores = {
  sessions: Pick<SessionStore, 'markUsed'>
  visits: Pick<VisitStore, 'note'>
}

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
    async flush({ sessions, visits }: Stores): Promise<void> {
      const ids = [...used.keys()]
      for (let from = 0; from < ids.length; from += batch) {
        const some = ids.slice(from, from + batch)
        const now = clock.now()
        const written = Promise.all([sessions.markUsed(some, now), visits.note(some, now)])
        for (const id of some) used.delete(id)
        // Else they would be lost, should the database be away.
        await written.catch((error) => {
          for (const id of some) used.set(id, used.get(id) ?? clock.now())
          throw error
        })
      }
    },
  }
}
