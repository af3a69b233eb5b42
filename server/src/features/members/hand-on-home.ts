import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { operatorKeepsHome } from './change-operator.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Makes a co-owner the owner of the actor's home, and the actor a co-owner, who may then leave it.
 * The open pages of both close, because their rights have changed.
 * @throws Refusal 'forbidden' for everybody but the owner, 'not_found' for a person of another home,
 * 'role_not_changeable' for a person who is no co-owner, 'wrong_password', 'too_many_attempts',
 * 'server_busy'.
 */
export async function handOnHome(
  needs: {
    people: PersonStore
    attempts: Attempts
    passwords: Passwords
    atomically: Atomically<{ people: PersonStore; members: MembershipStore; audit: AuditWriter }>
    bus: Bus
  },
  actor: PersonActor,
  personId: number,
  password: string,
): Promise<void> {
  const { homeId } = actor
  if (homeId === null || actor.role !== 'user') throw notOwner(actor.role)
  await provePassword(needs, actor, password)
  await needs.atomically(async ({ people, members, audit }) => {
    await members.lockHome(homeId)
    // Read behind the lock: of two pages of the owner that hand it on at once, one does.
    const self = await people.member(homeId, actor.personId)
    if (self?.role !== 'user') throw notOwner(self?.role)
    const person = await people.member(homeId, personId)
    if (!person) throw refuse('not_found', 'User not found')
    if (person.role !== 'admin') {
      throw refuse('role_not_changeable', 'Only a co-owner can become the owner')
    }
    await members.setRole(personId, 'user')
    await members.setRole(actor.personId, 'admin')
    await audit.write('home.handed_on', actor, { member: personId })
  })
  await publishAccessChanged(needs.bus, [personId, actor.personId])
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
}

const notOwner = (role: Role | undefined) =>
  refuse(
    'forbidden',
    role === 'super_admin' ? operatorKeepsHome : 'Only the owner of a home can hand it on',
  )
