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
import { auditActorOf } from '../sign-in/admission.ts'
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
  /** Where people reach this server; empty when that is not set, and letters carry no link. */
  publicUrl: string
  clock: Clock
}

/** The account that a code is asked for, and the way it is sent. */
type ResetCodeRequest = { email: string; via?: 'email' | 'mobile' | undefined } | { mobile: string }

/** Whether the caller learns the outcome; if not, every caller gets the same answer. */
type Disclosure = 'truthful' | 'uniform'

/** The way a code takes to its account. */
type Channel = (typeof channels)[number]
const channels = ['email', 'mobile'] as const

/**
 * Sends a reset code to an account (API-6). A new code voids the older one.
 * @returns a key for the browser to keep, so that the code works for this browser alone; the
 * way that the code took, undefined for a caller who may not learn whether there is such an
 * account; and the ways that are sent at all: a code that takes another waits with the operator.
 * @throws Refusal 'email_not_registered', 'no_mobile_number', 'not_delivered',
 * 'too_many_attempts', 'sms_limit_reached'. A caller who may not learn whether there
 * is such an account gets only those refusals that do not depend on it.
 */
export async function sendResetCode(
  needs: Needs,
  caller: Caller,
  request: ResetCodeRequest,
): Promise<{ browserKey: string; via: Channel | undefined; carriedWays: Channel[] }> {
  const waitS = await needs.attempts.consume(bucketsOf(caller, request))
  if (waitS > 0) throw tooMany(waitS)
  const browserKey = randomText(16)
  const carriedWays = channels.filter((channel) => carries(needs, channel))
  if (await mayLearn(needs, caller, subjectOf(request))) {
    const via = await findAndSend(needs, caller, request, browserKey, 'truthful')
    return { browserKey, via, carriedWays }
  }
  needs.backgroundTasks.run('sending a reset code', async () => {
    try {
      await findAndSend(needs, caller, request, browserKey, 'uniform')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  })
  return { browserKey, via: undefined, carriedWays }
}

const carries = ({ delivery }: Needs, via: Channel) =>
  delivery.carries(via === 'email' ? 'mail' : 'sms')

const isForSms = (request: ResetCodeRequest) => 'mobile' in request || request.via === 'mobile'

/** What the caller typed, as the limits and the budget of truths count it. */
const subjectOf = (request: ResetCodeRequest) =>
  'email' in request ? request.email : `mobile ${digitsOf(request.mobile)}`

/** Attempts are counted by the text that was typed and by the address, which tells nothing about accounts. */
function bucketsOf(caller: Caller, request: ResetCodeRequest): Bucket[] {
  const key = subjectOf(request)
  return [
    { limit: attemptLimits.resetCodeFromAddress, key: caller.address },
    ...(isForSms(request) ? [{ limit: attemptLimits.smsFromAddress, key: caller.address }] : []),
    { limit: attemptLimits.resetCodeAskedInHour, key },
    { limit: attemptLimits.resetCodeAskedInDay, key },
  ]
}

async function findAndSend(
  needs: Needs,
  caller: Caller,
  request: ResetCodeRequest,
  browserKey: string,
  disclosure: Disclosure,
): Promise<Channel> {
  const { people, resetCodes, audit, delivery, sealKey, publicUrl, clock } = needs
  const person =
    'email' in request
      ? await people.byEmail(request.email)
      : (await people.byMobile(request.mobile)).at(0)
  if (!person) throw notRegistered()
  if (isForSms(request) && !person.mobile && disclosure === 'truthful') {
    throw refuse('no_mobile_number', 'No mobile number registered. You can only reset via email.')
  }
  // Whoever is not told which way the code takes is told this one where no SMS are sent.
  const onlyMail = disclosure === 'uniform' && !carries(needs, 'mobile') && carries(needs, 'email')
  const mobile = isForSms(request) && !onlyMail ? person.mobile : null
  const number = await countSending(needs, person.id, mobile, disclosure)

  const code = randomDigits(limits.resetCodeDigits)
  await resetCodes.put({
    personId: person.id,
    codeHash: hashOfCode(sealKey, person.id, code),
    browserHash: fingerprint(browserKey),
    askedFrom: caller.address,
    expiresAt: clock.now() + limits.resetCodeLifeMs,
    tries: limits.resetCodeTries,
  })
  audit.enqueue('reset_code.sent', auditActorOf(person), { by: number === null ? 'mail' : 'sms' })
  const via: Channel = number === null ? 'email' : 'mobile'
  await delivery.send(letterWith(code, person.email, { mobile: number, publicUrl })).catch(() => {
    throw refuse('not_delivered', `Failed to send ${via} code. Please try again.`)
  })
  return via
}

/**
 * Counts one code by its account too: it may be asked for by the email and by the mobile.
 * @returns the mobile number if an SMS to it is within the limits; else null, and the code
 * goes by mail.
 * @throws Refusal 'too_many_attempts'; 'sms_limit_reached' only if the answer is truthful.
 */
async function countSending(
  { attempts, smsPerDay }: Needs,
  personId: number,
  mobile: string | null,
  disclosure: Disclosure,
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
  if (disclosure === 'uniform') return null
  await attempts.refund(sent)
  throw tooMany(
    smsWaitS,
    'No more SMS can be sent at this moment. Choose email instead',
    'sms_limit_reached',
  )
}

/** One number has many spellings; its digits are the same in each. */
const digitsOf = (mobile: string) => mobile.replace(/\D/g, '')

/** The letter that carries a code: by SMS if there is a mobile number, else by mail. */
export function letterWith(
  code: string,
  email: string,
  { mobile, publicUrl }: { mobile: string | null; publicUrl: string },
): Letter {
  const minutes = limits.resetCodeLifeMs / 60_000
  const where = publicUrl ? ` Type it at ${new URL('/login', publicUrl).href}.` : ''
  const body = `Your Roomwire reset code is ${code}. It is valid for ${minutes} minutes.${where} If you did not ask for it, ignore this message.`
  return mobile === null
    ? { channel: 'mail', recipient: email, subject: 'Your Roomwire reset code', body }
    : { channel: 'sms', recipient: mobile, subject: null, body }
}

/** The stored form of a code: keyed, because six digits alone could be tried out. */
export function hashOfCode(key: Buffer, personId: number, code: string): string {
  return keyedFingerprint(key, `reset code ${personId} ${code}`)
}
