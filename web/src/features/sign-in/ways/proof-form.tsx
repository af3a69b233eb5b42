import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { readDigits } from '../../../ui/form/number-text.ts'
import { CodeField } from '../code-field.tsx'
import styles from './ways.module.css'

const required = { password: 'Enter your password', code: 'Enter a code' }

/** Asks for the password and a code again before an action that requires both. */
export function ProofForm<Answer>({
  children,
  failed,
  send,
  onDone,
  ...about
}: Pick<ComponentProps<typeof DialogForm>, 'confirm' | 'busyText' | 'destructive' | 'onClose'> & {
  /** What it will do. */
  children?: string
  /** The text when the server gave no message. */
  failed: string
  send: (proof: { password: string; code: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
}) {
  const sending = useMutation({ mutationFn: send, onSuccess: onDone })
  const { form, inputOf } = useCallForm({
    required,
    sending,
    why: (error) => errorMessage(error, failed),
    send: ({ password, code }) => sending.mutate({ password, code: readDigits(code) }),
  })
  return (
    <DialogForm {...form} {...about} intro={<p className={styles.intro}>{children}</p>}>
      <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      <CodeField {...inputOf('code')} kind="either" />
    </DialogForm>
  )
}
