import { useEffect, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { icon } from '../../../../ui/icon.tsx'
import { clockTime } from '../../../../ui/time-text.ts'
import styles from './pin-timer.module.css'
import { TimerDialog } from './timer-dialog.tsx'
import { leftText } from './timer-text.ts'
import { type PinTimerProps, useTimedPin } from './use-timed-pin.ts'

const TimerIcon = icon(
  <>
    <circle cx="12" cy="13.5" r="6.5" />
    <path d="M12 10v3.5l2 2M10 4h4" />
  </>,
)

/** The button for the timer of a pin: while one runs it shows how long. */
export function PinTimer(props: PinTimerProps) {
  const { name, isIdle } = props
  const { lease } = useTimedPin(props)
  const [isOpen, setOpen] = useState(false)
  const now = useSeconds(lease !== undefined)
  return (
    <>
      <button
        type="button"
        className={classNames(styles.timer, lease && styles.runs)}
        title={lease ? `Off at ${clockTime(lease.endsAt)}` : 'On for some time'}
        aria-label={`Timer of ${name}${lease ? `: off at ${clockTime(lease.endsAt)}` : ''}`}
        aria-haspopup="dialog"
        aria-disabled={isIdle || undefined}
        onClick={() => isIdle || setOpen(true)}
      >
        {lease ? <span>{leftText(lease.endsAt - now)}</span> : <TimerIcon small />}
      </button>
      {isOpen && <TimerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The time, each second while something counts down. */
function useSeconds(isCounting: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isCounting) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
