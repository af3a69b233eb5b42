import type { loginSecondFactorEndpoint } from '@roomwire/contracts/http/second-factor.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { codeOf } from '../../api/call-failed.ts'
import { Button } from '../../ui/control/button.tsx'
import { readDigits } from '../../ui/form/number-text.ts'
import { DeviceClockNotice } from '../../ui/time/device-clock-notice.tsx'
import { CodeField } from './code-field.tsx'
import styles from './second-step.module.css'
import { startSession } from './sign-in-calls.ts'

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondStep({
  challenge,
  onOver,
}: {
  challenge: string
  /** Returns to the password, with a message if the person did not choose to. */
  onOver: (reason?: string) => void
}) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { field, submit, entering, error } = useEntry(challenge, onOver)
  // The page's heading names the step, and the field takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has another field
  useEffect(() => field.current?.focus(), [field, kind])
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField key={kind} ref={field} kind={kind} error={error} readOnly={entering} />
      {kind === 'app' && (
        <DeviceClockNotice>
          <span> Codes from an app on this device may be wrong.</span>
        </DeviceClockNotice>
      )}
      <Button type="submit" look="primary" large full busy={entering} busyText="Signing in…">
        Sign in
      </Button>
      <div className={styles.others}>
        <Button look="ghost" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
        <Button look="ghost" onClick={() => onOver()}>
          Back
        </Button>
      </div>
    </form>
  )
}

function useEntry(challenge: string, onOver: (reason: string) => void) {
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const entry = useMutation({
    mutationFn: async (code: string) => {
      const body = { challenge, code }
      await startSession(
        queries,
        await callServer<typeof loginSecondFactorEndpoint>(
          'POST',
          '/api/users/login/second-factor',
          { body },
        ),
      )
    },
    onError: (error) => {
      if (codeOf(error) === 'sign_in_expired') onOver(error.message)
      else field.current?.select()
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (entry.isPending) return
    const code = readDigits(field.current?.value ?? '')
    entry.reset()
    setMissing(!code)
    if (code) entry.mutate(code)
    else field.current?.focus()
  }

  return {
    field,
    submit,
    entering: entry.isPending,
    error: isMissing ? 'Enter a code' : entry.error?.message,
  }
}
