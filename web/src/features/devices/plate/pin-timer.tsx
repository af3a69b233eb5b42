import { type ComponentType, memo, useEffect, useState } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { icon } from '../../../ui/look/icon.tsx'
import { MoreIcon } from '../../../ui/look/icons.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import type { PlateTimerProps } from './plate-slots.ts'
import styles from './timer-button.module.css'
import { leftText } from './timer-text.ts'
import { type TimedPin, useLease } from './use-lease.ts'

const TimerIcon = icon(
  <>
    <circle cx="12" cy="13.5" r="6.5" />
    <path d="M12 10v3.5l2 2M10 4h4" />
  </>,
)

/** The props of the dialog of a timer. */
export type TimerDialogProps = TimedPin & {
  name: string
  /** Whether the pin can be switched; else there is no timer. */
  canSwitch: boolean
  onClose: () => void
}

/**
 * The button for the timer of a pin and the rest of its menu: while a timer runs it shows how long. A press
 * of the pin does not render it.
 */
export const PinTimer = memo(function PinTimer({
  Dialog,
  name,
  isIdle,
  canSwitch,
  ...timed
}: PlateTimerProps & { Dialog: ComponentType<TimerDialogProps> }) {
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
        title={off ?? (canSwitch ? 'Set a timer' : 'More')}
        aria-label={`${canSwitch ? 'Timer of' : 'More about'} ${name}${off ? `: ${left}, ${off}` : ''}`}
        aria-haspopup="dialog"
        aria-disabled={isIdle || undefined}
        onClick={() => isIdle || setOpen(true)}
      >
        {left ? <span>{left}</span> : canSwitch ? <TimerIcon /> : <MoreIcon />}
      </button>
      {isOpen && (
        <Dialog {...timed} name={name} canSwitch={canSwitch} onClose={() => setOpen(false)} />
      )}
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
