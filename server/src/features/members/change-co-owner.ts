import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { JoinCodeStore } from './join-code-store.ts'
import type { MembershipStore } from './membership-store.ts'

/**
 * Makes a family member a co-owner, or a co-owner a family member again. The person's open
 * pages close, because their rights have changed.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'not_found' for a person of
 * another home, 'role_not_changeable' for a person who is neither family nor co-owner, and
 * for oneself.
 */
export async function changeCoOwner(
  needs: {
    atomically: Atomically<{
      people: PersonStore
      members: MembershipStore
      joinCodes: JoinCodeStore
      audit: AuditWriter
    }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  personId: number,
  isCoOwner: boolean,
): Promise<void> {
  if (!managesHome(actor)) throw notAllowed()
  const { homeId } = actor
  const desired = isCoOwner ? 'admin' : 'family'
  const hasChanged = await needs.atomically(async ({ people, members, joinCodes, audit }) => {
    await members.lockHome(homeId)
    // It is read again behind the lock: of two who demote each other at once, one still manages the home.
    const self = await people.member(homeId, actor.personId)
    if (!self || !managesHome({ ...actor, role: self.role })) throw notAllowed()
    const person = await people.member(homeId, personId)
    const now = needs.clock.now()
    if (!person || !mayPerson(actor, 'see', person, now))
      throw refuse('not_found', 'User not found')
    if (!mayPerson(actor, 'appoint', person, now))
      throw refuse('role_not_changeable', whyNotAppointed(actor, personId))
    if (person.role === desired) return false
    await members.setRole(personId, desired)
    if (!isCoOwner) await joinCodes.revokeAllOf(personId)
    const event = isCoOwner ? 'co_owner.added' : 'co_owner.removed'
    await audit.write(event, actor, { member: personId })
    return true
  })
  if (!hasChanged) return
  await publishAccessChanged(needs.bus, [personId])
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
}

function whyNotAppointed(actor: PersonActor, personId: number): string {
  if (personId !== actor.personId) {
    return 'Only a family member can become a co-owner, and only a co-owner a family member'
  }
  return actor.role === 'admin'
    ? 'You cannot change your own role. Another owner can do it.'
    : 'The owner of a home becomes a co-owner only by handing it on'
}

const notAllowed = () => refuse('forbidden', 'You may not manage the people of this home')
