import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import { troubleOf } from './trouble-of.ts'
import { useWholeForm } from './use-whole-form.ts'
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

/** Turns the authenticator app on: the password again, the secret, its first code, the recovery codes. */
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
  const trouble = troubleOf(
    beginning.error && wordsOf(beginning.error, 'Failed to turn on the authenticator app'),
  )
  const { form, submit, missing } = useWholeForm(required, trouble, ({ password }) => {
    if (!beginning.isPending) beginning.mutate(password)
  })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className={styles.told}>
        You need an app that makes one-time codes. Your phone may have one in its password settings.
      </p>
      {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        hint="Your password, to be sure that it is you"
        readOnly={beginning.isPending}
        error={missing.password ?? trouble.password}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" busy={beginning.isPending} busyText="Checking…">
          Continue
        </Button>
      </DialogActions>
    </form>
  )
}
