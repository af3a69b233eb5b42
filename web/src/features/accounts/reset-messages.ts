import { messageOf, statusOf } from '../../api/call-failed.ts'
import type { FoundProfile, Way } from './reset-calls.ts'

/* What the password reset tells a person: where a code goes, and why a call failed (spec §8). */

/** Under the choice 'SMS'. A number without digits is one that the server may not tell of. */
export function mobileHint(mobile: string): string {
  if (!mobile) return 'No mobile number registered. You can only reset via email.'
  return /\d/.test(mobile) ? `to ${mobile}` : 'to the mobile number of the account, if it has one'
}

/**
 * Where the code went. The server may not tell everybody whether an email is registered; what it
 * does not tell is not claimed here.
 */
export function codeSentText(
  { email, mobile }: FoundProfile,
  asked: Way,
  told: Way | undefined,
): string {
  const shown = { email, mobile: /\d/.test(mobile) ? mobile : 'the mobile number of the account' }
  if (told) return `We sent a 6-digit code to ${shown[told]}.`
  const way = asked === 'email' ? 'to it' : 'by SMS, or by email if it has no mobile number'
  return `If ${email} is registered, we sent a 6-digit code ${way}.`
}

/** Why no profile was found, and whether the email itself is to blame. */
export function lookUpErrorMessage(error: Error): { words: string; isOfEmail: boolean } {
  const isOfEmail = [400, 404].includes(statusOf(error))
  const fallback = isOfEmail
    ? 'Email not registered in our system'
    : `Connection error: ${error.message}`
  return { words: messageOf(error, fallback), isOfEmail }
}

/** Why no code was sent. */
export function sendCodeErrorMessage(error: Error, via: Way): string {
  if (statusOf(error) === 0) return `Network error: ${error.message}`
  // The account was there at the first step and is gone now.
  if (statusOf(error) === 404) return 'User profile not found. Please verify email first.'
  return messageOf(error, `Failed to send ${via} code. Please try again.`)
}

/** Why the password was not set, and whether only a new code can help. */
export function resetErrorMessage(error: Error): { words: string; needsNewCode: boolean } {
  if (statusOf(error) === 0) {
    return { words: `Network error: ${error.message}`, needsNewCode: false }
  }
  if (/expired|invalid/i.test(messageOf(error, ''))) {
    const words = 'Invalid or expired reset code. Please request a new one.'
    return { words, needsNewCode: true }
  }
  return { words: 'Failed to reset password. Please try again.', needsNewCode: false }
}
