import { type ComponentProps, useId } from 'react'
import type { FoundProfile, Way } from './reset-calls.ts'
import styles from './reset-dialog.module.css'
import { mobileHint } from './reset-messages.ts'

/**
 * The two ways to send a reset code. Without a mobile number one of them is
 * disabled, and explains why.
 */
export function ResetWays({
  profile: { email, mobile },
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
        told={`to ${email}`}
        checked={way === 'email'}
        onChange={() => onChoose('email')}
      />
      <WayRow
        label="SMS"
        told={mobileHint(mobile)}
        disabled={!mobile}
        checked={way === 'mobile'}
        onChange={() => onChoose('mobile')}
      />
    </fieldset>
  )
}

function WayRow({
  label,
  told,
  ...input
}: { label: string; told: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className={styles.way}>
      <input
        type="radio"
        name="via"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-told`}
        {...input}
      />
      <span>
        <span id={`${id}-label`} className={styles.wayName}>
          {label}
        </span>
        <span id={`${id}-told`} className={styles.wayTold}>
          {told}
        </span>
      </span>
    </label>
  )
}
