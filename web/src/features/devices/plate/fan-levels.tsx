import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import styles from './fan-module.module.css'

/** Arrows choose at once in a radio group, but a motor should not follow each step. */
const afterArrowMs = 400

/** The levels of a fan: native radios, drawn as segments. */
export function FanLevels({
  legend,
  names,
  value,
  isIdle,
  press,
}: {
  legend: string
  /** By state, from 0 on. */
  names: readonly string[]
  value: PinState | null
  isIdle: boolean
  press: (value: PinState) => void
}) {
  const { choice, choose, onKeyDown } = useChoice(press)
  const group = useId()
  return (
    <fieldset onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.levels}>
        {names.map((levelName, level) => (
          <label key={levelName} className={classNames(styles.level, level === 0 && styles.zero)}>
            <input
              type="radio"
              name={group}
              checked={(choice ?? value) === level}
              aria-disabled={isIdle || undefined}
              onChange={() => choose(level)}
            />
            {level > 0 && <Bars level={level} />}
            <span>{levelName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Bars({ level }: { level: PinState }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <i key={bar} className={bar <= level ? styles.full : undefined} />
      ))}
    </span>
  )
}

/**
 * The choice that is not sent yet: arrow keys wait for the last of them, everything
 * else is sent at once.
 */
function useChoice(press: (value: PinState) => void) {
  const [choice, setChoice] = useState<PinState | null>(null)
  const byArrow = useRef(false)

  function sendNow(value: PinState) {
    setChoice(null)
    press(value)
  }

  const sendLater = useEffectEvent(sendNow)
  useEffect(() => {
    if (choice === null) return
    const timer = setTimeout(() => sendLater(choice), afterArrowMs)
    return () => clearTimeout(timer)
  }, [choice])

  return {
    choice,
    choose(value: PinState) {
      if (byArrow.current) setChoice(value)
      else sendNow(value)
      byArrow.current = false
    },
    onKeyDown({ key }: KeyboardEvent) {
      byArrow.current = key.startsWith('Arrow')
      if ((key === ' ' || key === 'Enter') && choice !== null) sendNow(choice)
    },
  }
}
