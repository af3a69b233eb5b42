import {
  formOfKind,
  isSettable,
  isSwitched,
  type PinKind,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import { type ComponentType, memo, use } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { FanLevels } from './fan-levels.tsx'
import fan from './fan-module.module.css'
import { looksOf } from './looks-of.ts'
import styles from './module.module.css'
import { PinPicture } from './pin-picture.tsx'
import { type PlateSlots, PlateSlotsContext, type PlateTimerProps } from './plate-slots.ts'
import press from './press.module.css'
import { type PinModuleProps, type ShownPin, usePinModule } from './use-pin-module.ts'
import { usePressInPlace } from './use-press-in-place.ts'

/** The modules by what a pin is set to. */
const modules: Record<PinKind, ComponentType<PinModuleProps>> = {
  switch: SwitchModule,
  fan: FanModule,
  level: FanModule,
  cover: FanModule,
  button: SwitchModule,
  input: SwitchModule,
}

/** One pin as a tile, with what the page declares for it (`PlateSlots`). */
export const PinModule = memo(function PinModule(props: PinModuleProps) {
  const Module = modules[(props.form ?? formOfKind(props.kind, props.pin)).kind]
  return <Module {...props} />
})

/** The class that turns the icon of a fan, by level. */
const turns = [undefined, fan.turns1, fan.turns2, fan.turns3]

/** A fan, a level or a cover. Where it cannot be switched, its badge alone says the level. */
function FanModule(props: PinModuleProps) {
  const shown = usePinModule(props)
  const { canSwitch, hasDetails, Slider } = use(PlateSlotsContext)
  const { name, form, value, badge, look, isMemory, isIdle, set, canSlide } = shown
  const { deviceIdentifier, kind, icon, pin, nickname } = props
  const isTurning = form.kind === 'fan' && look === 'on' && value !== null
  return (
    <li
      className={classNames(...looksOf(shown), fan.fan, fan[look], isMemory && fan.memory)}
      data-wide=""
    >
      <span className={classNames(styles.ring, isTurning && turns[value])}>
        {form.kind === 'fan' ? (
          <FanIcon />
        ) : (
          <PinPicture icon={icon} pin={pin} nickname={nickname} kind={form.kind} />
        )}
      </span>
      <div className={fan.title}>
        <NameAndCaption pin={props} shown={shown} />
      </div>
      <span className={styles.badge}>{badge}</span>
      <MenuPlace
        deviceIdentifier={deviceIdentifier}
        kind={kind}
        pin={pin}
        name={name}
        isIdle={isIdle}
        canSwitch={canSwitch && isSwitched(form)}
      />
      {canSwitch && Slider && form.kind !== 'fan' && (
        <div className={fan.slider}>
          <Slider
            name={name}
            value={value}
            isIdle={isIdle}
            canSlide={canSlide}
            form={form}
            press={set}
          />
        </div>
      )}
      {canSwitch && form.kind === 'fan' && (
        <FanLevels
          legend={hasDetails ? `${name}, Pin ${props.pin}` : name}
          names={form.levels}
          value={value}
          isIdle={isIdle}
          press={set}
        />
      )}
    </li>
  )
}

/**
 * A pin that is on or off, pressed as a whole: the area of its button is the tile. The button names the action
 * and the badge the state, so it is a plain button and never a switch that changes its name. An input has no button.
 */
function SwitchModule(props: PinModuleProps) {
  const shown = usePinModule(props)
  const { canSwitch: maySwitch, Timer } = use(PlateSlotsContext)
  const { name, form, badge, isIdle, isAsked, verb, turn } = shown
  const canSwitch = maySwitch && isSettable(form)
  const { deviceIdentifier, kind, icon, pin, nickname } = props
  const handlers = usePressInPlace(turn)
  return (
    <li className={classNames(...looksOf(shown))}>
      <span className={styles.ring}>
        <PinPicture icon={icon} pin={pin} nickname={nickname} kind={form.kind} />
      </span>
      <span className={styles.badge}>{badge}</span>
      <div className={styles.title}>
        <NameAndCaption pin={props} shown={shown} />
      </div>
      {canSwitch && (
        <button
          type="button"
          className={classNames(press.verb, Timer && press.beside, isAsked && press.question)}
          aria-disabled={isIdle || undefined}
          {...handlers}
        >
          <span>{verb}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
      )}
      <MenuPlace
        deviceIdentifier={deviceIdentifier}
        kind={kind}
        pin={pin}
        name={name}
        isIdle={isIdle}
        canSwitch={canSwitch && isSwitched(form)}
      />
    </li>
  )
}

function NameAndCaption({ pin, shown }: { pin: PinModuleProps; shown: ShownPin }) {
  const { name, caption, captionAt, look } = shown
  const { upcoming } = use(PlateSlotsContext)
  return (
    <>
      <div className={styles.name} translate="no">
        {name}
      </div>
      <div className={styles.caption}>
        <Time at={captionAt}>{caption}</Time>
        {upcoming && (
          <upcoming.Line
            deviceIdentifier={pin.deviceIdentifier}
            pin={pin.pin}
            isShown={look === 'on' || look === 'off'}
          />
        )}
      </div>
    </>
  )
}

/** The timer and the menu of a pin, a target of its own: its place is kept until its file has come. */
const MenuPlace = memo(function MenuPlace({
  canSwitch = false,
  ...props
}: Omit<PlateTimerProps, 'canSwitch'> & Pick<PlateSlots, 'canSwitch'>) {
  const { Timer } = use(PlateSlotsContext)
  return (
    Timer && (
      <div className={styles.timerPlace}>
        <Timer {...props} canSwitch={canSwitch} />
      </div>
    )
  )
})
