import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { HashAsker, PasswordMatch, Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'
import { auditActorOf, checkAdmission } from './admission.ts'
import { askSecondFactor, type SecondFactorChallenge } from './ask-second-factor.ts'
import {
  beginSession,
  type SessionNeeds,
  type StartedSession,
  sessionLife,
} from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { identifyBrowser } from './known-browser.ts'

type Needs = SessionNeeds & {
  people: PersonStore
  guests: GuestStore
  clockTrust: ClockTrust
  challenges: ChallengeStore
  attempts: Attempts
  audit: Audit
  passwords: Passwords
  sealKey: Buffer
}

type Credentials = { email: string; password: string; remember?: boolean | undefined }

/**
 * Signs a person in (API-2), or asks for the code of the authenticator app where one is on
 * (finishSignIn takes it). An unknown email and a wrong password get the same answer after
 * the same time.
 * @throws Refusal 'wrong_credentials' (never 401, which ends a session that the caller may
 * still hold), those of checkAdmission, 'too_many_attempts', 'server_busy'.
 */
export async function signIn(
  needs: Needs,
  caller: Caller,
  { email, password, remember }: Credentials,
): Promise<StartedSession | SecondFactorChallenge> {
  const { people, attempts, audit, passwords } = needs
  const asker = { kind: 'sign_in', who: caller.address } as const
  passwords.expectRoom(asker)
  const person = await people.byEmail(email)
  const buckets = bucketsOf(needs, caller, email, person)
  const match = await tryPassword(needs, { asker, buckets }, password, person)
  if (match === 'wrong' || !person) {
    audit.enqueue('sign_in.refused', auditActorOf(person), {
      why: person ? 'wrong_password' : 'unknown_email',
      from: audit.pseudonymise(caller.address),
    })
    throw refuse('wrong_credentials', 'Email or password is wrong')
  }
  if (match === 'old_spelling') {
    await people.replacePassword(
      person.id,
      person.passwordHash,
      await passwords.hash(asker, password),
    )
  }
  for (const { limit, key } of buckets) {
    if (limit === attemptLimits.loginOfBrowser) await attempts.reset(limit, key)
  }

  await checkAdmission(needs, caller, person)
  if (person.authenticatorSince !== null)
    return askSecondFactor(needs, person.id, { remember: remember === true })
  return beginSession(needs, caller, person, sessionLife(remember))
}

/**
 * Where an attempt at this password is counted. A browser that the owner has signed in with
 * has a counter of its own: strangers who guess do not lock it out, even from the same address.
 */
function bucketsOf(
  { sealKey, clock }: Needs,
  caller: Caller,
  email: string,
  person: StoredPerson | undefined,
): Bucket[] {
  const browser = person && identifyBrowser(sealKey, caller.known, person, clock.now())
  if (browser) return [{ limit: attemptLimits.loginOfBrowser, key: `${person.id} ${browser}` }]
  return [
    { limit: attemptLimits.loginFromAddress, key: caller.address },
    { limit: attemptLimits.loginOfAccount, key: email },
  ]
}

/**
 * Counts only wrong passwords. In a stranger's counter a right password takes back nothing but
 * itself: otherwise an attacker's own account would clear their guesses at other accounts, and
 * the owner's sign-ins would clear those of strangers.
 * @throws Refusal 'too_many_attempts', 'server_busy'.
 */
async function tryPassword(
  { attempts, passwords }: Needs,
  { asker, buckets }: { asker: HashAsker; buckets: readonly Bucket[] },
  password: string,
  person: StoredPerson | undefined,
): Promise<PasswordMatch> {
  const waitS = await attempts.consume(buckets)
  if (waitS > 0) throw tooMany(waitS)
  let isWrong = false
  try {
    const match = await passwords.check(asker, password, person?.passwordHash ?? null)
    isWrong = match === 'wrong'
    return match
  } finally {
    if (!isWrong) await attempts.refund(buckets)
  }
}
