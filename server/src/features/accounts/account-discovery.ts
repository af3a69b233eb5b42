import { Refusal } from '../../platform/refusal.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'

/*
 * Limits how a stranger may learn which emails have accounts (setting ACCOUNT_DISCOVERY).
 * The specification tells people plainly that their email is not registered. Without a limit
 * anybody could list all accounts in this way. So the truth has a budget, and a caller who has
 * used it up gets the same answer for every email.
 *
 * The budget counts visits, not calls. An address that has learnt the truth about an email
 * learns it again about the same email for an hour, at no cost: a person who verifies, sends a
 * code, verifies again and sends another one has spent one of their three. R-13 still holds,
 * because it bounds how many accounts are learnt:
 * - A visit begins only with a truth that was counted, so one address learns about as many
 *   emails as before: three in an hour, ten in a day. Another call reveals no other email.
 * - A visit belongs to one address. A thousand addresses that ask about one email pay a
 *   thousand times, also from the budget of the installation.
 * - The visit is written after the truth was counted. Many calls at once may pay twice for one
 *   email, but none of them learns anything unpaid.
 * - A stranger may watch for an hour whether the one email gets or loses its account. That
 *   email is learnt already, and the limits on questions and codes still count every call.
 * - A browser's cookie would name the visitor more exactly, but a stranger deletes cookies and
 *   an honest browser may refuse them. The budget belongs to the address, and so does the visit.
 */

/** `spec` always tells the truth; `uniform` never does, except where an email would be taken twice. */
export type DiscoveryMode = 'budgeted' | 'uniform' | 'spec'

export type DiscoveryNeeds = { attempts: Attempts; discovery: DiscoveryMode }

/**
 * Tells whether this caller may learn the truth about one account now. The first truth of a
 * visit is counted, the others of the same hour are not.
 * @param subject the email or the mobile number that was typed, whether it is anybody's or not.
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
 * Does work that ends in a conflict when an email is taken. The first to name an email gets
 * the account, so this answer can't be made uniform. It is counted instead, and a caller who
 * has used up the budget is refused, whether the email is taken or free.
 * @param asker a stranger, or the person who manages a home.
 * @throws Refusal 'too_many_attempts', and what the work throws.
 */
export async function countConflicts<T>(
  { attempts, discovery }: DiscoveryNeeds,
  asker: Caller | PersonActor,
  work: () => Promise<T>,
): Promise<T> {
  if (discovery === 'spec') return work()
  const buckets = truthTo('address' in asker ? asker.address : `person ${asker.personId}`)
  // It is counted first, so that many calls at once learn no more than many in turn.
  const waitS = await attempts.consume(buckets)
  if (waitS > 0) throw tooMany(waitS)
  let isConflict = false
  try {
    return await work()
  } catch (error) {
    isConflict = error instanceof Refusal && error.code === 'email_taken'
    throw error
  } finally {
    if (!isConflict) await attempts.refund(buckets)
  }
}

const truthTo = (key: string): Bucket[] => [
  { limit: attemptLimits.truthInHour, key },
  { limit: attemptLimits.truthInDay, key },
  { limit: attemptLimits.truthOfInstallation, key: 'everybody' },
]
