import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { CopyButton } from '../../../ui/control/copy-button.tsx'
import { QrCode } from '../../../ui/control/qr-code.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { readDigits } from '../../../ui/form/number-text.ts'
import { CodeField } from '../code-field.tsx'
import { useTitleFocus } from './use-title-focus.ts'
import styles from './ways.module.css'
import { confirmApp } from './ways-calls.ts'

const required = { code: 'Enter the code' }

/** Shows the secret for the app, and takes its first code. */
export function ScanStep({
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
    required,
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
            <CopyButton text={secret} what="key" />
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
