import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { hashAskerOf, type PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { FamilyForm } from './create-family-member.ts'
import { type FamilyMember, familyNotAllowed } from './list-family.ts'
import type { MembershipStore } from './membership-store.ts'

type Needs = DiscoveryNeeds & {
  people: PersonStore
  passwords: Passwords
  bus: Bus
  clock: Clock
}

type Stores = {
  people: PersonStore
  members: MembershipStore
  sessions: SessionStore
  audit: AuditWriter
}

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
  actor: PersonActor,
  personId: number,
  { username, email, password }: FamilyForm,
): Promise<FamilyMember> {
  const { people, passwords, bus, clock, atomically } = needs
  if (!managesHome(actor)) throw familyNotAllowed()
  const { homeId } = actor
  const find = async (people: PersonStore) => {
    const person = await people.member(homeId, personId)
    if (person?.role !== 'family' || !mayPerson(actor, 'manage', person, clock.now())) {
      throw refuse('not_found', 'User not found')
    }
    if (person.madeByHome === 0) {
      throw refuse('forbidden', 'This is their own account: only they can change it')
    }
    return person
  }
  await find(people)
  const passwordHash = await passwords.choose(hashAskerOf(actor), password, [username, email])
  const { createdAt } = await countConflicts(needs, actor, () =>
    atomically(async (stores) => {
      // Hashing takes its time: who has left the home meanwhile keeps their email and password.
      await stores.members.lockHome(homeId)
      const person = await find(stores.people)
      await stores.people.update(personId, { username, email, passwordHash })
      await stores.sessions.endAllOf(personId)
      await stores.audit.write('family.updated', actor, { member: personId })
      return person
    }).catch((error) => {
      throw isConflict(error) ? emailTaken() : error
    }),
  )
  await publishAccessChanged(bus, [personId])
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return { personId, username, email, createdAt, isOwnAccount: false }
}
