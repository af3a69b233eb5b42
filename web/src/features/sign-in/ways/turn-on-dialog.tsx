import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CopyButton } from '../../../ui/control/copy-button.tsx'
import { QrCode } from '../../../ui/control/qr-code.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { readDigits } from '../../../ui/form/number-text.ts'
import { CodeField } from '../code-field.tsx'
import styles from './ways.module.css'
import { beginApp, confirmApp, waysKey } from './ways-calls.ts'

type Stage =
  | { step: 'password' }
  | { step: 'scan'; secret: string; uri: string }
  | { step: 'codes'; codes: readonly string[] }

const titles = {
  password: 'Turn on authenticator app',
  scan: 'Scan the code',
  codes: 'Recovery codes',
} as const

/**
 * Turns the authenticator app on: the password again, the secret, its first code,
 * the recovery codes.
 */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [stage, setStage] = useState<Stage>({ step: 'password' })
  return (
    <Dialog title={titles[stage.step]} onClose={onClose}>
      {stage.step === 'password' && (
        <PasswordStep onBegun={(begun) => setStage({ step: 'scan', ...begun })} onClose={onClose} />
      )}
      {stage.step === 'scan' && (
        <ScanStep
          {...stage}
          onConfirmed={async (codes) => {
            setStage({ step: 'codes', codes })
            await queries.invalidateQueries({ queryKey: waysKey })
          }}
          onClose={onClose}
        />
      )}
      {stage.step === 'codes' && <RecoveryCodes codes={stage.codes} onDone={onClose} />}
    </Dialog>
  )
}

const required = { password: 'Enter your password' }

function PasswordStep({
  onBegun,
  onClose,
}: {
  onBegun: (begun: { secret: string; uri: string }) => void
  onClose: () => void
}) {
  const beginning = useMutation({ mutationFn: beginApp, onSuccess: onBegun })
  const { form, inputOf } = useCallForm({
    required,
    sending: beginning,
    why: (error) => errorMessage(error, 'Failed to turn on the authenticator app'),
    send: ({ password }) => beginning.mutate(password),
  })
  return (
    <DialogForm
      {...form}
      intro={
        <p className={styles.intro}>
          You need an app that makes one-time codes. Your phone may have one in its password
          settings.
        </p>
      }
      confirm="Continue"
      busyText="Checking…"
      onClose={onClose}
    >
      <PasswordField
        {...inputOf('password')}
        label="Password"
        autoComplete="current-password"
        hint="To confirm that it is you"
      />
    </DialogForm>
  )
}

const codeRequired = { code: 'Enter the code' }

/** Shows the secret for the app, and takes its first code. */
function ScanStep({
  secret,
  uri,
  onConfirmed,
  onClose,
}: {
  secret: string
  uri: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}) {
  const start = useTitleFocus()
  const confirming = useMutation({
    mutationFn: confirmApp,
    onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  const { form, inputOf } = useCallForm({
    required: codeRequired,
    sending: confirming,
    why: (error) => errorMessage(error, 'Failed to turn on the authenticator app'),
    send: ({ code }) => confirming.mutate(readDigits(code)),
  })
  return (
    <DialogForm
      {...form}
      intro={
        <>
          <p ref={start} className={styles.intro}>
            Scan this with your app, or type the key into it. Then enter the code it shows.
          </p>
          <div className={styles.qr}>
            <QrCode text={uri} label="The key as a QR code" />
          </div>
          <div className={styles.secret}>
            <span className={styles.key}>
              <span className="visually-hidden">Key: </span>
              <span translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</span>
            </span>
            <CopyButton text={secret} noun="key" />
          </div>
        </>
      }
      confirm="Turn on"
      busyText="Checking…"
      onClose={onClose}
    >
      <CodeField {...inputOf('code')} kind="app" />
    </DialogForm>
  )
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const start = useTitleFocus()
  return (
    <>
      <p ref={start} className={styles.intro}>
        Without your phone, enter one of these instead of the app’s code. Each works once. Keep them
        somewhere safe: they are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} noun="recovery codes" />
        <Button look="primary" onClick={onDone}>
          I have saved them
        </Button>
      </DialogActions>
    </>
  )
}

/**
 * Moves the focus to the title in a further step of a dialog, so that screen readers
 * start there.
 */
function useTitleFocus() {
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    start.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus()
  }, [])
  return start
}
