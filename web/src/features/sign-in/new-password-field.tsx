import { type ComponentProps, useRef, useState } from 'react'
import { PasswordField } from '../../ui/form/field.tsx'
import { newPasswordError } from './new-password-rule.ts'

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
