import type { Caller } from '../identity/caller.ts'
import { attemptLimits, type Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'

/*
 * Limits how many reset codes are sent. Anybody may ask for a code, so the codes that strangers have
 * sent to an account in a day are bounded, and sooner or later used up. Its owner's are counted
 * apart: from a browser that has signed in before, or with the key of a mail (mail-key.ts). A
 * stranger who uses up the mails has sent some, each with a key, and the SMS are counted apart from
 * the mails. So the owner is never kept out, and the cost stays bounded.
 *
 * A code is for the browser that asked, and is tried five times (reset-password.ts). So of one
 * account in any 24 hours a stranger tries: 9 codes by mail and 5 by SMS (a window of a day may
 * begin between them), five times each, and 9 times one that the operator has made. That is 79 of
 * a million values: less than 1 in 10,000.
 */

/** The way a code takes to its account. */
export type CodeChannel = 'email' | 'mobile'

/** The person who asks for a code: the owner of the account has proved to be it. */
export type CodeAsker = 'stranger' | 'owner'

/**
 * Counts a request of a stranger, by the text that was typed and by the address: this tells
 * nothing about accounts.
 * @throws Refusal 'too_many_codes', 'sms_limit_reached'.
 */
export async function countRequest(
  attempts: Attempts,
  { address }: Caller,
  subject: string,
  channel: CodeChannel,
): Promise<Bucket[]> {
  const isSms = channel === 'mobile'
  const ofAddress: Bucket[] = [
    { limit: attemptLimits.resetCodeFromAddress, key: address },
    ...(isSms ? [{ limit: attemptLimits.smsFromAddress, key: address }] : []),
  ]
  const addressWaitS = await attempts.consume(ofAddress)
  if (addressWaitS > 0) throw tooManyCodes('stranger', addressWaitS)
  const limit = isSms ? attemptLimits.smsCodeAsked : attemptLimits.mailCodeAsked
  const ofText = [{ limit, key: subject }]
  const waitS = await attempts.consume(ofText)
  if (waitS === 0) return ofText
  await attempts.refund(ofAddress)
  throw isSms ? noMoreSms(waitS) : tooManyCodes('stranger', waitS)
}

/**
 * Counts a mail with a code. The first of a day is sent whatever the installation has sent: a
 * stranger who uses that up must not keep a person without a mail and its key.
 * @throws Refusal 'too_many_codes', 'too_many_attempts'.
 */
export async function countMail(
  attempts: Attempts,
  personId: number,
  asker: CodeAsker,
): Promise<Bucket[]> {
  const key = String(personId)
  const ofDay = {
    limit: asker === 'owner' ? attemptLimits.ownCodeInDay : attemptLimits.mailCodeInDay,
    key,
  }
  const isFirst = !(await attempts.peek([ofDay])).isCounted
  const counted: Bucket[] = [
    ...(isFirst ? [] : [{ limit: attemptLimits.resetCodeOfInstallation, key: 'everybody' }]),
    { limit: asker === 'owner' ? attemptLimits.ownCodeInHour : attemptLimits.mailCodeInHour, key },
    ofDay,
  ]
  const waitS = await attempts.consume(counted)
  if (waitS > 0) throw tooManyCodes(asker, waitS)
  return counted
}

/** Counts an SMS with a code. @throws Refusal 'sms_limit_reached'. */
export async function countSms(
  attempts: Attempts,
  {
    personId,
    digits,
    asker,
    smsPerDay,
  }: {
    personId: number
    digits: string
    asker: CodeAsker
    /** SMS that the whole installation may send in a day. */
    smsPerDay: number
  },
): Promise<Bucket[]> {
  const key = String(personId)
  const ofAccount: Bucket[] =
    asker === 'owner'
      ? [
          { limit: attemptLimits.ownCodeInHour, key },
          { limit: attemptLimits.ownCodeInDay, key },
        ]
      : [{ limit: attemptLimits.smsCodeInDay, key }]
  const counted: Bucket[] = [
    ...ofAccount,
    { limit: attemptLimits.smsToNumber, key: digits },
    { limit: { ...attemptLimits.smsOfInstallation, most: smsPerDay }, key: 'everybody' },
  ]
  const waitS = await attempts.consume(counted)
  if (waitS > 0) throw noMoreSms(waitS)
  return counted
}

const noMoreSms = (waitS: number) =>
  tooMany(waitS, 'No more SMS can be sent right now. Choose email instead', 'sms_limit_reached')

const tooManyCodes = (asker: CodeAsker, waitS: number) =>
  asker === 'owner'
    ? tooMany(waitS, 'Too many codes were asked for')
    : tooMany(
        waitS,
        'Too many codes were asked for. Use the link or the key in the newest mail with a code, or ask the operator of the server',
        'too_many_codes',
      )
