import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Requester } from '../devices/records/command-store.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { ApiTokenStore } from '../identity/api-token-store.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import type { PassStore } from '../passes/pass-store.ts'
import type { ScheduleStore } from '../schedules/schedule-store.ts'

export type NameNeeds = {
  members: MembershipStore
  passes: PassStore
  apiTokens: Pick<ApiTokenStore, 'namesOf'>
  schedules: Pick<ScheduleStore, 'namesOf'>
}

/** The names that somebody sees where something was changed, by ids; in the order of the names. */
export type VisibleNames = {
  people: ReadonlyMap<number, string>
  passes: ReadonlyMap<number, string>
  tokens: ReadonlyMap<number, string>
  schedules: ReadonlyMap<number, string>
}

/**
 * The names that the actor sees: managers those of everybody, of every pass and of every API token,
 * family their own and those of the owners, guests their own. All but guests see what schedules are called.
 */
export async function visibleNames(
  { members, passes, apiTokens, schedules }: NameNeeds,
  { homeId, personId, username, role }: PersonActor,
): Promise<VisibleNames> {
  const own: [number, string] = [personId, username]
  if (homeId === null || role === 'guest') {
    const none = new Map()
    return { people: new Map([own]), passes: none, tokens: none, schedules: none }
  }
  const everybody = await members.of(homeId)
  const visible = everybody.filter((one) => manages(role) || manages(one.role))
  const labels = manages(role) ? await passes.ofHome(homeId) : []
  return {
    people: inOrder([...visible.map((one): [number, string] => [one.id, one.username]), own]),
    passes: inOrder(labels.map(({ id, label }) => [id, label])),
    tokens: inOrder(manages(role) ? await apiTokens.namesOf(homeId) : []),
    schedules: await schedules.namesOf(homeId),
  }
}

const inOrder = (names: Iterable<[number, string]>): ReadonlyMap<number, string> =>
  new Map(byName([...new Map(names)], ([, name]) => name))

/** The names of this kind of requester. */
export const namesOf = (
  { people, passes, schedules }: VisibleNames,
  { kind }: Requester,
): ReadonlyMap<number, string> => ({ person: people, pass: passes, schedule: schedules })[kind]
