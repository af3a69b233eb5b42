import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Button } from '../../../ui/control/button.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { readDigits } from '../../../ui/form/number-text.ts'
import { dayOf } from '../../../ui/time/time-text.ts'
import { CodeField } from '../code-field.tsx'
import { RecoveryCodes, TurnOnDialog } from './turn-on-dialog.tsx'
import styles from './ways.module.css'
import { renewCodes, turnOffApp, type Ways, waysKey } from './ways-calls.ts'

/** The authenticator app: whether signing in with the password requires a code as well. */
export function AuthenticatorPart({
  authenticator: { since, recovery_codes_left },
}: {
  authenticator: Ways['authenticator']
}) {
  const [open, setOpen] = useState<'turn_on' | 'turn_off' | 'renew' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.part}>
      <h3>Authenticator app</h3>
      {since === null ? (
        <>
          <p className={styles.intro}>
            After your password, enter a code from an app on your phone. The password alone is not
            enough.
          </p>
          <Button onClick={() => setOpen('turn_on')}>Turn on</Button>
        </>
      ) : (
        <>
          <p className={styles.intro}>
            <span>{`On since ${dayOf(since)}. `}</span>
            <span>{`Recovery codes left: ${recovery_codes_left}.`}</span>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button onClick={() => setOpen('turn_off')}>Turn off</Button>
          </div>
        </>
      )}
      {open === 'turn_on' && <TurnOnDialog onClose={close} />}
      {open === 'turn_off' && <TurnOffDialog onClose={close} />}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
    </div>
  )
}

/** Turns the authenticator app off. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <Dialog title="Turn off authenticator app" onClose={onClose}>
      <ProofForm
        destructive
        confirm="Turn off"
        busyText="Turning off…"
        failed="Failed to turn off the authenticator app"
        send={turnOffApp}
        onDone={async () => {
          await queries.invalidateQueries({ queryKey: waysKey })
          toast('Authenticator app turned off')
          onClose()
        }}
        onClose={onClose}
      >
        Your password alone will sign in again, and your recovery codes stop working.
      </ProofForm>
    </Dialog>
  )
}

/** Makes new recovery codes and shows them once. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Dialog title={codes ? 'Recovery codes' : 'New recovery codes'} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          confirm="Make new codes"
          busyText="Making codes…"
          failed="Failed to make recovery codes"
          send={renewCodes}
          onDone={async ({ recovery_codes }) => {
            setCodes(recovery_codes)
            await queries.invalidateQueries({ queryKey: waysKey })
          }}
          onClose={onClose}
        >
          Your current codes stop working.
        </ProofForm>
      )}
    </Dialog>
  )
}

const required = { password: 'Enter your password', code: 'Enter a code' }

/** Asks for the password and a code again before an action that requires both. */
function ProofForm<Answer>({
  children,
  failed,
  send,
  onDone,
  ...about
}: Pick<ComponentProps<typeof DialogForm>, 'confirm' | 'busyText' | 'destructive' | 'onClose'> & {
  /** Says what the action does. */
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
