import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { newPasswordError } from '../sign-in/new-password-rule.ts'

/** The fields of the last step of the password reset. */
export type PasswordReset = { code: string; password: string; confirmation: string }

/** All validation errors at once, by field. */
export type PasswordResetErrors = Partial<Record<keyof PasswordReset, string>>

/** The digits of a typed or pasted text, as many as a code has: '408172' for '408 172'. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, limits.resetCodeDigits)
}

/** The validation errors of the last step (RESET-4). */
export function passwordResetErrors({
  code,
  password,
  confirmation,
}: PasswordReset): PasswordResetErrors {
  const { resetCodeDigits } = limits
  const wrong = newPasswordError(password)
  return {
    ...(code.length !== resetCodeDigits && {
      code: `Please enter a valid ${resetCodeDigits}-digit reset code`,
    }),
    ...(wrong !== undefined && { password: wrong }),
    ...(password !== confirmation && { confirmation: 'Passwords do not match' }),
  }
}
