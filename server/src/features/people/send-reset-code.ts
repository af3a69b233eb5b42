import type { Given } from '@roomwire/contracts/http/endpoint.ts'
import type { forgotPassword } from '@roomwire/contracts/http/people.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import { fingerprint, keyedFingerprint, randomDigits, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Attempts, attemptLimits } from './attempt-store.ts'
import { notRegistered } from './find-by-email.ts'
import type { PersonStore } from './person-store.ts'
import type { ResetCodeStore } from './reset-code-store.ts'
import type { Caller } from './sign-in.ts'

/**
 * Sends a reset code to an account (API-6). A new code voids the older one.
 * @returns what the browser is to keep, so that the code is good for it alone.
 * @throws Refusal 'not found', 'bad input' when there is no mobile number, 'too many'.
 */
export async function sendResetCode(
  needs: {
    people: PersonStore
    resetCodes: ResetCodeStore
    attempts: Attempts
    delivery: Delivery
    sealKey: Buffer
    clock: Clock
  },
  caller: Caller,
  wish: Given<typeof forgotPassword>['body'],
): Promise<{ browserKey: string }> {
  const { people, resetCodes, attempts, delivery, sealKey, clock } = needs
  await attempts.count(attemptLimits.resetCodeFromAddress, caller.address)
  const person =
    'email' in wish ? await people.byEmail(wish.email) : (await people.byMobile(wish.mobile)).at(0)
  if (!person) throw notRegistered()
  const bySms = 'mobile' in wish || wish.via === 'mobile'
  if (bySms && !person.mobile) {
    throw refuse('bad input', 'No mobile number registered. You can only reset via email.')
  }
  await attempts.count(attemptLimits.resetCodeOfAccount, String(person.id))

  const code = randomDigits(limits.resetCodeDigits)
  const browserKey = randomText(16)
  await resetCodes.put({
    personId: person.id,
    codeHash: hashOfCode(sealKey, person.id, code),
    browserHash: fingerprint(browserKey),
    askedFrom: caller.address,
    expiresAt: clock.now() + limits.resetCodeLifeMs,
    tries: limits.resetCodeTries,
  })
  await delivery.send(letterWith(code, person.email, bySms ? person.mobile : null)).catch(() => {
    const way = bySms ? 'mobile' : 'email'
    throw refuse('not delivered', `Failed to send ${way} code. Please try again.`)
  })
  return { browserKey }
}

function letterWith(code: string, email: string, mobile: string | null): Letter {
  const minutes = limits.resetCodeLifeMs / 60_000
  const body = `Your Roomwire reset code is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, ignore this message.`
  return mobile === null
    ? { channel: 'mail', recipient: email, subject: 'Your Roomwire reset code', body }
    : { channel: 'sms', recipient: mobile, subject: null, body }
}

/** What is stored of a code: keyed, since six digits alone could be tried out. */
export function hashOfCode(key: Buffer, personId: number, code: string): string {
  return keyedFingerprint(key, `reset code ${personId} ${code}`)
}
