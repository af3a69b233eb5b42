import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { SignedIn } from '../identity/actor.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { SessionStore, StoredSession } from '../identity/session-store.ts'
import type { SessionUse } from '../identity/session-use.ts'

/** A session of the actor. */
export type OwnSession = StoredSession & {
  /** Epoch ms. */
  lastUsedAt: number
  /** Whether it is the session of this request. */
  isCurrent: boolean
}

/** Lists where the actor is signed in, newest first. */
export async function listSessions(
  { sessions, sessionUse, clock }: { sessions: SessionStore; sessionUse: SessionUse; clock: Clock },
  actor: SignedIn,
): Promise<OwnSession[]> {
  const rows = await sessions.ofPerson(actor.personId, clock.now())
  return rows.map((row) => ({
    ...row,
    lastUsedAt: sessionUse.since(row.id) ?? row.lastUsedAt ?? row.createdAt,
    isCurrent: row.id === actor.session.id,
  }))
}

/**
 * Ends one of the actor's sessions; its open pages close at once.
 * @throws Refusal 'not_found', alike for a stranger's session and for none.
 */
export async function endSession(
  { sessions, audit, bus }: { sessions: SessionStore; audit: Audit; bus: Bus },
  actor: SignedIn,
  sessionId: string,
): Promise<void> {
  if (!(await sessions.endOneOf(actor.personId, sessionId))) {
    throw refuse('not_found', 'Session not found')
  }
  await publishAccessChanged(bus, [actor.personId])
  await audit.write('session.ended', actor, {})
}

/** Ends all of the actor's sessions except the one of this request; their open pages close at once. */
export async function endOtherSessions(
  { sessions, audit, bus }: { sessions: SessionStore; audit: Audit; bus: Bus },
  actor: SignedIn,
): Promise<void> {
  await sessions.endOthersOf(actor.personId, actor.session.id)
  await publishAccessChanged(bus, [actor.personId])
  await audit.write('session.others_ended', actor, {})
}
