import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeField } from '../code-field.tsx'
import { troubleOf } from './trouble-of.ts'
import { useWholeForm } from './use-whole-form.ts'
import styles from './ways.module.css'

const required = { password: 'Enter your password', code: 'Enter a code' }

/** Asks for the password and a code again, before what takes both. */
export function ProofForm<Answer>({
  children,
  confirm,
  busyText,
  failed,
  destructive = false,
  send,
  onDone,
  onClose,
}: {
  children: ReactNode
  confirm: string
  busyText: string
  /** Said when the server had no words. */
  failed: string
  destructive?: boolean
  send: (proof: { password: string; code: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}) {
  const sending = useMutation({ mutationFn: send, onSuccess: onDone })
  const trouble = troubleOf(sending.error && wordsOf(sending.error, failed))
  const { form, submit, missing } = useWholeForm(required, trouble, (proof) => {
    if (!sending.isPending) sending.mutate(proof)
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className={styles.told}>{children}</p>
      {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        readOnly={sending.isPending}
        error={missing.password ?? trouble.password}
      />
      <CodeField kind="either" readOnly={sending.isPending} error={missing.code ?? trouble.code} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look={destructive ? 'danger' : 'primary'}
          type="submit"
          busy={sending.isPending}
          busyText={busyText}
        >
          {confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
