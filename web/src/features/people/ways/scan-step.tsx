import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { CodeField } from '../code-field.tsx'
import { troubleOf } from './trouble-of.ts'
import { useTitleFocus } from './use-title-focus.ts'
import { useWholeForm } from './use-whole-form.ts'
import styles from './ways.module.css'
import { confirmApp } from './ways-calls.ts'

const required = { code: 'Enter the code' }

/** Shows the secret for the app, and takes the first code of it. */
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
  const trouble = troubleOf(
    confirming.error && wordsOf(confirming.error, 'Failed to turn on the authenticator app'),
  )
  const { form, submit, missing } = useWholeForm(required, trouble, ({ code }) => {
    if (!confirming.isPending) confirming.mutate(code)
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p ref={start} className={styles.told}>
        Scan this with your app, or type the key into it. Then enter the code it shows.
      </p>
      <div className={styles.qr}>
        <QrCode text={uri} label="The key as a QR code" />
      </div>
      <div className={styles.secret}>
        <span className={styles.key}>
          <span className="only-heard">Key: </span>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
        <CopyButton text={secret} what="key" />
      </div>
      {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
      <CodeField kind="app" readOnly={confirming.isPending} error={missing.code ?? trouble.code} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" busy={confirming.isPending} busyText="Checking…">
          Turn on
        </Button>
      </DialogActions>
    </form>
  )
}
