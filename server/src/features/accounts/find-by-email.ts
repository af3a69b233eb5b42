import { refuse } from '../../platform/refusal.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type DiscoveryNeeds, mayLearn } from './account-discovery.ts'
import { lastFour } from './last-four.ts'

/** The mask before the last four digits of a mobile number; it stands alone where no digit may leave. */
const hiddenDigits = '••••••'

/** The refusal of an email that belongs to no account (RESET-2). */
export const notRegistered = () =>
  refuse('email_not_registered', 'Email not registered in our system', { field: 'email' })

/**
 * Tells the reset dialog (API-5) whether an email is registered, and the last four digits of
 * its mobile; nothing else leaves the server. A caller who may learn no more gets the same
 * answer for every email: a mask without a single digit, so that nobody sees a made-up number.
 * @returns the email, and the masked mobile; empty without one.
 * @throws Refusal 'email_not_registered', 'too_many_attempts'.
 */
export async function findByEmail(
  needs: DiscoveryNeeds & { people: PersonStore },
  caller: Caller,
  email: string,
): Promise<{ email: string; mobile: string }> {
  await needs.attempts.count(attemptLimits.askAboutEmail, caller.address)
  if (!(await mayLearn(needs, caller, email))) return { email, mobile: hiddenDigits }
  const person = await needs.people.byEmail(email)
  if (!person) throw notRegistered()
  // Only digits count: people write numbers with blanks, dashes and brackets.
  const mobile = person.mobile ? `${hiddenDigits}${lastFour(person.mobile.replace(/\D/g, ''))}` : ''
  return { email, mobile }
}
