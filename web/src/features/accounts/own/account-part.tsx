import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Button } from '../../../ui/control/button.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { DigitsField, PasswordField, TextField } from '../../../ui/form/field.tsx'
import { readDigits } from '../../../ui/form/number-text.ts'
import { emailError } from '../../sign-in/email-rule.ts'
import { NewPasswordField, newPasswordError } from '../../sign-in/new-password-field.tsx'
import { profileKey, usePerson } from '../../sign-in/use-auth.ts'
import { codeWaitsText } from '../reset-messages.ts'
import { DeleteOwnDialog } from './delete-own-dialog.tsx'
import { CopyProgress, DownloadDialog } from './download-dialog.tsx'
import styles from './own.module.css'
import { requestEmailCode, saveEmail, savePassword, sessionsKey } from './own-calls.ts'

/** The actions on one's own account. */
export function AccountPart() {
  const [asked, setAsked] = useState<'email' | 'password' | 'download' | 'delete' | null>(null)
  const titleId = useId()
  const close = () => setAsked(null)
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Account</h2>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('email')}>Change email</Button>
        <Button onClick={() => setAsked('password')}>Change password</Button>
        <Button onClick={() => setAsked('download')}>Download my data</Button>
        <Button onClick={() => setAsked('delete')}>Delete account</Button>
      </div>
      <CopyProgress />
      {asked === 'email' && <ChangeEmailDialog onClose={close} />}
      {asked === 'password' && <ChangePasswordDialog onClose={close} />}
      {asked === 'download' && <DownloadDialog onClose={close} />}
      {asked === 'delete' && <DeleteOwnDialog onClose={close} />}
    </section>
  )
}

/** A new email that has been asked for, and whether the server has sent the code itself. */
type Asked = { email: string; isCarried: boolean }

/** Changes the person's email: with the password, and then with a code that was sent to the new one. */
function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  // Another dialog takes its place, so its title takes the focus and is read out.
  return asked ? (
    <ConfirmStep key="confirm" asked={asked} onBack={() => setAsked(null)} onClose={onClose} />
  ) : (
    <AskStep key="ask" onAsked={setAsked} onClose={onClose} />
  )
}

function AskStep({ onAsked, onClose }: { onAsked: (asked: Asked) => void; onClose: () => void }) {
  const asking = useMutation({
    mutationFn: requestEmailCode,
    onSuccess: ({ carried }, { email }) => onAsked({ email, isCarried: carried }),
  })
  const { form, inputOf } = useCallForm({
    required: { email: 'Enter your new email', current_password: 'Enter your password' },
    validate: ({ email }) => {
      const wrong = emailError(email)
      return wrong === undefined ? {} : { email: wrong }
    },
    sending: asking,
    why: (error) => errorMessage(error, 'Failed to make a code. Please try again.'),
    send: ({ email, current_password }) => asking.mutate({ email: email.trim(), current_password }),
  })
  return (
    <Dialog title="Change email" onClose={onClose}>
      <DialogForm {...form} confirm="Continue" busyText="Making a code…" onClose={onClose}>
        <TextField
          {...inputOf('email')}
          label="New email"
          type="email"
          autoComplete="email"
          hint="It gets a 6-digit code. Nothing changes until you enter it."
        />
        <PasswordField
          {...inputOf('current_password')}
          label="Password"
          autoComplete="current-password"
        />
      </DialogForm>
    </Dialog>
  )
}

function ConfirmStep({
  asked: { email, isCarried },
  onBack,
  onClose,
}: {
  asked: Asked
  onBack: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: saveEmail,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileKey })
      toast(`Email changed: ${email}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required: { code: 'Enter the 6-digit code' },
    validate: ({ code }): { code?: string } =>
      /^\d{6}$/.test(readDigits(code)) ? {} : { code: 'Enter the 6-digit code' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to change the email. Please try again.'),
    send: ({ code }) => saving.mutate(readDigits(code)),
  })
  return (
    <Dialog title="Enter the code" onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p role="status">
            {isCarried
              ? `A 6-digit code is on its way to ${email}. It is valid for 10 minutes.`
              : codeWaitsText('email')}
          </p>
        }
        cancel="Back"
        confirm="Change email"
        busyText="Saving…"
        onClose={onBack}
      >
        <DigitsField {...inputOf('code')} label="Code" autoComplete="one-time-code" />
      </DialogForm>
    </Dialog>
  )
}

const required = {
  current_password: 'Enter your current password',
  new_password: 'Enter a new password',
}

/** Sets a new password, given the current one. All other sessions end. */
function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { username, email } = usePerson()
  const saving = useSaving(onClose)
  const { form, inputOf } = useCallForm({
    required,
    validate: ({ new_password }) => {
      const wrong = newPasswordError(new_password)
      return wrong === undefined ? {} : { new_password: wrong }
    },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to change the password. Please try again.'),
    send: (typed) => saving.mutate(typed),
  })
  return (
    <Dialog title="Change password" onClose={onClose}>
      <DialogForm {...form} confirm="Change password" busyText="Saving…" onClose={onClose}>
        {/* Tells a password manager which account this is, and the advice which names to avoid. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <input name="username" value={username} readOnly hidden />
        <PasswordField
          {...inputOf('current_password')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField
          {...inputOf('new_password')}
          label="New password"
          hint={`At least ${limits.passwordMin} characters`}
        />
        <p>Every other browser is signed out.</p>
      </DialogForm>
    </Dialog>
  )
}

function useSaving(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: savePassword,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey })
      toast('Password changed. Every other browser is signed out.')
      onSaved()
    },
  })
}
