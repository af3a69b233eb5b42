import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { SessionStore } from '../identity/session-store.ts'

/**
 * Ends the sessions of guests whose time is over, and writes this to the audit log. The
 * sessions gave no rights any more (isActive).
 */
export function endExpiredGuests({
  atomically,
  clock,
}: {
  atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>
  clock: Clock
}): Promise<void> {
  return atomically(async ({ sessions, audit }) => {
    for (const { personId, homeId } of await sessions.endOfExpiredGuests(clock.now())) {
      await audit.write('guest.expired', { homeId, personId: null }, { member: personId })
    }
  })
}
