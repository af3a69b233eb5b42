import { refuse } from '../../platform/refusal.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type DiscoveryNeeds, decoyMobile, mayLearn } from './account-discovery.ts'
import { lastFour } from './last-four.ts'

/** Said when an email belongs to no account (RESET-2). */
export const notRegistered = () =>
  refuse('email_not_registered', 'Email not registered in our system', { field: 'email' })

/**
 * For the reset dialog (API-5): whether an email is registered, and the last
 * four digits of its mobile. Nothing else leaves the server. Who has asked too
 * often gets the answer of a registered one for every email, looked up or not.
 * @throws Refusal 'email_not_registered', 'too_many_attempts'.
 */
export async function findByEmail(
  needs: DiscoveryNeeds & { people: PersonStore; sealKey: Buffer },
  caller: Caller,
  email: string,
) {
  await needs.attempts.count(attemptLimits.askAboutEmail, caller.address)
  if (!(await mayLearn(needs, caller))) {
    return { user: { email, mobile: decoyMobile(needs.sealKey, email) } }
  }
  const person = await needs.people.byEmail(email)
  if (!person) throw notRegistered()
  // Digits only: people write numbers with blanks, dashes and brackets.
  const mobile = person.mobile ? `••••••${lastFour(person.mobile.replace(/\D/g, ''))}` : ''
  return { user: { email, mobile } }
}
