import type { Bus } from '../../platform/bus/bus.ts'
import type { Audit } from '../audit/audit.ts'
import type { SignedIn } from '../identity/actor.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { SessionStore } from '../identity/session-store.ts'

/** Ends the session of this request; its open pages close at once (AUTH-5). */
export async function signOut(
  { sessions, audit, bus }: { sessions: SessionStore; audit: Audit; bus: Bus },
  actor: SignedIn,
): Promise<void> {
  await sessions.end(actor.session.id)
  await publishAccessChanged(bus, [actor.personId])
  audit.enqueue('session.signed_out', actor, {})
}
