import { type ComponentProps, useId } from 'react'
import type { FoundProfile, Way } from './reset-calls.ts'
import styles from './reset-dialog.module.css'
import { emailHint, mobileHint } from './reset-messages.ts'

/**
 * The two ways to send a reset code. Without a mobile number one of them is
 * disabled, and explains why.
 */
export function ResetWays({
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
