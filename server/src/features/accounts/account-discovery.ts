import { Refusal } from '../../platform/refusal.ts'
import type { Actor } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'

/*
 * What a stranger may learn about which emails have accounts (setting ACCOUNT_DISCOVERY).
 * The specification wants people to be told plainly that their email is not registered. An
 * unlimited supply of such answers is a list of all accounts, so the truth has a budget, and a
 * caller who has used it up gets one and the same answer for every email.
 *
 * The budget counts visits, not calls: an address that was told the truth about an email is
 * told it again about the same email for an hour, at no cost. A person who verifies, sends a
 * code, verifies again and sends another one has spent one of their three. R-13 holds all the
 * same, because it bounds how many accounts are learnt:
 * - A visit begins only with a truth that was counted, so one address hears of as many emails
 *   as before: three in an hour, ten in a day. Asking again tells nothing about another email.
 * - A visit belongs to one address. A thousand addresses that ask about one email pay a
 *   thousand times, also from the budget of the installation.
 * - The visit is written after the truth was counted. Many calls at once may pay twice for one
 *   email, but none of them is told what was not paid for.
 * - A stranger may watch during the hour whether the one email gets or loses its account. That
 *   email is learnt already, and the limits on questions and codes go on counting every call.
 * - A browser's cookie would name the visitor more exactly, but a stranger throws cookies away
 *   and an honest browser may refuse them; the budget is the address's, and so is the visit.
 */

/** `spec` always tells the truth; `uniform` never, except where an account would stand twice. */
export type DiscoveryMode = 'budgeted' | 'uniform' | 'spec'

export type DiscoveryNeeds = { attempts: Attempts; discovery: DiscoveryMode }

/**
 * Whether this caller is told the truth about one account now. The first truth of a visit is
 * counted, the others of the same hour are not.
 * @param subject the email or the mobile number that was typed, be it anybody's or not.
 */
export async function mayLearn(
  { attempts, discovery }: DiscoveryNeeds,
  caller: Caller,
  subject: string,
): Promise<boolean> {
  if (discovery !== 'budgeted') return discovery === 'spec'
  const visit = [{ limit: attemptLimits.truthOfVisit, key: `${caller.address} ${subject}` }]
  if ((await attempts.peek(visit)).isCounted) return true
  if ((await attempts.consume(truthTo(caller.address))) > 0) return false
  await attempts.consume(visit)
  return true
}

/**
 * Does work that ends in a conflict when an email is taken. Such an answer can't be made
 * uniform, as long as the first to name an email gets the account, so it is counted, and a
 * caller who has used up the truth may do nothing of the kind, be the email taken or free.
 * @param who the address of a stranger, or the person who manages a home.
 * @throws Refusal 'too_many_attempts', and what the work throws.
 */
export async function countConflicts<T>(
  { attempts, discovery }: DiscoveryNeeds,
  who: Caller | Actor,
  work: () => Promise<T>,
): Promise<T> {
  if (discovery === 'spec') return work()
  const buckets = truthTo('address' in who ? who.address : `person ${who.personId}`)
  // Counted before: of many at once no more are told than of many in turn.
  const waitS = await attempts.consume(buckets)
  if (waitS > 0) throw tooMany(waitS)
  let isTold = false
  try {
    return await work()
  } catch (error) {
    isTold = error instanceof Refusal && error.code === 'email_taken'
    throw error
  } finally {
    if (!isTold) await attempts.refund(buckets)
  }
}

const truthTo = (who: string): Bucket[] => [
  { limit: attemptLimits.truthInHour, key: who },
  { limit: attemptLimits.truthInDay, key: who },
  { limit: attemptLimits.truthOfInstallation, key: 'everybody' },
]
