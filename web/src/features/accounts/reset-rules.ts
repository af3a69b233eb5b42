import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { readDigits } from '../../ui/form/number-text.ts'
import { newPasswordError } from '../sign-in/new-password-field.tsx'

/** The fields of the last step of the password reset. */
export type PasswordReset = { code: string; password: string; confirmation: string }

/** All validation errors at once, by field. */
export type PasswordResetErrors = Partial<Record<keyof PasswordReset, string>>

/**
 * The digits of a typed or pasted text: '408172' for '408 172'. Undefined where it has anything
 * else, or more digits than a code: the field does not accept that.
 */
export function codeDigits(typed: string): string | undefined {
  const digits = readDigits(typed)
  return /^\d*$/.test(digits) && digits.length <= limits.resetCodeDigits ? digits : undefined
}

/** Says which codes are valid (RESET-4). */
export const codeForm = `Please enter a valid ${limits.resetCodeDigits}-digit reset code`

/** The validation errors of the last step (RESET-4). */
export function passwordResetErrors({
  code,
  password,
  confirmation,
}: PasswordReset): PasswordResetErrors {
  const wrong = newPasswordError(password)
  return {
    ...(code.length !== limits.resetCodeDigits && { code: codeForm }),
    ...(wrong !== undefined && { password: wrong }),
    ...(password !== confirmation && { confirmation: 'Passwords do not match' }),
  }
}
