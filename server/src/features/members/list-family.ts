import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'
import type { HomeMember, MembershipStore } from './membership-store.ts'

/** A family member, as the home's managers see them. */
export type FamilyMember = {
  personId: number
  username: string
  email: string
  /** Epoch ms. */
  createdAt: number
  /** Whether they came with it: then only they set its email and password. */
  isOwnAccount: boolean
}

/** The refusal of somebody who manages no home. */
export const familyNotAllowed = () => refuse('forbidden', 'You may not manage the family')

/**
 * Lists the family members of the actor's home, by name (API-19).
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listFamily(
  { members }: { members: MembershipStore },
  actor: PersonActor,
): Promise<FamilyMember[]> {
  if (!managesHome(actor)) throw familyNotAllowed()
  const everybody = await members.of(actor.homeId)
  const family = everybody.filter(({ role }) => role === 'family').map(toFamilyMember)
  return byName(family, ({ username }) => username)
}

const toFamilyMember = ({
  id,
  username,
  email,
  createdAt,
  madeByHome,
}: HomeMember): FamilyMember => ({
  personId: id,
  username,
  email,
  createdAt,
  isOwnAccount: madeByHome === 0,
})
