import { memo } from 'react'
import { buttonLooks } from '../../../ui/control/button.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { Time } from '../../../ui/time/time.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import failed from './failed-mark.module.css'
import styles from './module.module.css'
import still from './only-looks.module.css'
import iconStyles from './pin-icon.module.css'
import { pinIcons } from './pin-icons.tsx'
import timer from './timer/beside.module.css'
import { TimerPlace } from './timer/timer-place.tsx'
import { ToComePlace } from './to-come.tsx'
import { type PinModuleProps, usePinModule } from './use-pin-module.ts'

/**
 * One pin on a plate. Its button names the action and its badge the state, so it is
 * a plain button and never a switch that changes its name.
 */
export const PinModule = memo(function PinModule(props: PinModuleProps) {
  const { name, value, badge, caption, captionAt, look, isMemory, isIdle, onlyLooks, press } =
    usePinModule(props)
  const on = value !== null && value > 0
  const Drawing = props.icon && pinIcons[props.icon].Drawing
  return (
    <li
      className={classNames(
        styles.module,
        styles.pin,
        styles[look],
        isMemory && styles.memory,
        on && !isMemory && styles.lit,
      )}
    >
      <div className={styles.top}>
        <span className={styles.lamp} />
        {Drawing && (
          <span className={iconStyles.beside}>
            <Drawing small />
          </span>
        )}
        <FavouriteStar deviceIdentifier={props.deviceIdentifier} pin={props.pin} name={name} />
        <span className={styles.badge}>{badge}</span>
      </div>
      <div>
        <div className={styles.name} translate="no">
          {name}
        </div>
        <div className={classNames(styles.caption, look === 'failed' && failed.mark)}>
          <Time at={captionAt}>{caption}</Time>
          {props.place && <ToComePlace {...props} isShown={look === 'on' || look === 'off'} />}
        </div>
      </div>
      <div className={timer.beside}>
        <button
          type="button"
          className={classNames(buttonLooks({}), styles.button, onlyLooks && still.button)}
          aria-disabled={isIdle || undefined}
          onClick={() => press(on ? 0 : 1)}
        >
          <span>{on ? 'Turn OFF' : 'Turn ON'}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
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
    </li>
  )
})
