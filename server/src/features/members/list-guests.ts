import { refuse } from '../../platform/refusal.ts'
import type { GuestAccount } from '../access/guest-accounts.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { PersonActor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'

/**
 * Lists the guests of the actor's home (API-18).
 * @param personId the actor's own id, as the path of the call carries it.
 * @throws Refusal 'not_found' for any other id, 'forbidden' for somebody who manages no home.
 */
export async function listGuests(
  { guests }: { guests: GuestStore },
  actor: PersonActor,
  personId: number,
): Promise<GuestAccount[]> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage guests')
  if (personId !== actor.personId) throw refuse('not_found', 'User not found')
  return guests.ofHome(actor.homeId)
}
