import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { loginSecondFactorEndpoint } from '@roomwire/contracts/http/second-factor.ts'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { fingerprint } from '../../platform/random.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { auditActorOf, checkAdmission } from './admission.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import { beginSession, sessionLife } from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { identifyBrowser } from './known-browser.ts'
import { spendCode } from './spend-code.ts'

/**
 * Finishes what signIn began: the password was right, here is the code. Five codes
 * may be tried for one password.
 * @throws Refusal 'sign_in_expired' when it is over and begins again with the password,
 * 'wrong_code', those of checkAdmission, 'too_many_attempts'.
 */
export async function finishSignIn(
  needs: {
    people: PersonStore
    guests: GuestStore
    sessions: SessionStore
    challenges: ChallengeStore
    authenticators: AuthenticatorStore
    attempts: Attempts
    audit: Audit
    tokens: Tokens
    sealKey: Buffer
    clock: Clock
  },
  caller: Caller,
  { challenge, code }: Input<typeof loginSecondFactorEndpoint>['body'],
) {
  const { people, challenges, audit, clock } = needs
  const hash = fingerprint(challenge)
  const asked = await challenges.spendTry('second_factor', hash, clock.now())
  const person = asked?.person_id ? await people.row(asked.person_id) : undefined
  if (!asked || !person) throw over()
  await checkAdmission(needs, caller, person)
  await spendCode(needs, person.id, code, bucketOf(needs, caller, person)).catch((error) => {
    if (error instanceof Refusal && error.code === 'wrong_code') {
      const from = audit.pseudonymise(caller.address)
      audit.enqueue('sign_in.refused', auditActorOf(person), { why: 'wrong_code', from })
    }
    throw error
  })
  if (!(await challenges.take('second_factor', hash, clock.now()))) throw over()
  const { remember } = kept.parse(JSON.parse(asked.detail ?? ''))
  return beginSession(needs, caller, person, sessionLife(remember))
}

/** As with passwords: a browser that is known counts for itself, so that strangers don't lock it out. */
function bucketOf(
  { sealKey, clock }: { sealKey: Buffer; clock: Clock },
  { known }: Caller,
  person: { id: number; password_hash: string },
): Bucket {
  const browser = identifyBrowser(sealKey, known, person, clock.now())
  return browser
    ? { limit: attemptLimits.codeOfBrowser, key: `${person.id} ${browser}` }
    : { limit: attemptLimits.codeOfAccount, key: String(person.id) }
}

const over = () => refuse('sign_in_expired', 'This took too long. Please sign in again.')

/** What askSecondFactor has kept of the wish. */
const kept = z.object({ remember: z.boolean() })
