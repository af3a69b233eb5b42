import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'
import type { JoinCodeStore, OpenJoinCode } from './join-code-store.ts'

/** The refusal of somebody who manages no home. */
export const joinCodesNotAllowed = () =>
  refuse('forbidden', 'You may not let people into this home')

/**
 * Lists the codes into the actor's home that can still be used (REG-5).
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listJoinCodes(
  { joinCodes, clock }: { joinCodes: JoinCodeStore; clock: Clock },
  actor: PersonActor,
): Promise<OpenJoinCode[]> {
  if (!managesHome(actor)) throw joinCodesNotAllowed()
  return joinCodes.ofHome(actor.homeId, clock.now())
}
