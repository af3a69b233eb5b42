import type { Bus } from '../../platform/bus/bus.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PassStore } from './pass-store.ts'

/** The home whose passes the actor manages. @throws Refusal 'forbidden'. */
export function homeManagedBy(actor: PersonActor): number {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage passes')
  return actor.homeId
}

/** Locks a pass of this home. @throws Refusal 'not_found', the same for a foreign one as for none. */
export async function expectPass(passes: PassStore, homeId: number, passId: number): Promise<void> {
  const pass = (await passes.lock(passId)) ? await passes.find(passId) : undefined
  if (pass?.homeId !== homeId) throw passNotFound()
}

export const passNotFound = () => refuse('not_found', 'Pass not found')

/** Tells those who manage the home that its list of passes changed. */
export function publishPasses({ bus }: { bus: Bus }, homeId: number): Promise<void> {
  return publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
}
