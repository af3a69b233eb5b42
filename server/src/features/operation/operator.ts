import { refuse } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'

export type Homes = { homes: Pick<HomeStore, 'isOnly'> }

/**
 * Whether the server is this person's to look after: the operator's, or that of the owner of its only
 * home. With a second home, an owner manages that home and not the server.
 */
export async function looksAfterServer(
  { homes }: Homes,
  { role, homeId }: PersonActor,
): Promise<boolean> {
  if (role === 'super_admin') return true
  return role === 'user' && homeId !== null && (await homes.isOnly(homeId))
}

/** @throws Refusal 'forbidden' when the server is not this person's to look after. */
export async function expectOperator(needs: Homes, actor: PersonActor): Promise<void> {
  if (await looksAfterServer(needs, actor)) return
  throw refuse('forbidden', 'Only the operator of this server may do this')
}
