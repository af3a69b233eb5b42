import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Actor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { FamilyForm } from './create-family-member.ts'
import { type FamilyMember, familyNotAllowed } from './list-family.ts'

type Needs = DiscoveryNeeds & {
  people: PersonStore
  passwords: Passwords
  bus: Bus
  clock: Clock
}

type Stores = { people: PersonStore; sessions: SessionStore; audit: AuditWriter }

/**
 * Changes a family member's account (API-19). The new password replaces the old one, so all
 * its sessions end.
 * @throws Refusal 'forbidden' for somebody who manages no home, and for an account that the person
 * came with, 'not_found' for a person who
 * is not family of this home, 'password_too_common', 'email_taken', 'too_many_attempts',
 * 'server_busy'.
 */
export async function updateFamilyMember(
  needs: Needs & { atomically: Atomically<Stores> },
  actor: Actor,
  personId: number,
  { username, email, password }: FamilyForm,
): Promise<FamilyMember> {
  const { people, passwords, bus, clock, atomically } = needs
  if (!managesHome(actor)) throw familyNotAllowed()
  const person = await people.member(actor.homeId, personId)
  if (person?.role !== 'family' || !mayPerson(actor, 'manage', person, clock.now())) {
    throw refuse('not_found', 'User not found')
  }
  if (person.madeByHome === 0) {
    throw refuse('forbidden', 'They came with an account of their own: only they can change it')
  }
  const passwordHash = await passwords.choose(password, [username, email])
  const isUpdated = await countConflicts(needs, actor, () =>
    atomically(async (stores) => {
      await stores.people.update(personId, { username, email, passwordHash })
      await stores.sessions.endAllOf(personId)
      if (!(await stores.people.byId(personId))) return false
      await stores.audit.write('family.updated', actor, { member: personId })
      return true
    }).catch((error) => {
      throw isConflict(error) ? emailTaken() : error
    }),
  )
  if (!isUpdated) throw refuse('not_found', 'User not found')
  await publishAccessChanged(bus, [personId])
  await publishHomeEvent(bus, actor.homeId, { kind: 'home.changed', what: 'people' })
  return { personId, username, email, createdAt: person.createdAt, isOwnAccount: false }
}
