import { memo, useEffect, useState } from 'react'
import { laterDialog } from '../../../../ui/lazy/later-dialog.tsx'
import { classNames } from '../../../../ui/look/class-names.ts'
import { icon } from '../../../../ui/look/icon.tsx'
import { clock } from '../../../../ui/time/clock.ts'
import { clockTime } from '../../../../ui/time/time-text.ts'
import type { PlateTimerProps } from '../plate-extras.ts'
import styles from './timer-button.module.css'
import { leftText } from './timer-text.ts'
import { useLease } from './use-lease.ts'

const TimerDialog = laterDialog(async () => (await import('./timer-dialog.tsx')).TimerDialog)

const TimerIcon = icon(
  <>
    <circle cx="12" cy="13.5" r="6.5" />
    <path d="M12 10v3.5l2 2M10 4h4" />
  </>,
)

/** The button for the timer of a pin: while one runs it shows how long. A press of the pin does not render it. */
export const PinTimer = memo(function PinTimer({ name, isIdle, ...timed }: PlateTimerProps) {
  const lease = useLease(timed)
  const [isOpen, setOpen] = useState(false)
  const now = useSeconds(lease !== undefined)
  const left = lease && leftText(lease.endsAt - now)
  const off = lease && `off at ${clockTime(lease.endsAt)}`
  return (
    <>
      <button
        type="button"
        className={classNames(styles.timer, lease && styles.runs)}
        title={off ?? 'Set a timer'}
        aria-label={`Timer of ${name}${off ? `: ${left}, ${off}` : ''}`}
        aria-haspopup="dialog"
        aria-disabled={isIdle || undefined}
        onClick={() => isIdle || setOpen(true)}
      >
        {left ? <span>{left}</span> : <TimerIcon small />}
      </button>
      {isOpen && <TimerDialog {...timed} name={name} onClose={() => setOpen(false)} />}
    </>
  )
})

/** The time, each second while something counts down. */
function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (!isCounting) return
    setNow(clock.now())
    const timer = setInterval(() => setNow(clock.now()), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
