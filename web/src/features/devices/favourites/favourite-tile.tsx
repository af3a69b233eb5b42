import { memo, use } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { Time } from '../../../ui/time/time.tsx'
import module from '../plate/module.module.css'
import { PlateSlotsContext } from '../plate/plate-slots.ts'
import { type PinModuleProps, usePinModule } from '../plate/use-pin-module.ts'
import styles from './favourite-tile.module.css'
import { TileOf } from './home-tile.tsx'

/** A favourite: larger, with its room, and what comes next for it; while it is changed its menu, and no press. */
export const FavouriteTile = memo(function FavouriteTile({
  isChanging,
  ...pin
}: PinModuleProps & { isChanging: boolean }) {
  const shown = usePinModule(pin)
  const { name, badge, caption, captionAt, look, isIdle, isAsked, verb } = shown
  const { upcoming, Timer, canSwitch = false } = use(PlateSlotsContext)
  const { deviceIdentifier, kind, pin: key } = pin
  return (
    <TileOf
      pin={pin}
      shown={shown}
      className={classNames(styles.large, isChanging && styles.changing)}
      isPressed={!isChanging}
    >
      <div className={classNames(styles.line, module.caption)}>
        <span className={styles.word}>{isAsked ? verb : badge}</span>
        {!isAsked && <Time at={captionAt}>{caption}</Time>}
      </div>
      <div className={classNames(styles.next, module.caption)}>
        {upcoming && (
          <upcoming.Line
            deviceIdentifier={pin.deviceIdentifier}
            pin={pin.pin}
            isShown={look === 'on' || look === 'off'}
          />
        )}
      </div>
      {isChanging && Timer && (
        <div className={styles.menu}>
          <Timer
            deviceIdentifier={deviceIdentifier}
            kind={kind}
            pin={key}
            name={name}
            isIdle={isIdle}
            canSwitch={canSwitch}
          />
        </div>
      )}
    </TileOf>
  )
})
