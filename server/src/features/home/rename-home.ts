import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Actor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'

/**
 * Gives the actor's home a name; everybody's open pages follow.
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function renameHome(
  {
    atomically,
    bus,
  }: { atomically: Atomically<{ homes: HomeStore; audit: AuditWriter }>; bus: Bus },
  actor: Actor,
  name: string,
): Promise<void> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage this home')
  const { homeId } = actor
  await atomically(async ({ homes, audit }) => {
    await homes.rename(homeId, name)
    await audit.write('home.renamed', actor, {})
  })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'profile' })
}
