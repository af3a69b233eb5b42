import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { SessionStore } from '../identity/session-store.ts'

/**
 * Ends the sessions of guests whose time is over, writes this to the audit log, and tells their open pages at
 * other servers. The sessions gave no rights here any more (isActive).
 */
export async function endExpiredGuests({
  atomically,
  clock,
  bus,
}: {
  atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>
  clock: Clock
  bus: Bus
}): Promise<void> {
  const ended = await atomically(async ({ sessions, audit }) => {
    const guests = await sessions.endOfExpiredGuests(clock.now())
    for (const { personId, homeId } of guests) {
      await audit.write('guest.expired', { homeId, personId: null }, { member: personId })
    }
    return guests.map(({ personId }) => personId)
  })
  await publishAccessChanged(bus, ended, { isOver: true })
}
