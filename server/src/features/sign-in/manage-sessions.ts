import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { holderOf, type SignedIn } from '../identity/actor.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { SessionStore, StoredSession } from '../identity/session-store.ts'
import type { SessionUse } from '../identity/session-use.ts'

type Needs = { atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>; bus: Bus }

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
  { atomically, bus }: Needs,
  actor: SignedIn,
  sessionId: string,
): Promise<void> {
  await atomically(async ({ sessions, audit }) => {
    if (!(await sessions.endOneOf(holderOf(actor), sessionId))) {
      throw refuse('not_found', 'Session not found')
    }
    await audit.write('session.ended', actor, {})
  })
  await publishAccessChanged(bus, [actor.personId])
}

/** Ends all of the actor's sessions except the one of this request; their open pages close at once. */
export async function endOtherSessions({ atomically, bus }: Needs, actor: SignedIn): Promise<void> {
  await atomically(async ({ sessions, audit }) => {
    await sessions.endOthersOf(actor.personId, actor.session.id)
    await audit.write('session.others_ended', actor, {})
  })
  await publishAccessChanged(bus, [actor.personId])
}
