import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { SignedIn } from '../identity/actor.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { SessionStore } from '../identity/session-store.ts'

/** Ends the session of this request; its open pages close at once (AUTH-5). */
export async function signOut(
  {
    atomically,
    bus,
  }: { atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>; bus: Bus },
  actor: SignedIn,
): Promise<void> {
  await atomically(async ({ sessions, audit }) => {
    await sessions.end(actor.session.id)
    await audit.write('session.signed_out', actor, {})
  })
  await publishAccessChanged(bus, [actor.personId])
}
