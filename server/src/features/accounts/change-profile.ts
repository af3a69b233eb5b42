import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal } from '../../platform/sealed.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonDetails, PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { type PersonProfile, type ProfileNeeds, showProfile } from './show-profile.ts'

type Needs = ProfileNeeds & {
  atomically: Atomically<{ people: PersonStore; audit: AuditWriter }>
  attempts: Attempts
  passwords: Passwords
  delivery: Delivery
  bus: Bus
}

/** A change of a profile. An undefined detail stays as it is; null removes it. */
type ProfileChange = PersonDetails & {
  username?: string | undefined
  idNumber?: string | null | undefined
  currentPassword?: string | undefined
}

/**
 * Changes details of the actor's own profile.
 * @throws Refusal 'password_required' when a new mobile number comes without the password,
 * 'wrong_password', 'too_many_attempts', 'server_busy'.
 */
export async function changeProfile(
  needs: Needs,
  actor: PersonActor,
  change: ProfileChange,
): Promise<PersonProfile> {
  const { personId, homeId } = actor
  const { currentPassword, idNumber, ...details } = change
  await checkMobile(needs, actor, details.mobile, currentPassword)
  const sealed = idNumber && seal(needs.sealKey, String(personId), idNumber)
  await needs.atomically(async ({ people, audit }) => {
    await people.changeDetails(personId, { ...details, idNumber: sealed })
    await audit.write('profile.changed', actor, { mobile: details.mobile !== undefined })
  })
  // The person's open pages show the name, and the managers' pages list it.
  await publishAccessChanged(needs.bus, [personId])
  if (homeId !== null)
    await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
  return showProfile(needs, actor, personId)
}

/** Checks the password for a new mobile number: reset codes go there, so its owner can take over the account. */
async function checkMobile(
  needs: Needs,
  actor: PersonActor,
  mobile: string | null | undefined,
  password: string | undefined,
): Promise<void> {
  if (mobile === undefined) return
  const person = await needs.people.byId(actor.personId)
  if (!person || mobile === person.mobile) return
  if (password === undefined) {
    throw refuse(
      'password_required',
      'Your password is needed to change the mobile number: reset codes may go there',
      { field: 'currentPassword' },
    )
  }
  await provePassword(needs, actor, password, 'currentPassword')
  needs.delivery.sendInBackground({
    channel: 'mail',
    recipient: person.email,
    subject: 'Your Roomwire mobile number was changed',
    body: `The mobile number of your Roomwire account was ${mobile ? 'changed. Reset codes by SMS now go to the new number' : 'removed'}. If this was not you, change your password at once.`,
  })
}
