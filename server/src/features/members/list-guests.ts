import { refuse } from '../../platform/refusal.ts'
import type { Actor } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import { managesHome } from '../identity/person-access.ts'

/**
 * The guests of the actor's home (API-18). The path carries the caller's own id.
 * @throws Refusal 'not_found' for any other id, 'forbidden' for who manages no home.
 */
export async function listGuests(
  { guests }: { guests: GuestStore },
  actor: Actor,
  personId: number,
) {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage guests')
  if (personId !== actor.personId) throw refuse('not_found', 'User not found')
  return { guests: await guests.ofHome(actor.homeId) }
}
