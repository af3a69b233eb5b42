import { plainEmail } from '@roomwire/contracts/vocabulary/email-address.ts'
import { readDigits } from '../../ui/form/number-text.ts'
import { emailError } from '../sign-in/email-rule.ts'
import { newPasswordError } from '../sign-in/new-password-field.tsx'

/**
 * The body that the registration form sends: trimmed, the email in lower case, the
 * password unchanged (REG-3).
 */
export type Registration = {
  username: string
  email: string
  password: string
  mobile: string
  contact: string
  address: string
  id_number: string
  date_of_birth: string
  /** Null while none is chosen. */
  role: 'user' | 'family' | 'guest' | null
  /** Undefined where the form does not ask for one. */
  join_code?: string | undefined
}

/** Reads the registration form (REG-3). */
export function readRegistrationForm(form: FormData): Registration {
  const text = (name: string) => String(form.get(name) ?? '')
  const trimmed = (name: string) => text(name).trim()
  const role = text('role')
  return {
    username: trimmed('username'),
    email: plainEmail(text('email')),
    password: text('password'),
    mobile: trimmed('mobile'),
    contact: trimmed('contact'),
    address: trimmed('address'),
    id_number: readDigits(text('id_number')),
    date_of_birth: text('date_of_birth'),
    join_code: form.has('join_code') ? trimmed('join_code') : undefined,
    role: role === 'user' || role === 'family' || role === 'guest' ? role : null,
  }
}

/**
 * The body to send of a valid form.
 * @param here what this browser knows: a home that is founded here gets it.
 */
export function registrationBody(
  { role, ...rest }: Registration,
  here: { time_zone: string | undefined; locale: string },
) {
  if (role === 'family' || role === 'guest') return { ...rest, role }
  return { ...rest, role: 'user' as const, ...here }
}

/** The validation errors by field, in the order of the fields. */
export function registrationErrors({
  username,
  email,
  password,
  role,
  join_code,
}: Registration): Partial<Record<keyof Registration, string>> {
  const wrong = newPasswordError(password)
  const wrongEmail = emailError(email)
  return {
    ...(username === '' && { username: 'Enter a username' }),
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(wrong !== undefined && { password: wrong }),
    ...(role === null && { role: 'Please select a user type' }),
    ...(join_code === '' && { join_code: 'Enter the code of your invitation' }),
  }
}
