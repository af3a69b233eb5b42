import { emailError } from '../sign-in/email-rule.ts'
import { newPasswordError } from '../sign-in/new-password-rule.ts'

/** The credentials that a manager of the home gives another person. */
export type NewMember = { username: string; email: string; password: string }

/** The validation errors by field. */
export type NewMemberErrors = Partial<Record<keyof NewMember, string>>

/** Reads the form: trimmed, but the password as it is. */
export function readNewMember(form: HTMLFormElement): NewMember {
  const typed = new FormData(form)
  const text = (name: keyof NewMember) => String(typed.get(name) ?? '')
  // A password is taken as it is, including its spaces.
  return {
    username: text('username').trim(),
    email: text('email').trim(),
    password: text('password'),
  }
}

/** The validation errors of a new member. */
export function newMemberErrors({ username, email, password }: NewMember): NewMemberErrors {
  const wrong = newPasswordError(password)
  const wrongEmail = emailError(email)
  return {
    ...(!username.trim() && { username: 'Enter a username' }),
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(!password.trim()
      ? { password: 'Enter a password' }
      : wrong !== undefined && { password: wrong }),
  }
}

/** Whether one of the three is empty after trimming (DASH-8, DASH-9). */
export function isIncomplete(account: NewMember): boolean {
  return Object.values(account).some((text) => !text.trim())
}
