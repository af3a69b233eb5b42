import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishGrantsChanged } from '../identity/home-events.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { expectPass, homeManagedBy, publishPasses } from './managed-pass.ts'
import type { PassStore } from './pass-store.ts'

/**
 * Takes a pass from one browser; its open pages end at once, and its place is free.
 * @throws Refusal 'forbidden', 'not_found' for a pass of another home, or a browser that does not hold it.
 */
export async function endPassBrowser(
  needs: {
    atomically: Atomically<{ passes: PassStore; sessions: SessionStore; audit: AuditWriter }>
    bus: Bus
  },
  actor: PersonActor,
  { passId, browserId }: { passId: number; browserId: string },
): Promise<void> {
  const homeId = homeManagedBy(actor)
  const holder = { kind: 'pass', id: passId } as const
  await needs.atomically(async ({ passes, sessions, audit }) => {
    await expectPass(passes, homeId, passId)
    if (!(await sessions.endOneOf(holder, browserId))) {
      throw refuse('not_found', 'Browser not found')
    }
    await audit.write('pass.browser_ended', actor, { pass: passId })
  })
  await publishGrantsChanged(needs.bus, [holder], { isTakenBack: true })
  await publishPasses(needs, homeId)
}
