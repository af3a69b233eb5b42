import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { type FoundProfile, type SentCode, sendCode, type Way } from './reset-calls.ts'
import { firstWay, isWaiting, needsMailKey, sendCodeErrorMessage } from './reset-messages.ts'
import { ResetWays } from './reset-ways.tsx'

/** Step 1 of the password reset: the person chooses how the code is sent. */
export function ResetWayStep({
  profile,
  reason,
  mailKey,
  asksForKey,
  onKey,
  onBack,
  onSent,
  onHasCode,
}: {
  profile: FoundProfile
  /** Why a new code is needed. */
  reason: string | undefined
  mailKey: string | undefined
  /** Whether the key of a mail may be what is missing. */
  asksForKey: boolean
  onKey: (typed: string) => void
  onBack: () => void
  /** With the way that was asked for, and what the server tells of the code. */
  onSent: (requested: Way, code: SentCode) => void
  onHasCode: () => void
}) {
  const [way, setWay] = useState(() => firstWay(profile))
  const sending = useMutation({
    mutationFn: (via: Way) => sendCode(profile.email, via, mailKey),
    onSuccess: (code, requested) => onSent(requested, code),
  })
  const waits = isWaiting(profile, way)
  const fault = sending.error
    ? sendCodeErrorMessage(sending.error, sending.variables)
    : sending.isIdle && reason

  return (
    <DialogForm
      fault={fault}
      cancel="Back"
      confirm={waits ? 'Make code' : 'Send code'}
      busyText={waits ? 'Making…' : 'Sending…'}
      busy={sending.isPending}
      onSubmit={() => sending.mutate(way)}
      onClose={onBack}
    >
      <ResetWays profile={profile} way={way} onChoose={setWay} />
      {waits && (
        <p>Ask the operator of the server for the code. They read it with npm run outbox.</p>
      )}
      {(asksForKey || needsMailKey(sending.error)) && (
        <TextField
          label="Key from a mail"
          hint="From your newest mail with a code. Only needed if no new code comes."
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={mailKey ?? ''}
          onChange={({ target }) => onKey(target.value)}
        />
      )}
      <Button look="ghost" onClick={onHasCode}>
        I already have a code
      </Button>
    </DialogForm>
  )
}
