import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import { forgetTraces } from '../accounts/forget-traces.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Takes a guest or a family member out of the home; their open pages close at once. An account
 * that the home has made is deleted with every trace of it (API-18, API-19, R-95); one that
 * somebody came with (REG-5) stays theirs, without a home.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'not_found' for a person who
 * has not this role in this home.
 */
export async function removeMember(
  needs: Parameters<typeof forgetTraces>[0] & {
    atomically: Atomically<{
      people: PersonStore
      members: MembershipStore
      guests: GuestStore
      audit: AuditWriter
    }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  role: 'guest' | 'family',
  personId: number,
): Promise<void> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage the people of this home')
  const { atomically, bus, clock } = needs
  const { homeId } = actor
  const person = await atomically(async ({ people, members, guests, audit }) => {
    await members.lockHome(homeId) // A member who leaves the home meanwhile keeps their account.
    const found = await people.member(homeId, personId)
    if (found?.role !== role || !mayPerson(actor, 'manage', found, clock.now())) {
      throw refuse('not_found', 'User not found')
    }
    if (found.madeByHome) {
      await people.remove(personId)
      await audit.write(`${role}.deleted`, actor, { member: personId })
      return found
    }
    await guests.revoke({ kind: 'person', id: personId })
    await members.leaveHome(personId, role)
    await audit.write(`${role}.removed`, actor, { member: personId })
    return undefined
  })
  await publishAccessChanged(bus, [personId], { isTakenBack: true })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  if (person) await forgetTraces(needs, [person])
}
