import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { createFamilyEndpoint, updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'

/* The family of a home: list, create, change (API-19). Deleting is remove-member.ts. */

type Needs = DiscoveryNeeds & {
  people: PersonStore
  audit: Audit
  passwords: Passwords
  bus: Bus
  clock: Clock
}

const notAllowed = () => refuse('forbidden', 'You may not manage the family')

/** @throws Refusal 'forbidden' for who manages no home. */
export async function listFamily({ people }: Pick<Needs, 'people'>, actor: Actor) {
  if (!managesHome(actor)) throw notAllowed()
  const family = await people.familyOf(actor.homeId)
  return { family_users: family.map(({ id, ...rest }) => ({ user_id: id, ...rest })) }
}

/** @throws Refusal 'forbidden', 'conflict' when the email is taken, 'too_many'. */
export async function createFamily(
  needs: Needs,
  actor: Actor,
  { username, email, password }: Input<typeof createFamilyEndpoint>['body'],
) {
  const { people, audit, passwords, bus, clock } = needs
  if (!managesHome(actor)) throw notAllowed()
  const { homeId } = actor
  const passwordHash = await passwords.choose(password, [username, email])
  const createdAt = clock.now()
  const person = { homeId, role: 'family' as const, username, email, passwordHash, createdAt }
  const id = await countConflicts(needs, actor, () =>
    people.add(person).catch((error) => {
      throw isConflict(error) ? emailTaken() : error
    }),
  )
  await audit.write('family.created', actor, { member: id })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  const family_user = { user_id: id, username, email, created_at: createdAt }
  return { message: 'Family user created', family_user }
}

/**
 * Changes a family member's account. The new password replaces the old one, so
 * all its sessions end.
 * @throws Refusal 'forbidden', 'not_found', 'conflict', 'too_many'.
 */
export async function updateFamily(
  needs: Needs & { atomically: Atomically<{ people: PersonStore; sessions: SessionStore }> },
  actor: Actor,
  personId: number,
  { username, email, password }: Input<typeof updateFamilyEndpoint>['body'],
) {
  const { people, audit, passwords, bus, clock, atomically } = needs
  if (!managesHome(actor)) throw notAllowed()
  const person = await people.member(actor.homeId, personId)
  if (person?.role !== 'family' || !mayPerson(actor, 'manage', person, clock.now())) {
    throw refuse('not_found', 'User not found')
  }
  const passwordHash = await passwords.choose(password, [username, email])
  const row = await countConflicts(needs, actor, () =>
    atomically(async (stores) => {
      await stores.people.update(personId, { username, email, passwordHash })
      await stores.sessions.endAllOf(personId)
      return stores.people.row(personId)
    }).catch((error) => {
      throw isConflict(error) ? emailTaken() : error
    }),
  )
  if (!row) throw refuse('not_found', 'User not found')
  await publishAccessChanged(bus, [personId])
  await audit.write('family.updated', actor, { member: personId })
  await publishHomeEvent(bus, actor.homeId, { kind: 'home.changed', what: 'people' })
  const family_user = { user_id: row.id, username, email, created_at: row.created_at }
  return { message: 'Family user updated', family_user }
}
