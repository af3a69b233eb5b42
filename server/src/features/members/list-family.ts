import { refuse } from '../../platform/refusal.ts'
import type { Actor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'

/** The answer to somebody who manages no home. */
export const familyNotAllowed = () => refuse('forbidden', 'You may not manage the family')

/**
 * Lists the family members of the actor's home (API-19).
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listFamily({ people }: { people: PersonStore }, actor: Actor) {
  if (!managesHome(actor)) throw familyNotAllowed()
  const family = await people.familyOf(actor.homeId)
  return { family_users: family.map(({ id, ...rest }) => ({ user_id: id, ...rest })) }
}
