import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
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
import { familyNotAllowed } from './list-family.ts'

type Needs = DiscoveryNeeds & {
  people: PersonStore
  audit: Audit
  passwords: Passwords
  bus: Bus
  clock: Clock
}

/**
 * Changes a family member's account. The new password replaces the old one, so
 * all its sessions end.
 * @throws Refusal 'forbidden', 'not_found', 'email_taken', 'too_many_attempts'.
 */
export async function updateFamilyMember(
  needs: Needs & { atomically: Atomically<{ people: PersonStore; sessions: SessionStore }> },
  actor: Actor,
  personId: number,
  { username, email, password }: Input<typeof updateFamilyEndpoint>['body'],
) {
  const { people, audit, passwords, bus, clock, atomically } = needs
  if (!managesHome(actor)) throw familyNotAllowed()
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
