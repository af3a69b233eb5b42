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

type CodeRequest = Input<typeof forgotPasswordEndpoint>['body']

/** Whether the caller learns how it went; if not, every caller gets the same answer. */
type Telling = 'the truth' | 'nothing'

/** The way a code takes to its account. */
type Channel = 'email' | 'mobile'

/**
 * Sends a reset code to an account (API-6). A new code voids the older one.
 * @returns what the browser is to keep, so that the code is good for it alone, and the way the
 * code took; no way where the caller may not learn whether there is such an account.
 * @throws Refusal 'email_not_registered', 'no_mobile_number', 'too_many_attempts'; to a caller
 * who may not learn that, only what doesn't depend on it.
 */
export async function sendResetCode(
  needs: Needs,
  caller: Caller,
  request: CodeRequest,
): Promise<{ browserKey: string; via: Channel | undefined }> {
  const waitS = await needs.attempts.consume(askedFor(caller, request))
  if (waitS > 0) throw tooMany(waitS)
  const browserKey = randomText(16)
  if (await mayLearn(needs, caller, subjectOf(request))) {
    const via = await findAndSend(needs, caller, request, browserKey, 'the truth')
    return { browserKey, via }
  }
  needs.backgroundTasks.run('sending a reset code', async () => {
    try {
      await findAndSend(needs, caller, request, browserKey, 'nothing')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  })
  return { browserKey, via: undefined }
}

const isForSms = (request: CodeRequest) => 'mobile' in request || request.via === 'mobile'

/** What the caller typed, as the limits and the budget of truths count it. */
const subjectOf = (request: CodeRequest) =>
  'email' in request ? request.email : `mobile ${digitsOf(request.mobile)}`

/** Counted by what was asked and from where, so that it says nothing about who has an account. */
function askedFor(caller: Caller, request: CodeRequest): Bucket[] {
  const whose = subjectOf(request)
  return [
    { limit: attemptLimits.resetCodeFromAddress, key: caller.address },
    ...(isForSms(request) ? [{ limit: attemptLimits.smsFromAddress, key: caller.address }] : []),
    { limit: attemptLimits.resetCodeAskedInHour, key: whose },
    { limit: attemptLimits.resetCodeAskedInDay, key: whose },
  ]
}

async function findAndSend(
  needs: Needs,
  caller: Caller,
  request: CodeRequest,
  browserKey: string,
  telling: Telling,
): Promise<Channel> {
  const { people, resetCodes, audit, delivery, sealKey, clock } = needs
  const person =
    'email' in request
      ? await people.byEmail(request.email)
      : (await people.byMobile(request.mobile)).at(0)
  if (!person) throw notRegistered()
  if (isForSms(request) && !person.mobile && telling === 'the truth') {
    throw refuse('no_mobile_number', 'No mobile number registered. You can only reset via email.')
  }
  const mobile = isForSms(request) ? person.mobile : null
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
  const via: Channel = paid === null ? 'email' : 'mobile'
  await delivery.send(letterWith(code, person.email, paid)).catch(() => {
    throw refuse('not_delivered', `Failed to send ${via} code. Please try again.`)
  })
  return via
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
