import { refuse } from '../../platform/refusal.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type DiscoveryNeeds, mayLearn } from './account-discovery.ts'
import { lastFour } from './last-four.ts'

/** What stands before the last four digits of a mobile number, and alone where none may be told. */
const hiddenDigits = '••••••'

/** The error for an email that belongs to no account (RESET-2). */
export const notRegistered = () =>
  refuse('email_not_registered', 'Email not registered in our system', { field: 'email' })

/**
 * Tells the reset dialog whether an email is registered, and the last four digits of its
 * mobile (API-5); nothing else leaves the server. A caller who may not learn more gets the same
 * answer for every email, looked up or not: a number without a single digit, so that nobody is
 * shown a made-up one.
 * @throws Refusal 'email_not_registered', 'too_many_attempts'.
 */
export async function findByEmail(
  needs: DiscoveryNeeds & { people: PersonStore },
  caller: Caller,
  email: string,
) {
  await needs.attempts.count(attemptLimits.askAboutEmail, caller.address)
  if (!(await mayLearn(needs, caller, email))) return { user: { email, mobile: hiddenDigits } }
  const person = await needs.people.byEmail(email)
  if (!person) throw notRegistered()
  // Digits only: people write numbers with blanks, dashes and brackets.
  const mobile = person.mobile ? `${hiddenDigits}${lastFour(person.mobile.replace(/\D/g, ''))}` : ''
  return { user: { email, mobile } }
}
