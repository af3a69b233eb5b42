import type { Clock } from '../../platform/clock.ts'
import type { SignedIn } from './actor.ts'
import type { SessionStore } from './session-store.ts'

export type AccessReader = ReturnType<typeof openAccessReader>

/** The tables from which an actor is read (see session-store.ts). */
export const accessTables: ReadonlySet<string> = new Set([
  'session',
  'person',
  'guest_access',
  'device',
])

/**
 * Reads the people behind sessions for whoever has to decide at once: all that is asked in one
 * turn of the event loop is one query.
 */
export function openAccessReader(
  { sessions, clock }: { sessions: Pick<SessionStore, 'actors'>; clock: Clock },
  /** Undefined where other programs may change rights unnoticed: then nothing that was read may be kept. */
  version: (() => number) | undefined,
) {
  type Asked = { sessionId: string; answer: PromiseWithResolvers<SignedIn | undefined> }
  let asked: Asked[] = []

  async function readAll(): Promise<void> {
    const batch = asked
    asked = []
    try {
      const ids = [...new Set(batch.map(({ sessionId }) => sessionId))]
      const actors = await sessions.actors(ids, clock.now())
      for (const { sessionId, answer } of batch) answer.resolve(actors.get(sessionId))
    } catch (error) {
      for (const { answer } of batch) answer.reject(error)
    }
  }

  return {
    /** What was read at a version holds until the version changes; undefined: never keep it. */
    version: (): number | undefined => version?.(),

    /** The person of a session as of now; undefined when it has ended. */
    actor(sessionId: string): Promise<SignedIn | undefined> {
      const answer = Promise.withResolvers<SignedIn | undefined>()
      if (asked.length === 0) setImmediate(readAll)
      asked.push({ sessionId, answer })
      return answer.promise
    },
  }
}
