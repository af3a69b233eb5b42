import { memo } from 'react'
import { buttonLooks } from '../../../ui/control/button.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { Time } from '../../../ui/time/time.tsx'
import failed from '../../devices/plate/failed-mark.module.css'
import styles from '../../devices/plate/module.module.css'
import iconStyles from '../../devices/plate/pin-icon.module.css'
import { pinIcons } from '../../devices/plate/pin-icons.tsx'
import timer from '../../devices/plate/timer/beside.module.css'
import { TimerPlace } from '../../devices/plate/timer/timer-place.tsx'
import { type SwitchProps, useSwitch } from './use-switch.ts'

/** One pin that the pass is for, as its module on a plate. A pass that only shows has no button. */
export const PassSwitch = memo(function PassSwitch(props: SwitchProps) {
  const { name, value, badge, caption, captionAt, look, isMemory, isIdle, press } = useSwitch(props)
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
        <span className={styles.badge}>{badge}</span>
      </div>
      <div>
        <div className={styles.name} translate="no">
          {name}
        </div>
        <div className={classNames(styles.caption, look === 'failed' && failed.mark)}>
          <Time at={captionAt}>{caption}</Time>
        </div>
      </div>
      {props.maySwitch && (
        <div className={timer.beside}>
          <button
            type="button"
            className={classNames(buttonLooks({}), styles.button)}
            aria-disabled={isIdle || undefined}
            onClick={() => press(on ? 0 : 1)}
          >
            <span>{on ? 'Turn OFF' : 'Turn ON'}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
          <TimerPlace
            deviceIdentifier={props.deviceIdentifier}
            kind={props.kind}
            pin={props.pin}
            name={name}
            isIdle={isIdle}
          />
        </div>
      )}
    </li>
  )
})
