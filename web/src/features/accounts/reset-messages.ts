import { messageOf, statusOf } from '../../api/call-failed.ts'
import type { Way } from './reset-calls.ts'

/* The words for each way a call of the password reset can fail (spec §8). */

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
