import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { codeOf, errorMessage, fieldOf, statusOf } from '../../api/call-failed.ts'
import type { FoundProfile, SentCode, Way } from './reset-calls.ts'

/* Texts of the password reset: where a code goes, and why a call failed (spec §8). */

/** Under the choice 'Email'. */
export const emailHint = (profile: FoundProfile): string =>
  isWaiting(profile, 'email')
    ? `This server sends no mail: ${waitsInOutbox}`
    : `to ${profile.email}`

/** Under the choice 'SMS'. A number without digits is one that the server may not tell of. */
export function mobileHint(profile: FoundProfile): string {
  const { mobile, carriedWays } = profile
  if (!mobile) return 'No mobile number registered. You can only reset via email.'
  if (isWaiting(profile, 'mobile')) return `This server sends no SMS: ${waitsInOutbox}`
  if (!carriedWays.includes('mobile')) return 'This server sends no SMS.'
  return isKnown(mobile) ? `to ${mobile}` : 'to the mobile number of the account, if it has one'
}

const waitsInOutbox = 'the code waits in its outbox.'
const isKnown = (mobile: string) => /\d/.test(mobile)

/** Whether a code that is asked for in this way will surely wait with whoever runs the server. */
export function isWaiting({ mobile, carriedWays }: FoundProfile, way: Way): boolean {
  if (carriedWays.includes(way)) return false
  // Where the server may not tell of an account, it sends by mail what is asked for by SMS.
  return way === 'email' || isKnown(mobile) || !carriedWays.includes('email')
}

/** The way that is chosen first: one that is sent, where there is one. */
export const firstWay = ({ mobile, carriedWays }: FoundProfile): Way =>
  mobile && carriedWays.includes('mobile') && !carriedWays.includes('email') ? 'mobile' : 'email'

/**
 * Where the code went. The server may not tell everybody whether an email is registered; what it
 * does not tell is not claimed here. Nor is anything said to be sent that waits with the operator.
 */
export function codeSentText(
  profile: Pick<FoundProfile, 'email' | 'mobile'>,
  requested: Way,
  { via, carriedWays }: SentCode,
): string {
  const carries = (way: Way) => carriedWays.includes(way)
  if (via === undefined) return codePerhapsSentText(profile.email, requested, carries)
  if (!carries(via)) return codeWaitsText(via)
  const mobile = isKnown(profile.mobile) ? profile.mobile : 'the mobile number of the account'
  return `A 6-digit code is on its way to ${via === 'email' ? profile.email : mobile}.`
}

/** The text where the server tells neither whether there is an account nor which way it took. */
function codePerhapsSentText(email: string, requested: Way, carries: (way: Way) => boolean) {
  const code = `If ${email} is registered, a 6-digit code`
  if (requested === 'mobile' && carries('mobile')) {
    return carries('email')
      ? `${code} is on its way by SMS or, where that is not possible, by email.`
      : `${code} is on its way by SMS or, where that is not possible, waits in the outbox of this server, ${whoReads}.`
  }
  if (!carries('email')) return codeWaitsText(requested, email)
  const sent = `${code} is on its way to it.`
  return requested === 'email' ? sent : `This server sends no SMS. ${sent}`
}

/** For both who may read it: whoever asks for a code, and whoever runs the server. */
const whoReads = 'which the operator reads with npm run outbox'

/**
 * Where a code is that this server can't send.
 * @param email of an account that may not be there; without it there is one
 */
export function codeWaitsText(way: Way, email?: string): string {
  const carrier = way === 'email' ? 'mail' : 'SMS'
  const code =
    email === undefined ? 'The 6-digit code' : `If ${email} is registered, a 6-digit code`
  return `This server sends no ${carrier}. ${code} waits in its outbox, ${whoReads}.`
}

/** Why no profile was found, and whether the email itself is to blame. */
export function lookUpErrorMessage(error: Error): { text: string; isOfEmail: boolean } {
  const isOfEmail = fieldOf(error) === 'email' || statusOf(error) === 404
  const fallback = isOfEmail
    ? 'Email not registered in our system'
    : `Connection error: ${error.message}`
  return { text: errorMessage(error, fallback), isOfEmail }
}

/** Why no code was sent. */
export function sendCodeErrorMessage(error: Error, via: Way): string {
  // The account was there at the first step and is gone now.
  if (codeOf(error) === 'email_not_registered') {
    return 'User profile not found. Please verify email first.'
  }
  const failed = `Failed to send ${via} code. Please try again.`
  return errorMessage(error, failed, `Network error: ${error.message}`)
}

/** Whether only the key of a mail gets another code now. */
export const needsMailKey = (error: Error | null): boolean =>
  error !== null && codeOf(error) === 'too_many_codes'

/** Codes of a password reset after which the reset code at hand is of no use any more. */
const endsResetCode: ReadonlySet<ErrorCode | null> = new Set([
  'reset_code_invalid',
  'too_many_attempts',
] as const)

/** Why the password was not set, and whether only a new code can help. */
export function resetErrorMessage(error: Error): { text: string; needsNewCode: boolean } {
  if (endsResetCode.has(codeOf(error))) {
    const text = 'Invalid or expired reset code. Please request a new one.'
    return { text, needsNewCode: true }
  }
  const isUnanswered = statusOf(error) === 0
  const text = isUnanswered
    ? `Network error: ${error.message}`
    : 'Failed to reset password. Please try again.'
  return { text, needsNewCode: false }
}

/** The server's objection to the new password. */
export function newPasswordRefusal(error: Error | null): string | undefined {
  return fieldOf(error) === 'new_password' ? errorMessage(error, 'Not accepted') : undefined
}
