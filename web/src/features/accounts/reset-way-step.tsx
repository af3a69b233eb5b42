import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { type FoundProfile, type SentCode, sendCode, type Way } from './reset-calls.ts'
import styles from './reset-dialog.module.css'
import {
  emailHint,
  firstWay,
  isWaiting,
  mobileHint,
  needsMailKey,
  sendCodeErrorMessage,
} from './reset-messages.ts'

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

/**
 * The two ways to send a reset code. Without a mobile number one of them is
 * disabled, and explains why.
 */
function ResetWays({
  profile,
  way,
  onChoose,
}: {
  profile: FoundProfile
  way: Way
  onChoose: (way: Way) => void
}) {
  return (
    <fieldset>
      <legend className={styles.question}>Where should the code go?</legend>
      <WayRow
        label="Email"
        hint={emailHint(profile)}
        checked={way === 'email'}
        onChange={() => onChoose('email')}
      />
      <WayRow
        label="SMS"
        hint={mobileHint(profile)}
        disabled={!profile.mobile}
        checked={way === 'mobile'}
        onChange={() => onChoose('mobile')}
      />
    </fieldset>
  )
}

function WayRow({
  label,
  hint,
  ...input
}: { label: string; hint: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className={styles.way}>
      <input
        type="radio"
        name="via"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        {...input}
      />
      <span>
        <span id={`${id}-label`} className={styles.wayName}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.wayHint}>
          {hint}
        </span>
      </span>
    </label>
  )
}
