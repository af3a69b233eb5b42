import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'
import type { HomeMember, MembershipStore } from './membership-store.ts'

/**
 * Lists the people who manage the actor's home: its founder (role `user`), and the
 * co-owners (role `admin`).
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listOwners(
  { members }: { members: MembershipStore },
  actor: PersonActor,
): Promise<HomeMember[]> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage the people of this home')
  const everybody = await members.of(actor.homeId)
  return everybody.filter(({ role }) => manages(role))
}
