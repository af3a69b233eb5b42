import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import styles from './ways.module.css'
import { beginApp, waysKey } from './ways-calls.ts'

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
