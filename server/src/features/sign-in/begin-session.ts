import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomText } from '../../platform/random.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { auditActorOf } from './admission.ts'

type Person = {
  id: number
  home_id: number | null
  username: string
  email: string
  role: Actor['role']
}

/** How long a session lasts, in ms. */
export function sessionLife(remember: boolean | undefined): number {
  return remember ? limits.rememberedSessionLifeMs : limits.sessionLifeMs
}

/** Opens a session and answers as registering and signing in do (spec §3). */
export async function beginSession(
  {
    sessions,
    tokens,
    audit,
    clock,
  }: { sessions: SessionStore; tokens: Tokens; audit: Audit; clock: Clock },
  caller: Caller,
  person: Person,
  lifeMs: number,
) {
  const now = clock.now()
  // The token counts in whole seconds; the session must not outlive it by a part of one.
  const expiresAt = Math.floor((now + lifeMs) / 1000) * 1000
  const session = { id: randomText(16), personId: person.id, expiresAt }
  await sessions.begin({ ...session, createdAt: now, userAgent: caller.userAgent })
  audit.enqueue('session.started', auditActorOf(person), {})
  const token = await tokens.sign({ personId: person.id, sessionId: session.id, expiresAt })
  return {
    token,
    user_id: person.id,
    username: person.username,
    email: person.email,
    role_name: person.role,
    role: person.role,
  }
}
