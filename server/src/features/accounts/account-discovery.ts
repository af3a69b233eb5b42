import { keyedFingerprint } from '../../platform/random.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Actor } from '../identity/actor.ts'
import type { Caller } from '../identity/caller.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'

/*
 * What a stranger may learn about which emails have accounts (setting ACCOUNT_DISCOVERY).
 * The specification wants to tell people plainly that their email is not registered. Told to
 * everybody without end, that is a list of all accounts; so the truth has a budget, and who
 * has used it up gets one and the same answer for every email there is.
 */

/** `spec` always tells the truth; `uniform` never, except where an account would stand twice. */
export type DiscoveryMode = 'budgeted' | 'uniform' | 'spec'

export type DiscoveryNeeds = { attempts: Attempts; discovery: DiscoveryMode }

/** Whether this caller is told the truth about one email now; what is told is counted. */
export async function mayLearn(
  { attempts, discovery }: DiscoveryNeeds,
  caller: Caller,
): Promise<boolean> {
  if (discovery !== 'budgeted') return discovery === 'spec'
  return (await attempts.consume(truthTo(caller.address))) === 0
}

/**
 * Does work that ends in a conflict when an email is taken. Such an answer can't be made
 * uniform, as long as whoever is first to name an email gets the account, so it is counted, and
 * who has used up the truth is let do nothing of the kind, be the email taken or free.
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

/** The end of a mobile number that is nobody's; always the same one for the same email. */
export function decoyMobile(sealKey: Buffer, email: string): string {
  const drawn = Buffer.from(keyedFingerprint(sealKey, `decoy mobile ${email}`), 'base64url')
  return `••••••${String(drawn.readUInt32BE() % 10_000).padStart(4, '0')}`
}
