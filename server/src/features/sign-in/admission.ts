import type { Clock } from '../../platform/clock.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Audit, type AuditActor, nobody } from '../audit/audit.ts'
import { isActive } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'

/** Who has shown who they are, and wants to sign in. */
type Entrant = Pick<Schema['person'], 'home_id' | 'role' | 'disabled_at'> & { id: number }

/** How somebody is refused who may not come in, by the reason in the audit log. */
const refusals = {
  account_closed: () => refuse('account_closed', 'This account is closed'),
  access_not_begun: () =>
    refuse('guest_access_not_started', 'Your guest access has not started yet'),
  access_ended: () => refuse('guest_access_ended', 'Your guest access has ended'),
}

/**
 * Whether somebody may sign in at this moment, whichever way they have proved
 * who they are.
 * @throws Refusal 'account_closed', 'guest_access_not_started', 'guest_access_ended'.
 */
export async function checkAdmission(
  { guests, audit, clock }: { guests: GuestStore; audit: Audit; clock: Clock },
  caller: { address: string },
  person: Entrant,
): Promise<void> {
  const why = await objectionTo({ guests, clock }, person)
  if (!why) return
  audit.enqueue('sign_in.refused', auditActorOf(person), {
    why,
    from: audit.pseudonymise(caller.address),
  })
  throw refusals[why]()
}

async function objectionTo(
  { guests, clock }: { guests: GuestStore; clock: Clock },
  person: Entrant,
): Promise<keyof typeof refusals | undefined> {
  if (person.disabled_at !== null) return 'account_closed'
  if (person.role !== 'guest' || person.home_id === null) return undefined
  const guest = await guests.accessOf(person.id)
  const now = clock.now()
  if (isActive({ role: 'guest', homeId: person.home_id, guest }, now)) return undefined
  return guest !== null && now < guest.startAt ? 'access_not_begun' : 'access_ended'
}

/** A person as the record knows them. */
export const auditActorOf = (
  person: { id: number; home_id: number | null } | undefined,
): AuditActor => (person ? { personId: person.id, homeId: person.home_id } : nobody)
