import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import type { SignedIn } from '../identity/actor.ts'
import type { SessionStore } from '../identity/session-store.ts'

/** Issues a one-time ticket that opens the live socket, so that no URL carries the token itself (SOCK-1). */
export async function issueTicket(
  needs: { atomicallyRelaxed: Atomically<{ sessions: SessionStore }>; clock: Clock },
  actor: SignedIn,
): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = randomText(24)
  const expiresAt = needs.clock.now() + limits.ticketLifeMs
  // It is of no use after a power cut, so nobody waits for the disk.
  await needs.atomicallyRelaxed(({ sessions }) =>
    sessions.addTicket(fingerprint(ticket), actor.session.id, expiresAt),
  )
  return { ticket, expiresAt }
}
