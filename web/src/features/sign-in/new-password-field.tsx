import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type ComponentProps, useRef, useState } from 'react'
import { PasswordField } from '../../ui/form/field.tsx'

/**
 * The field of a new password. A hint warns of passwords that are guessed first, but
 * only the server refuses one.
 */
export function NewPasswordField({
  hint,
  onChange,
  ...field
}: ComponentProps<typeof PasswordField>) {
  const [advice, setAdvice] = useState<string>()
  const typed = useRef('')

  function look(input: HTMLInputElement) {
    const password = input.value
    typed.current = password
    setAdvice(undefined)
    if (newPasswordError(password) !== undefined) return
    import('./password-advice.ts').then(
      ({ adviceOn }) => {
        if (typed.current === password) setAdvice(adviceOn(password, ownWordsBeside(input)))
      },
      () => undefined, // Without a network there is no advice, and no password can be set.
    )
  }

  return (
    <PasswordField
      required
      autoComplete="new-password"
      {...field}
      hint={advice ?? hint}
      onChange={(event) => {
        look(event.target)
        onChange?.(event)
      }}
    />
  )
}

/** The name and email in the same form: they are guessed first. */
function ownWordsBeside({ form }: HTMLInputElement): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name=username], input[type=email]')
  return [...(fields ?? [])].map(({ value }) => value)
}

/**
 * Checks a new password; undefined if it is fine. The server has the same rule, and a list of
 * common passwords.
 */
export function newPasswordError(password: string): string | undefined {
  const passwordMin = limits.passwordMin
  const passwordMax = limits.passwordMax
  // As the server counts: 'é' is one, however a keyboard writes it.
  const { length } = password.normalize('NFC')
  if (length < passwordMin) {
    return `Password must be at least ${passwordMin} characters long`
  }
  if (length > passwordMax) return `Password must have at most ${passwordMax} characters`
  return password.trim() === '' ? 'Password must not be spaces only' : undefined
}
