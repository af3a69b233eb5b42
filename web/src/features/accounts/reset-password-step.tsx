import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { DialogActions } from '../../ui/dialog/dialog.tsx'
import { DigitsField, PasswordField } from '../../ui/form/field.tsx'
import { clockTime } from '../../ui/time/time-text.ts'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import styles from './reset-dialog.module.css'
import { useNewPassword } from './use-new-password.ts'

/** Step 2 of the password reset: the code, and the new password twice. */
export function ResetPasswordStep({
  email,
  sent,
  mailKey,
  onNewCode,
  onSet,
}: {
  email: string
  /** What is known of where the code went, and when it expires. */
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
