import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import { fingerprint } from '../../platform/random.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { auditActorOf, checkAdmission } from './admission.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import {
  beginSession,
  type SessionNeeds,
  type StartedSession,
  sessionLife,
} from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { identifyBrowser } from './known-browser.ts'
import { spendCode } from './spend-code.ts'

/**
 * Finishes what signIn began: the password was right, and this is the code. One password
 * allows five codes.
 * @throws Refusal 'sign_in_expired' when the challenge is over and the person starts again
 * with the password, 'wrong_code', those of checkAdmission, 'too_many_attempts'.
 */
export async function finishSignIn(
  needs: SessionNeeds & {
    people: PersonStore
    guests: GuestStore
    clockTrust: ClockTrust
    challenges: ChallengeStore
    authenticators: AuthenticatorStore
    attempts: Attempts
    audit: Audit
    sealKey: Buffer
  },
  caller: Caller,
  { challenge, code }: { challenge: string; code: string },
): Promise<StartedSession> {
  const { people, challenges, audit, clock } = needs
  const hash = fingerprint(challenge)
  const open = await challenges.spendTry('second_factor', hash, clock.now())
  const person = open?.personId ? await people.byId(open.personId) : undefined
  if (!open || !person) throw over()
  await checkAdmission(needs, caller, person)
  await spendCode(needs, person.id, code, bucketOf(needs, caller, person)).catch((error) => {
    if (error instanceof Refusal && error.code === 'wrong_code') {
      const from = audit.pseudonymise(caller.address)
      audit.enqueue('sign_in.refused', auditActorOf(person), { why: 'wrong_code', from })
    }
    throw error
  })
  if (!(await challenges.take('second_factor', hash, clock.now()))) throw over()
  const life = secondFactorDetail.parse(JSON.parse(open.detail ?? ''))
  const lifeMs = 'until' in life ? life.until - clock.now() : sessionLife(life.remember)
  if (lifeMs <= 0) throw over()
  return beginSession(needs, caller, person, lifeMs, 'maker' in life ? life.maker : undefined)
}

/** A known browser has a counter of its own, as with passwords, so that strangers do not lock it out. */
function bucketOf(
  { sealKey, clock }: { sealKey: Buffer; clock: Clock },
  { known }: Caller,
  person: Pick<StoredPerson, 'id' | 'passwordHash'>,
): Bucket {
  const browser = identifyBrowser(sealKey, known, person, clock.now())
  return browser
    ? { limit: attemptLimits.codeOfBrowser, key: `${person.id} ${browser}` }
    : { limit: attemptLimits.codeOfAccount, key: String(person.id) }
}

const over = () => refuse('sign_in_expired', 'This took too long. Please sign in again.')

/** The detail that askSecondFactor has stored with the challenge. */
const secondFactorDetail = z.union([
  z.object({ remember: z.boolean() }),
  z.object({ until: z.number(), maker: z.string() }),
])
