import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import type { StoredPerson } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { auditActorOf } from './admission.ts'

/** A session that has just begun, and the person it belongs to. */
export type StartedSession = {
  /** The bearer token; it is told this one time. */
  token: string
  personId: number
  username: string
  email: string
  role: Role
}

/** How long a session lasts, in ms. */
export function sessionLife(remember: boolean | undefined): number {
  return remember ? limits.rememberedSessionLifeMs : limits.sessionLifeMs
}

export type SessionNeeds = {
  atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>
  tokens: Tokens
  clock: Clock
}

/**
 * Begins a session of `lifeMs` at most (spec §3).
 * @param maker the session without which this one does not begin, where it has made the link that led here
 * @throws Refusal 'sign_in_expired' where that has ended
 */
export async function beginSession(
  { atomically, tokens, clock }: SessionNeeds,
  caller: Caller,
  person: Pick<StoredPerson, 'id' | 'homeId' | 'username' | 'email' | 'role'>,
  lifeMs: number,
  maker?: string,
): Promise<StartedSession> {
  const now = clock.now()
  // The token counts in whole seconds; the session must not outlive it by a part of one.
  const expiresAt = Math.floor((now + lifeMs) / 1000) * 1000
  const holder = { kind: 'person' as const, id: person.id }
  const session = { id: randomText(16), holder, expiresAt }
  await atomically(async ({ sessions, audit }) => {
    const isOver = maker !== undefined && !(await sessions.actors([maker], now)).has(maker)
    if (isOver) throw refuse('sign_in_expired', 'The page that showed this code is signed out.')
    await sessions.begin({ ...session, createdAt: now, userAgent: caller.userAgent })
    await audit.write('session.started', auditActorOf(person), {})
  })
  const token = await tokens.sign({ personId: person.id, sessionId: session.id, expiresAt })
  const { id: personId, username, email, role } = person
  return { token, personId, username, email, role }
}
