import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/form/field.tsx'
import { emailError } from '../sign-in/email-rule.ts'
import { NewPasswordField, newPasswordError } from '../sign-in/new-password-field.tsx'

/** The credentials that a manager of the home gives another person. */
export type NewMember = { username: string; email: string; password: string }

/** The validation errors by field. */
type NewMemberErrors = Partial<Record<keyof NewMember, string>>

/** Reads the form: trimmed, but the password as it is. */
function readNewMember(form: HTMLFormElement): NewMember {
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

/**
 * A form that makes or changes somebody's account. It shows the validation errors
 * and moves the focus to the first.
 */
export function useNewMemberForm({
  required,
  onWhole,
}: {
  /** The message for an empty field. */
  required: string
  onWhole: (account: NewMember) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  // A new value for every attempt, so that the focus moves to the invalid field each time.
  const [tried, setTried] = useState<NewMember | null>(null)
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tried])

  function submit(element: HTMLFormElement) {
    const account = readNewMember(element)
    setTried(account)
    if (Object.keys(newMemberErrors(account)).length === 0) onWhole(account)
  }

  return {
    form,
    submit,
    fieldErrors: tried ? newMemberErrors(tried) : {},
    error: tried && isIncomplete(tried) ? required : null,
  }
}

/**
 * The fields that somebody else will sign in with. The browser fills in none of
 * them, because it knows only the person's own.
 */
export function NewMemberFields(about: {
  account?: Pick<NewMember, 'username' | 'email'> | undefined
  passwordHint: string
  errors: NewMemberErrors
}) {
  const { account, passwordHint, errors } = about
  return (
    <>
      <TextField
        label="Username"
        name="username"
        required
        defaultValue={account?.username}
        maxLength={64}
        autoComplete="off"
        error={errors.username}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={account?.email}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <NewPasswordField
        label="Password"
        name="password"
        hint={passwordHint}
        error={errors.password}
      />
    </>
  )
}
