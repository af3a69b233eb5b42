import { fanLevels, type PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import failed from './failed-mark.module.css'
import styles from './fan-module.module.css'
import module from './module.module.css'
import still from './only-looks.module.css'
import { TimerPlace } from './timer/timer-place.tsx'
import { ToComePlace } from './to-come.tsx'
import { type PinModuleProps, usePinModule } from './use-pin-module.ts'

/** Arrows choose at once in a radio group, but a motor should not follow each step. */
const afterArrowMs = 400

const levels: readonly PinState[] = [0, 1, 2, 3]

/** The class that turns the icon, by level. */
const turns = [undefined, styles.turns1, styles.turns2, styles.turns3]

/** The fan of a pin controller: four native radios, drawn as segments. */
export const FanModule = memo(function FanModule(props: PinModuleProps) {
  const { name, value, badge, caption, captionAt, look, isMemory, isIdle, onlyLooks, press } =
    usePinModule(props)
  const { choice, choose, onKeyDown } = useChoice(press)
  const group = useId()
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
        <div className={classNames(module.top, turning)}>
          <FanIcon />
          <div className={styles.title}>
            <div className={module.name} translate="no">
              {name}
            </div>
            <div className={classNames(module.caption, look === 'failed' && failed.mark)}>
              <Time at={captionAt}>{caption}</Time>
              {props.place && <ToComePlace {...props} isShown={look === 'on' || look === 'off'} />}
            </div>
          </div>
        </div>
        <FavouriteStar deviceIdentifier={props.deviceIdentifier} pin={props.pin} name={name} />
        <span className={module.badge}>{badge}</span>
        {!onlyLooks && (
          <TimerPlace
            deviceIdentifier={props.deviceIdentifier}
            kind={props.kind}
            pin={props.pin}
            name={name}
            isIdle={isIdle}
          />
        )}
      </div>
      <fieldset onKeyDown={onKeyDown}>
        <legend className="visually-hidden">{`${name}, Pin ${props.pin}`}</legend>
        <div className={classNames(styles.levels, onlyLooks && still.levels)}>
          {levels.map((level) => (
            <label key={level} className={classNames(styles.level, level === 0 && styles.zero)}>
              <input
                type="radio"
                name={group}
                checked={(choice ?? value) === level}
                aria-disabled={isIdle || undefined}
                onChange={() => choose(level)}
              />
              {level > 0 && <Bars level={level} />}
              <span>{fanLevels[level]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
})

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
