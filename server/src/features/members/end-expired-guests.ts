import type { Clock } from '../../platform/clock.ts'
import type { Audit } from '../audit/audit.ts'
import type { SessionStore } from '../identity/session-store.ts'

/**
 * Ends the sessions of guests whose time is over, and writes this to the audit log. The
 * sessions gave no rights any more (isActive).
 */
export async function endExpiredGuests({
  sessions,
  audit,
  clock,
}: {
  sessions: SessionStore
  audit: Audit
  clock: Clock
}): Promise<void> {
  for (const { personId, homeId } of await sessions.endOfExpiredGuests(clock.now())) {
    audit.enqueue('guest.expired', { homeId, personId: null }, { member: personId })
  }
}
