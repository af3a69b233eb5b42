import { formOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { memo, use } from 'react'
import { buttonLooks } from '../../../ui/control/button.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { FanLevels } from './fan-levels.tsx'
import fan from './fan-module.module.css'
import styles from './module.module.css'
import { pinIcons } from './pin-icons.tsx'
import { PlateSlotsContext } from './plate-slots.ts'
import { type PinModuleProps, usePinModule } from './use-pin-module.ts'

/** One pin on a plate, with what the page declares for it (`PlateSlots`). */
export function PinModule(props: PinModuleProps) {
  const { kind } = props.form ?? formOfKind(props.kind, props.pin)
  return kind === 'switch' ? <SwitchModule {...props} /> : <FanModule {...props} />
}

/** The class that turns the icon of a fan, by level. */
const turns = [undefined, fan.turns1, fan.turns2, fan.turns3]

/** A fan, or a level. Where it cannot be switched, its badge alone says the level. */
const FanModule = memo(function FanModule(props: PinModuleProps) {
  const shown = usePinModule(props)
  const { canSwitch, hasDetails, Slider } = use(PlateSlotsContext)
  const { name, form, value, badge, look, isMemory, isIdle, press } = shown
  const isTurning = form.kind === 'fan' && look === 'on' && value !== null
  return (
    <li className={classNames(...looksOf(shown), fan.fan, fan[look], isMemory && fan.memory)}>
      <div className={styles.top}>
        <div className={classNames(styles.top, isTurning && turns[value])}>
          {form.kind === 'fan' && <FanIcon />}
          <div className={fan.title}>
            <NameAndCaption pin={props} shown={shown} />
          </div>
        </div>
        <StarPlace pin={props} name={name} />
        <span className={styles.badge}>{badge}</span>
        <TimerPlace pin={props} shown={shown} />
      </div>
      {canSwitch && Slider && form.kind === 'level' && (
        <Slider {...{ name, value, isIdle, step: form.step, press }} />
      )}
      {canSwitch && form.kind === 'fan' && (
        <FanLevels
          legend={hasDetails ? `${name}, Pin ${props.pin}` : name}
          names={form.levels}
          value={value}
          isIdle={isIdle}
          press={press}
        />
      )}
    </li>
  )
})

/**
 * A pin that is on or off. Its button names the action and its badge the state, so it is
 * a plain button and never a switch that changes its name.
 */
const SwitchModule = memo(function SwitchModule(props: PinModuleProps) {
  const shown = usePinModule(props)
  const { canSwitch } = use(PlateSlotsContext)
  const { name, isOn, badge, isIdle, press } = shown
  const Drawing = props.icon && pinIcons[props.icon].Drawing
  return (
    <li className={classNames(...looksOf(shown), styles.pin)}>
      <div className={styles.top}>
        <span className={styles.lamp} />
        {Drawing && (
          <span className={styles.icon}>
            <Drawing small />
          </span>
        )}
        <StarPlace pin={props} name={name} />
        <span className={styles.badge}>{badge}</span>
      </div>
      <div>
        <NameAndCaption pin={props} shown={shown} />
      </div>
      {canSwitch && (
        <div className={styles.press}>
          <button
            type="button"
            className={classNames(buttonLooks({}), styles.button)}
            aria-disabled={isIdle || undefined}
            onClick={() => press(isOn ? 0 : 'on')}
          >
            <span>{isOn ? 'Turn OFF' : 'Turn ON'}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
          <TimerPlace pin={props} shown={shown} />
        </div>
      )}
    </li>
  )
})

type Shown = ReturnType<typeof usePinModule>

const looksOf = ({ look, isMemory, isOn }: Shown) => [
  styles.module,
  styles[look],
  isMemory && styles.memory,
  isOn && !isMemory && styles.lit,
]

function NameAndCaption({ pin, shown }: { pin: PinModuleProps; shown: Shown }) {
  const { name, caption, captionAt, look } = shown
  const { upcoming } = use(PlateSlotsContext)
  return (
    <>
      <div className={styles.name} translate="no">
        {name}
      </div>
      <div className={classNames(styles.caption, look === 'failed' && styles.failedMark)}>
        <Time at={captionAt}>{caption}</Time>
        {/* In the second line of the caption, which is kept free. */}
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

function StarPlace({ pin, name }: { pin: PinModuleProps; name: string }) {
  const { Star } = use(PlateSlotsContext)
  return Star && <Star deviceIdentifier={pin.deviceIdentifier} pin={pin.pin} name={name} />
}

/** The timer of a pin: its place is kept until its file has come. */
function TimerPlace({ pin, shown }: { pin: PinModuleProps; shown: Shown }) {
  const { canSwitch, Timer } = use(PlateSlotsContext)
  if (!canSwitch || !Timer) return null
  const { deviceIdentifier, kind, pin: key } = pin
  const { name, isIdle } = shown
  return (
    <div className={styles.timerPlace}>
      <Timer {...{ deviceIdentifier, kind, pin: key, name, isIdle }} />
    </div>
  )
}
