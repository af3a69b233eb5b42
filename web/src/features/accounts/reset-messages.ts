import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { codeOf, fieldOf, statusOf } from '../../api/call-failed.ts'
import { errorMessage } from '../../api/error-message.ts'
import type { FoundProfile, SentCode, Way } from './reset-calls.ts'

/* What the password reset tells a person: where a code goes, and why a call failed (spec §8). */

/** Under the choice 'SMS'. A number without digits is one that the server may not tell of. */
export function mobileHint(mobile: string): string {
  if (!mobile) return 'No mobile number registered. You can only reset via email.'
  return /\d/.test(mobile) ? `to ${mobile}` : 'to the mobile number of the account, if it has one'
}

/**
 * Where the code went. The server may not tell everybody whether an email is registered; what it
 * does not tell is not claimed here. Nor is anything said to be sent that waits with the operator.
 */
export function codeSentText(
  { email, mobile }: FoundProfile,
  requested: Way,
  { via, waitsWithOperator }: SentCode,
): string {
  const shown = { email, mobile: /\d/.test(mobile) ? mobile : 'the mobile number of the account' }
  if (waitsWithOperator) {
    const what = (via ?? requested) === 'email' ? 'mail' : 'SMS'
    const text = `This server sends no ${what}: its operator has the 6-digit code.`
    return via ? `${text} Ask for it.` : `${text} Ask for it, if ${email} is registered.`
  }
  if (via) return `We sent a 6-digit code to ${shown[via]}.`
  const way = requested === 'email' ? 'to it' : 'by SMS, or by email if it has no mobile number'
  return `If ${email} is registered, we sent a 6-digit code ${way}.`
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

/** What the server has refused about the new password itself. */
export function newPasswordRefusal(error: Error | null): string | undefined {
  return fieldOf(error) === 'new_password' ? errorMessage(error, 'Not accepted') : undefined
}
