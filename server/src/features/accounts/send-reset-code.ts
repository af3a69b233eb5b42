import type { forgotPasswordEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { BackgroundTasks } from '../../platform/background-tasks.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import { fingerprint, keyedFingerprint, randomDigits, randomText } from '../../platform/random.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { tooMany } from '../limits/attempts.ts'
import { type DiscoveryNeeds, mayLearn } from './account-discovery.ts'
import { notRegistered } from './find-by-email.ts'
import type { ResetCodeStore } from './reset-code-store.ts'

type Needs = DiscoveryNeeds & {
  people: PersonStore
  resetCodes: ResetCodeStore
  audit: Audit
  delivery: Delivery
  backgroundTasks: BackgroundTasks
  sealKey: Buffer
  /** SMS that the whole installation may send in a day. */
  smsPerDay: number
  clock: Clock
}

type Wish = Input<typeof forgotPasswordEndpoint>['body']

/** Whether whoever asks is told how it went; if not, everybody is told the same. */
type Telling = 'the truth' | 'nothing'

/**
 * Sends a reset code to an account (API-6). A new code voids the older one.
 * @returns what the browser is to keep, so that the code is good for it alone.
 * @throws Refusal 'email_not_registered', 'no_mobile_number', 'too_many_attempts'; once the
 * caller has learnt enough about which emails are registered, only what doesn't depend on that.
 */
export async function sendResetCode(
  needs: Needs,
  caller: Caller,
  wish: Wish,
): Promise<{ browserKey: string }> {
  const waitS = await needs.attempts.consume(askedFor(caller, wish))
  if (waitS > 0) throw tooMany(waitS)
  const browserKey = randomText(16)
  if (await mayLearn(needs, caller)) {
    await findAndSend(needs, caller, wish, browserKey, 'the truth')
  } else {
    needs.backgroundTasks.run('sending a reset code', () =>
      findAndSend(needs, caller, wish, browserKey, 'nothing').catch((error) => {
        if (!(error instanceof Refusal)) throw error
      }),
    )
  }
  return { browserKey }
}

const isForSms = (wish: Wish) => 'mobile' in wish || wish.via === 'mobile'

/** Counted by what was asked and from where, so that it says nothing about who has an account. */
function askedFor(caller: Caller, wish: Wish): Bucket[] {
  const whose = 'email' in wish ? wish.email : `mobile ${digitsOf(wish.mobile)}`
  return [
    { limit: attemptLimits.resetCodeFromAddress, key: caller.address },
    ...(isForSms(wish) ? [{ limit: attemptLimits.smsFromAddress, key: caller.address }] : []),
    { limit: attemptLimits.resetCodeAskedInHour, key: whose },
    { limit: attemptLimits.resetCodeAskedInDay, key: whose },
  ]
}

async function findAndSend(
  needs: Needs,
  caller: Caller,
  wish: Wish,
  browserKey: string,
  telling: Telling,
): Promise<void> {
  const { people, resetCodes, audit, delivery, sealKey, clock } = needs
  const person =
    'email' in wish ? await people.byEmail(wish.email) : (await people.byMobile(wish.mobile)).at(0)
  if (!person) throw notRegistered()
  if (isForSms(wish) && !person.mobile && telling === 'the truth') {
    throw refuse('no_mobile_number', 'No mobile number registered. You can only reset via email.')
  }
  const mobile = isForSms(wish) ? person.mobile : null
  const paid = await countSending(needs, person.id, mobile, telling)

  const code = randomDigits(limits.resetCodeDigits)
  await resetCodes.put({
    personId: person.id,
    codeHash: hashOfCode(sealKey, person.id, code),
    browserHash: fingerprint(browserKey),
    askedFrom: caller.address,
    expiresAt: clock.now() + limits.resetCodeLifeMs,
    tries: limits.resetCodeTries,
  })
  const who = { homeId: person.home_id, personId: person.id }
  audit.enqueue('reset_code.sent', who, { by: paid === null ? 'mail' : 'sms' })
  await delivery.send(letterWith(code, person.email, paid)).catch(() => {
    const way = paid === null ? 'email' : 'mobile'
    throw refuse('not_delivered', `Failed to send ${way} code. Please try again.`)
  })
}

/**
 * Counts one code by its account too: it may have been asked for by its email and by its mobile.
 * @returns the number, if an SMS to it may still be paid for; else null, and the code goes by mail.
 * @throws Refusal 'too_many_attempts'; 'sms_limit_reached' for the price of an SMS only to who is told the truth.
 */
async function countSending(
  { attempts, smsPerDay }: Needs,
  personId: number,
  mobile: string | null,
  telling: Telling,
): Promise<string | null> {
  const sent = [
    { limit: attemptLimits.resetCodeOfAccountInHour, key: String(personId) },
    { limit: attemptLimits.resetCodeOfAccountInDay, key: String(personId) },
    { limit: attemptLimits.resetCodeOfInstallation, key: 'everybody' },
  ]
  const waitS = await attempts.consume(sent)
  if (waitS > 0) throw tooMany(waitS)
  if (mobile === null) return null
  const smsWaitS = await attempts.consume([
    { limit: attemptLimits.smsToNumber, key: digitsOf(mobile) },
    { limit: { ...attemptLimits.smsOfInstallation, most: smsPerDay }, key: 'everybody' },
  ])
  if (smsWaitS === 0) return mobile
  if (telling === 'nothing') return null
  await attempts.refund(sent)
  throw tooMany(
    smsWaitS,
    'No more SMS can be sent at this moment. Choose email instead',
    'sms_limit_reached',
  )
}

/** However a number is written, it is one number. */
const digitsOf = (mobile: string) => mobile.replace(/\D/g, '')

/** What somebody is written who is sent a code. */
export function letterWith(code: string, email: string, mobile: string | null): Letter {
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
