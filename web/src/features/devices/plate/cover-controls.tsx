import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isStoppable } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import styles from './level-slider.module.css'
import type { LevelSliderProps } from './plate-slots.ts'

/** A cover: its position as a native range, where it has one, and buttons that open and close it, and stop it where it can be stopped. */
export function CoverControls({ name, value, form, isIdle, canSlide, press }: LevelSliderProps) {
  const { draft, move } = useSettled(press)
  const position = draft ?? value ?? 0
  return (
    <div className={styles.cover}>
      {form.kind === 'cover' && form.position && (
        <input
          type="range"
          className={styles.range}
          aria-label={name}
          aria-valuetext={position === 0 ? 'Closed' : `${position} % open`}
          aria-disabled={isIdle || !canSlide || undefined}
          min={0}
          max={100}
          value={position}
          onChange={({ target }) => !isIdle && canSlide && move(Number(target.value))}
        />
      )}
      <div className={styles.moves}>
        <Move text="Open" name={name} isIdle={isIdle} onPress={() => press(100)} />
        {isStoppable(form) && (
          <Move text="Stop" name={name} isIdle={isIdle} onPress={() => press('stop')} />
        )}
        <Move text="Close" name={name} isIdle={isIdle} onPress={() => press(0)} />
      </div>
    </div>
  )
}

function Move({
  text,
  name,
  isIdle,
  onPress,
}: Pick<LevelSliderProps, 'name' | 'isIdle'> & { text: string; onPress: () => void }) {
  return (
    <Button aria-disabled={isIdle || undefined} onClick={() => isIdle || onPress()}>
      <span>{text}</span>
      <span className="visually-hidden">{` ${name}`}</span>
    </Button>
  )
}

/** A motor is asked for a position once the hand has come to rest, ms. */
const restMs = 400

/** The position that is chosen while a finger moves; it is sent when that rests, or the page leaves. */
function useSettled(press: (value: PinState) => void) {
  const [draft, setDraft] = useState<PinState | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useEffectEvent((value: PinState) => {
    timer.current = undefined
    setDraft(null)
    press(value)
  })
  const last = useRef<PinState>(0)
  const sendLast = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    press(last.current)
  })
  useEffect(() => () => sendLast(), [])
  // The newest choice takes the place of one that waits.
  useEffect(() => {
    if (draft === null) return
    timer.current = setTimeout(() => send(draft), restMs)
    return () => clearTimeout(timer.current)
  }, [draft])
  return {
    draft,
    move(value: PinState) {
      last.current = value
      setDraft(value)
    },
  }
}
