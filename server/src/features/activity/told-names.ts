import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Requester } from '../devices/command-store.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import type { PassStore } from '../passes/pass-store.ts'

export type NameNeeds = { members: MembershipStore; passes: PassStore }

/** The names that somebody is told where something was changed, by ids. */
export type ToldNames = {
  people: ReadonlyMap<number, string>
  passes: ReadonlyMap<number, string>
}

/**
 * The names that the actor is told: managers those of everybody and of every pass, family their own
 * and those of the owners, guests their own.
 */
export async function toldNames(
  { members, passes }: NameNeeds,
  { homeId, personId, username, role }: PersonActor,
): Promise<ToldNames> {
  const own: [number, string] = [personId, username]
  if (homeId === null || role === 'guest') return { people: new Map([own]), passes: new Map() }
  const everybody = await members.of(homeId)
  const told = everybody.filter((one) => manages(role) || manages(one.role))
  const labels = manages(role) ? await passes.ofHome(homeId) : []
  return {
    people: new Map([...told.map((one): [number, string] => [one.id, one.username]), own]),
    passes: new Map(labels.map(({ id, label }) => [id, label])),
  }
}

/** The names of this kind of requester. */
export const namesOf = ({ people, passes }: ToldNames, { kind }: Requester) =>
  kind === 'person' ? people : passes
