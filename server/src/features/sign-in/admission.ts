import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import { type AuditActor, nobody } from '../audit/audit-writer.ts'
import { isActive } from '../identity/actor.ts'
import { checkTimeKnown } from '../identity/find-actor.ts'
import type { StoredPerson } from '../identity/person-store.ts'

/** A person who has proved who they are and wants to sign in. */
type Entrant = Pick<StoredPerson, 'id' | 'homeId' | 'role' | 'disabledAt'>

/** The refusal of a person who may not sign in, by the reason in the audit log. */
const refusals = {
  account_closed: () => refuse('account_closed', 'This account is closed'),
  access_not_begun: () =>
    refuse('guest_access_not_started', 'Your guest access has not started yet'),
  access_ended: () => refuse('guest_access_ended', 'Your guest access has ended'),
}

/**
 * Checks that a person may sign in at this moment, in whichever way they have proved who
 * they are.
 * @throws Refusal 'account_closed', 'guest_access_not_started', 'guest_access_ended'; 'time_not_known'
 * for a guest while the clock is in doubt.
 */
export async function checkAdmission(
  {
    guests,
    audit,
    clock,
    clockTrust,
  }: { guests: GuestStore; audit: Audit; clock: Clock; clockTrust: ClockTrust },
  caller: { address: string },
  person: Entrant,
): Promise<void> {
  if (person.disabledAt === null) checkTimeKnown(person, clockTrust)
  const why = await reasonAgainst({ guests, clock }, person)
  if (!why) return
  audit.enqueue('sign_in.refused', auditActorOf(person), {
    why,
    from: audit.pseudonymise(caller.address),
  })
  throw refusals[why]()
}

async function reasonAgainst(
  { guests, clock }: { guests: GuestStore; clock: Clock },
  person: Entrant,
): Promise<keyof typeof refusals | undefined> {
  if (person.disabledAt !== null) return 'account_closed'
  if (person.role !== 'guest' || person.homeId === null) return undefined
  const grants = await guests.grantsOf({ kind: 'person', id: person.id })
  const now = clock.now()
  if (isActive({ role: 'guest', homeId: person.homeId, grants }, now)) return undefined
  return grants.some(({ startAt }) => now < startAt) ? 'access_not_begun' : 'access_ended'
}

/** A person, as the audit log names them. */
export const auditActorOf = (
  person: Pick<StoredPerson, 'id' | 'homeId'> | undefined,
): AuditActor => (person ? { personId: person.id, homeId: person.homeId } : nobody)
