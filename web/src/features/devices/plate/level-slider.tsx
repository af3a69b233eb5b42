import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isAssumed } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import styles from './level-slider.module.css'
import type { LevelSliderProps } from './plate-slots.ts'

/** A level follows a finger five times a second, and always to where it stops, ms. */
const pauseMs = 200

/** The level of a pin: a native range, and a button that turns it off, or on to where it was last. */
export function LevelSlider({ name, value, form, isIdle, canSlide, press }: LevelSliderProps) {
  const { draft, move } = usePaced(press)
  const level = draft ?? value ?? 0
  return (
    <div className={styles.level}>
      <input
        type="range"
        className={classNames(
          styles.range,
          !isAssumed(form) && value !== null && value > 0 && styles.lit,
        )}
        aria-label={name}
        aria-valuetext={level === 0 ? 'Off' : `${level} %`}
        aria-disabled={isIdle || !canSlide || undefined}
        min={0}
        max={100}
        step={form.kind === 'level' ? form.step : 1}
        value={level}
        onChange={({ target }) => !isIdle && canSlide && move(Number(target.value))}
      />
      <Button aria-disabled={isIdle || undefined} onClick={() => press(level > 0 ? 0 : 'on')}>
        <span>{level > 0 ? 'Turn OFF' : 'Turn ON'}</span>
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </div>
  )
}

/** The value that is chosen while a finger moves; what waits is sent when the pause is over, or the page leaves. */
function usePaced(press: (value: PinState) => void) {
  const [draft, setDraft] = useState<PinState | null>(null)
  const waiting = useRef<PinState | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function send(value: PinState) {
    waiting.current = null
    press(value)
    timer.current = setTimeout(() => sendWaiting(), pauseMs)
  }
  const sendWaiting = useEffectEvent(() => {
    timer.current = undefined
    if (waiting.current === null) setDraft(null)
    else send(waiting.current)
  })
  const sendLast = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (waiting.current !== null) press(waiting.current)
  })
  useEffect(() => () => sendLast(), [])

  return {
    draft,
    move(value: PinState) {
      setDraft(value)
      if (timer.current === undefined) send(value)
      else waiting.current = value
    },
  }
}
