import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { operatorKeepsHome } from './change-operator.ts'
import type { JoinCodeStore } from './join-code-store.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Takes the actor out of their home. The account stays, without a home, and can join one again; a
 * co-owner's becomes a family account, and codes they have made are void. Open pages close.
 * @throws Refusal 'not_found' for somebody without a home, 'role_not_changeable' for its owner,
 * 'wrong_password', 'too_many_attempts', 'server_busy'.
 */
export async function leaveHome(
  needs: {
    people: PersonStore
    attempts: Attempts
    passwords: Passwords
    atomically: Atomically<{
      people: PersonStore
      members: MembershipStore
      guests: GuestStore
      joinCodes: JoinCodeStore
      audit: AuditWriter
    }>
    bus: Bus
  },
  actor: PersonActor,
  password: string,
): Promise<void> {
  const { personId, homeId } = actor
  await provePassword(needs, actor, password)
  if (homeId === null) throw noHome()
  await needs.atomically(async ({ people, members, guests, joinCodes, audit }) => {
    await members.lockHome(homeId)
    // Read behind the lock: they may have become its owner meanwhile.
    const self = await people.member(homeId, personId)
    if (!self) throw noHome()
    if (self.role === 'super_admin') throw notLeaving(operatorKeepsHome)
    if (self.role === 'user') throw notLeaving(ownerKeepsHome)
    await joinCodes.revokeAllOf(personId)
    await guests.revoke({ kind: 'person', id: personId })
    await members.leaveHome(personId, self.role === 'guest' ? 'guest' : 'family')
    await audit.write('home.left', actor, { role: self.role })
  })
  await publishAccessChanged(needs.bus, [personId])
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
}

const noHome = () => refuse('not_found', 'Your account belongs to no home')
const ownerKeepsHome = 'The owner cannot leave: make somebody else the owner first'
const notLeaving = (why: string) => refuse('role_not_changeable', why)
