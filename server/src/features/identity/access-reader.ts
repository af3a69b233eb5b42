import type { Clock } from '../../platform/clock.ts'
import type { SessionActor } from './actor.ts'
import type { SessionStore } from './session-store.ts'

export type AccessReader = ReturnType<typeof openAccessReader>

/** The tables from which an actor is read (see session-store.ts). */
export const accessTables = ['session', 'person', 'pass', 'access_grant', 'home', 'device']

/** How many actors are kept at most. */
const keptMost = 10_000

/**
 * Reads who is behind sessions: all that is asked in one turn of the event loop is one query,
 * and none is needed while nothing has been written that could change an answer.
 */
export function openAccessReader(
  { sessions, clock }: { sessions: Pick<SessionStore, 'actors'>; clock: Clock },
  /** Another number when rights may have changed; undefined where other programs may change them unnoticed. */
  version: (() => number) | undefined,
) {
  type Asked = { sessionId: string; answer: PromiseWithResolvers<SessionActor | undefined> }
  let asked: Asked[] = []
  const kept = new Map<string, SessionActor>()
  let keptAt = version?.()

  async function readAll(): Promise<void> {
    const batch = asked
    asked = []
    try {
      const before = version?.()
      const ids = [...new Set(batch.map(({ sessionId }) => sessionId))]
      const actors = await sessions.actors(ids, clock.now())
      if (before !== undefined && before === keptAt && kept.size < keptMost) {
        for (const [sessionId, actor] of actors) kept.set(sessionId, actor)
      }
      for (const { sessionId, answer } of batch) answer.resolve(actors.get(sessionId))
    } catch (error) {
      for (const { answer } of batch) answer.reject(error)
    }
  }

  /** Hot: the actor as last read, undefined where that must be asked: it holds until something is written, or its session has expired. */
  function known(sessionId: string): SessionActor | undefined {
    const now = version?.()
    if (now !== keptAt) kept.clear()
    keptAt = now
    const actor = kept.get(sessionId)
    return actor && actor.session.expiresAt > clock.now() ? actor : undefined
  }

  return {
    known,

    /** The actor behind a session as of now; undefined when it has ended. */
    async actor(sessionId: string): Promise<SessionActor | undefined> {
      const actor = known(sessionId)
      if (actor) return actor
      const answer = Promise.withResolvers<SessionActor | undefined>()
      if (asked.length === 0) setImmediate(readAll)
      asked.push({ sessionId, answer })
      return answer.promise
    },
  }
}
