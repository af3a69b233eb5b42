import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestAccount } from '../access/guest-accounts.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import {
  auditedAccess,
  checkAccess,
  findAccess,
  type RequestedAccess,
} from './check-guest-access.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Changes what a guest may reach, and when; the account, its password and its sessions stay. The
 * guest's open pages follow at once.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'invalid_input' for impossible
 * times, 'not_found' for a person who is no guest of this home, or a room or device of another home.
 */
export async function updateGuest(
  needs: {
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
  personId: number,
  access: RequestedAccess,
): Promise<GuestAccount> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage guests')
  const { homeId } = actor
  const now = needs.clock.now()
  checkAccess(access, now)
  const guest = await needs.atomically(async ({ people, members, guests, audit }) => {
    await members.lockHome(homeId) // Behind the lock nobody leaves the home meanwhile.
    const person = await people.member(homeId, personId)
    if (person?.role !== 'guest' || !mayPerson(actor, 'manage', person, now)) throw notFound()
    const before = await guests.ofPerson(homeId, personId)
    const given = await findAccess(guests, homeId, access, { before, now })
    await guests.give({ kind: 'person', id: personId }, given)
    await audit.write('guest.updated', actor, {
      member: personId,
      ...auditedAccess(given),
      paused: access.isPaused,
    })
    return guests.ofPerson(homeId, personId)
  })
  if (!guest) throw new Error('The guest just changed is missing')
  await publishAccessChanged(needs.bus, [personId])
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
  return guest
}

const notFound = () => refuse('not_found', 'User not found')
