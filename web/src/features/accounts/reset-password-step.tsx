import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { DialogActions } from '../../ui/dialog/dialog.tsx'
import { DigitsField, PasswordField } from '../../ui/form/field.tsx'
import { clockTime } from '../../ui/time/time-text.ts'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import { setPassword } from './reset-calls.ts'
import styles from './reset-dialog.module.css'
import { newPasswordRefusal, resetErrorMessage } from './reset-messages.ts'
import {
  codeDigits,
  codeForm,
  type PasswordReset,
  type PasswordResetErrors,
  passwordResetErrors,
} from './reset-rules.ts'

/** Step 2 of the password reset: the code, and the new password twice. */
export function ResetPasswordStep({
  email,
  sent,
  mailKey,
  onNewCode,
  onSet,
}: {
  email: string
  /** Where the code went, and when it expires. */
  sent: { text: string; until: number } | undefined
  mailKey: string | undefined
  onNewCode: (reason?: string) => void
  onSet: () => void
}) {
  const { form, submit, inputOf, setting, error } = useNewPassword(
    { email, mailKey },
    { onSet, onNewCode },
  )
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={styles.sent}>
        {sent ? (
          <>
            <p>{sent.text}</p>
            <p>{`Code valid until ${clockTime(sent.until)}`}</p>
          </>
        ) : (
          <p>{`Type the 6-digit code you were given for ${email}.`}</p>
        )}
      </div>
      {error && <Notice tone="fault">{error}</Notice>}
      {/* Tells a password manager which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <DigitsField
        label="Reset code"
        className={styles.code}
        autoComplete="one-time-code"
        required
        {...inputOf('code')}
      />
      <NewPasswordField
        label="New password"
        hint="At least 6 characters"
        {...inputOf('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...inputOf('confirmation')}
      />
      <DialogActions>
        <Button look="ghost" onClick={() => onNewCode()}>
          Send New Code
        </Button>
        <Button type="submit" look="primary" busy={setting} busyText="Saving…">
          Set new password
        </Button>
      </DialogActions>
    </form>
  )
}

/** The fields of the last step of the password reset, their errors, and how they are sent. */
function useNewPassword(
  { email, mailKey }: { email: string; mailKey: string | undefined },
  { onSet, onNewCode }: { onSet: () => void; onNewCode: (reason: string) => void },
) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<PasswordReset>({ code: '', password: '', confirmation: '' })
  const [errors, setErrors] = useState<PasswordResetErrors>({})
  /** Why the code field did not accept the last text. */
  const [refusedCode, setRefusedCode] = useState<string>()
  const setting = useMutation({
    mutationFn: setPassword,
    onSuccess: onSet,
    onError: (error) => {
      const { text, needsNewCode } = resetErrorMessage(error)
      if (needsNewCode) onNewCode(text)
    },
  })

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (setting.isPending) return
    const wrong = passwordResetErrors(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setting.mutate({
      email,
      token: typed.code,
      new_password: typed.password,
      ...(mailKey && { mail_key: mailKey }),
    })
  }

  const refused = {
    code: refusedCode,
    password: newPasswordRefusal(setting.error),
    confirmation: undefined,
  }

  function type(field: keyof PasswordReset, value: string) {
    if (field !== 'code') return setTyped({ ...typed, [field]: value })
    const code = codeDigits(value)
    const isWhole = typed.code.length === limits.resetCodeDigits
    setRefusedCode(code === undefined && !isWhole ? codeForm : undefined)
    // The text in the field stays what is sent.
    if (code !== undefined) setTyped({ ...typed, code })
  }

  /** The props that connect one input with its field. */
  function inputOf(field: keyof PasswordReset) {
    return {
      value: typed[field],
      error: errors[field] ?? refused[field],
      onChange: ({ target: { value } }: { target: { value: string } }) => type(field, value),
    }
  }

  return {
    form,
    submit,
    inputOf,
    setting: setting.isPending,
    error: setting.error && resetErrorMessage(setting.error).text,
  }
}
