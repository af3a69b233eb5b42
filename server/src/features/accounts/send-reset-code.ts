import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { BackgroundTasks } from '../../platform/background-tasks.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import { fingerprint, randomDigits, randomText } from '../../platform/random.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import type { Bucket } from '../limits/attempt-limits.ts'
import { auditActorOf } from '../sign-in/admission.ts'
import { identifyBrowser } from '../sign-in/known-browser.ts'
import { type DiscoveryNeeds, mayLearn } from './account-discovery.ts'
import { notRegistered } from './find-by-email.ts'
import { isMailKey } from './mail-key.ts'
import {
  type CodeAsker,
  type CodeChannel,
  countMail,
  countRequest,
  countSms,
} from './reset-code-limits.ts'
import type { ResetCodeStore } from './reset-code-store.ts'
import { hashOfCode, mailWith, smsWith } from './reset-letter.ts'

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

/** The account that a code is asked for, the way it is sent, and the key of a mail if the caller has one. */
type ResetCodeRequest = { mailKey?: string | undefined } & (
  | { email: string; via?: CodeChannel | undefined }
  | { mobile: string }
)

/** Whether the caller learns the outcome; if not, every caller gets the same answer. */
type Disclosure = 'truthful' | 'uniform'

/** A code that is on its way to be sent. */
type Sending = {
  request: ResetCodeRequest
  person: StoredPerson | undefined
  asker: CodeAsker
  browserKey: string
  askedFrom: string
  disclosure: Disclosure
}

/**
 * Sends a reset code to an account (API-6). It works for the browser that asked, and voids the
 * older one of that browser alone.
 * @param keptKey the key that the browser keeps from an earlier request.
 * @returns a key for the browser to keep, so that the code works for this browser alone; and the
 * way that the code took, undefined for a caller who may not learn whether there is such an account.
 * @throws Refusal 'email_not_registered', 'no_mobile_number', 'not_delivered',
 * 'too_many_attempts', 'too_many_codes', 'sms_limit_reached'. A caller who may not learn whether
 * there is such an account gets only those refusals that do not depend on it.
 */
export async function sendResetCode(
  needs: Needs,
  caller: Caller,
  keptKey: string | undefined,
  request: ResetCodeRequest,
): Promise<{ browserKey: string; via: CodeChannel | undefined }> {
  const { people, attempts, backgroundTasks } = needs
  const person =
    'email' in request
      ? await people.byEmail(request.email)
      : (await people.byMobile(request.mobile)).at(0)
  const asker = person && isOwner(needs, caller, person, request.mailKey) ? 'owner' : 'stranger'
  const subject = subjectOf(request)
  const counted =
    asker === 'owner' ? [] : await countRequest(attempts, caller, subject, channelOf(request))
  const browserKey = isBrowserKey(keptKey) ? keptKey : randomText(16)
  const sending = { request, person, asker, browserKey, askedFrom: caller.address } as const
  if (asker === 'owner' || (await mayLearn(needs, caller, subject))) {
    const via = await send(needs, { ...sending, disclosure: 'truthful' }, counted)
    return { browserKey, via }
  }
  backgroundTasks.run('sending a reset code', async () => {
    try {
      await send(needs, { ...sending, disclosure: 'uniform' }, [])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  })
  return { browserKey, via: undefined }
}

/** The owner's browser has signed in before, or shows the key of a mail to the account. */
function isOwner(
  { sealKey, clock }: Needs,
  { known }: Caller,
  person: StoredPerson,
  key: string | undefined,
): boolean {
  if (identifyBrowser(sealKey, known, person, clock.now()) !== undefined) return true
  return key !== undefined && isMailKey(sealKey, person, key, clock.now())
}

const channels = ['email', 'mobile'] as const

const carries = ({ delivery }: Pick<Needs, 'delivery'>, via: CodeChannel) =>
  delivery.carries(via === 'email' ? 'mail' : 'sms')

/** The ways of a code that this server sends at all: a code that takes another waits with the operator. */
export const carriedWays = (needs: Pick<Needs, 'delivery'>): CodeChannel[] =>
  channels.filter((channel) => carries(needs, channel))

const channelOf = (request: ResetCodeRequest): CodeChannel =>
  'mobile' in request ? 'mobile' : (request.via ?? 'email')

/** The email or number that the caller typed, as the limits and the budget of truths count it. */
const subjectOf = (request: ResetCodeRequest) =>
  'email' in request ? request.email : `mobile ${digitsOf(request.mobile)}`

/** A key of an earlier request, as randomText(16) makes it. */
const isBrowserKey = (kept: string | undefined): kept is string =>
  kept !== undefined && /^[\w-]{22}$/.test(kept)

/** Sends a code. @param asked the counts of the request, to be taken back when nothing could be sent. */
async function send(
  needs: Needs,
  sending: Sending,
  asked: readonly Bucket[],
): Promise<CodeChannel> {
  const { resetCodes, attempts, audit, delivery, sealKey, clock } = needs
  const { person, browserKey, asker, askedFrom } = sending
  if (!person) throw notRegistered()
  const { mobile, counted } = await countSending(needs, person, sending)
  const code = randomDigits(limits.resetCodeDigits)
  const letter =
    mobile === null ? mailWith(needs, code, person, clock.now()) : smsWith(needs, code, mobile)
  const via: CodeChannel = mobile === null ? 'email' : 'mobile'
  await delivery.send(letter).catch(async () => {
    // A code that was not delivered must not count against the next one.
    await attempts.refund([...asked, ...counted])
    throw refuse('not_delivered', `Failed to send ${via} code. Please try again.`)
  })
  // Only now: a code that was not counted must not be tried.
  await resetCodes.put({
    personId: person.id,
    codeHash: hashOfCode(sealKey, person.id, code),
    browserHash: fingerprint(browserKey),
    askedBy: asker,
    askedFrom,
    expiresAt: clock.now() + limits.resetCodeLifeMs,
    tries: limits.resetCodeTries,
  })
  audit.enqueue('reset_code.sent', auditActorOf(person), { by: mobile === null ? 'mail' : 'sms' })
  return via
}

/**
 * Counts one code, by SMS where that was asked for.
 * @returns the mobile number for an SMS, or null where the code goes by mail; and the counts made.
 * @throws Refusal 'too_many_codes', 'too_many_attempts'; 'no_mobile_number' and
 * 'sms_limit_reached' only if the answer is truthful.
 */
async function countSending(
  needs: Needs,
  person: StoredPerson,
  { request, asker, disclosure }: Sending,
): Promise<{ mobile: string | null; counted: Bucket[] }> {
  const { attempts, smsPerDay } = needs
  const isForSms = channelOf(request) === 'mobile'
  if (isForSms && !person.mobile && disclosure === 'truthful') {
    throw refuse('no_mobile_number', 'No mobile number registered. You can only reset via email.')
  }
  // Callers who may not learn the way of the code get mail where the server sends no SMS.
  const onlyMail = disclosure === 'uniform' && !carries(needs, 'mobile') && carries(needs, 'email')
  const mobile = isForSms && !onlyMail ? person.mobile : null
  if (mobile) {
    try {
      const sms = { personId: person.id, digits: digitsOf(mobile), asker, smsPerDay }
      return { mobile, counted: await countSms(attempts, sms) }
    } catch (error) {
      if (disclosure === 'truthful' || !(error instanceof Refusal)) throw error
    }
  }
  return { mobile: null, counted: await countMail(attempts, person.id, asker) }
}

/** One number has many spellings; its digits are the same in each. */
const digitsOf = (mobile: string) => mobile.replace(/\D/g, '')
