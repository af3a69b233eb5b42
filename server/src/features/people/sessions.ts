import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Actor } from './actor.ts'
import { tellAccessChanged } from './home-events.ts'
import type { SessionStore } from './session-store.ts'

/** Where the actor is signed in, newest first. */
export async function listSessions(
  { sessions, clock }: { sessions: SessionStore; clock: Clock },
  actor: Actor,
) {
  const rows = await sessions.ofPerson(actor.personId, clock.now())
  return {
    sessions: rows.map(({ id, ...rest }) => ({
      session_id: id,
      ...rest,
      current: id === actor.sessionId,
    })),
  }
}

/**
 * Ends one of the actor's sessions; its open pages close at once.
 * @throws Refusal 'not found', the same for a stranger's session as for none.
 */
export async function endSession(
  { sessions, bus }: { sessions: SessionStore; bus: Bus },
  actor: Actor,
  sessionId: string,
): Promise<void> {
  if (!(await sessions.endOneOf(actor.personId, sessionId))) {
    throw refuse('not found', 'Session not found')
  }
  await tellAccessChanged(bus, [actor.personId])
}
