import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import type { JoinCodeStore } from './join-code-store.ts'
import { joinCodesNotAllowed } from './list-join-codes.ts'

/**
 * Voids a code that nobody has used yet.
 * @throws Refusal 'forbidden', 'not_found' for a code of another home, used, or over.
 */
export async function revokeJoinCode(
  {
    atomically,
    bus,
  }: { atomically: Atomically<{ joinCodes: JoinCodeStore; audit: AuditWriter }>; bus: Bus },
  actor: PersonActor,
  id: number,
): Promise<void> {
  if (!managesHome(actor)) throw joinCodesNotAllowed()
  const { homeId } = actor
  await atomically(async ({ joinCodes, audit }) => {
    if (!(await joinCodes.revoke(homeId, id))) throw refuse('not_found', 'Code not found')
    await audit.write('join_code.revoked', actor, { join_code: id })
  })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
}
