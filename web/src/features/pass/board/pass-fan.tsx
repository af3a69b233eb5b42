import { fanLevels, type PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import failed from '../../devices/plate/failed-mark.module.css'
import styles from '../../devices/plate/fan-module.module.css'
import module from '../../devices/plate/module.module.css'
import { type SwitchProps, useSwitch } from './use-switch.ts'

/** Arrows choose at once in a radio group, but a motor should not follow each step. */
const afterArrowMs = 400

const levels: readonly PinState[] = [0, 1, 2, 3]

/** The class that turns the icon, by level. */
const turns = [undefined, styles.turns1, styles.turns2, styles.turns3]

/** The fan of a pin controller, as on its plate. A pass that only shows has its level and nothing to choose. */
export const PassFan = memo(function PassFan(props: SwitchProps) {
  const { name, value, badge, caption, captionAt, look, isMemory, isIdle, press } = useSwitch(props)
  const on = value !== null && value > 0
  const turning = look === 'on' && value !== null && turns[value]
  return (
    <li
      className={classNames(
        module.module,
        module[look],
        isMemory && module.memory,
        on && !isMemory && module.lit,
        styles.fan,
        styles[look],
        isMemory && styles.memory,
      )}
    >
      <div className={module.top}>
        <span className={classNames(module.top, turning)}>
          <FanIcon />
          <span className={styles.title}>
            <span className={module.name} translate="no">
              {name}
            </span>
            <span className={classNames(module.caption, look === 'failed' && failed.mark)}>
              <Time at={captionAt}>{caption}</Time>
            </span>
          </span>
        </span>
        <span className={module.badge}>{badge}</span>
      </div>
      {props.maySwitch && <Levels name={name} value={value} isIdle={isIdle} press={press} />}
    </li>
  )
})

function Levels({
  name,
  value,
  isIdle,
  press,
}: Pick<ReturnType<typeof useSwitch>, 'name' | 'value' | 'isIdle' | 'press'>) {
  const { choice, choose, onKeyDown } = useLevelChoice(press)
  const group = useId()
  return (
    <fieldset onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.levels}>
        {levels.map((level) => (
          <label key={level} className={classNames(styles.level, level === 0 && styles.zero)}>
            <input
              type="radio"
              name={group}
              checked={(choice ?? value) === level}
              aria-disabled={isIdle || undefined}
              onChange={() => choose(level)}
            />
            {level > 0 && (
              <span className={styles.bars} aria-hidden="true">
                {[1, 2, 3].map((bar) => (
                  <i key={bar} className={bar <= level ? styles.full : undefined} />
                ))}
              </span>
            )}
            <span>{fanLevels[level]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The level that is not sent yet: arrow keys wait for the last of them, everything else is sent at once. */
function useLevelChoice(press: (value: PinState) => void) {
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
