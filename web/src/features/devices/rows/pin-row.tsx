import {
  formOfKind,
  isSettable,
  isSwitched,
  type PinKind,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import { memo, use } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { FanLevels } from '../plate/fan-levels.tsx'
import { looksOf } from '../plate/looks-of.ts'
import module from '../plate/module.module.css'
import { PinPicture } from '../plate/pin-picture.tsx'
import { pinLabel } from '../plate/pin-text.ts'
import { PlateSlotsContext } from '../plate/plate-slots.ts'
import press from '../plate/press.module.css'
import { type PinModuleProps, type ShownPin, usePinModule } from '../plate/use-pin-module.ts'
import { usePressInPlace } from '../plate/use-press-in-place.ts'
import styles from './pin-row.module.css'

/** The kinds of pins that are set by a control of their own, below the name. */
const hasControl: Partial<Record<PinKind, true>> = { fan: true, level: true, cover: true }

/** A pin as a row of a list. Its name always stands, the rest only near the window. */
export const PinRow = memo(function PinRow({
  isNear,
  ...pin
}: PinModuleProps & { isNear: boolean }) {
  const { kind, pin: key, nickname } = pin
  const form = pin.form ?? formOfKind(kind, key)
  return (
    <li
      className={classNames(
        styles.row,
        isNear && styles.near,
        hasControl[form.kind] && styles.tall,
      )}
    >
      <div className={styles.name} translate="no">
        {pinLabel(kind, key, nickname)}
      </div>
      {isNear && <Controls {...pin} />}
    </li>
  )
})

/** All of a row but its name. */
function Controls(props: PinModuleProps) {
  const shown = usePinModule(props)
  const { canSwitch: maySwitch, Timer, Slider, hasDetails } = use(PlateSlotsContext)
  const { name, form, value, isIdle, set, canSlide } = shown
  const { deviceIdentifier, kind, pin } = props
  const canSwitch = maySwitch && isSettable(form)
  const isFan = form.kind === 'fan'
  return (
    <>
      <Ground pin={props} shown={shown} />
      <State pin={props} shown={shown} />
      {canSwitch && !hasControl[form.kind] && <Verb shown={shown} />}
      {canSwitch && isFan && (
        <div className={styles.control}>
          <FanLevels
            legend={hasDetails ? `${name}, Pin ${pin}` : name}
            names={form.levels}
            value={value}
            isIdle={isIdle}
            press={set}
          />
        </div>
      )}
      {canSwitch && !isFan && hasControl[form.kind] && Slider && (
        <div className={styles.control}>
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
      {Timer && (
        <div className={styles.menu}>
          <Timer
            deviceIdentifier={deviceIdentifier}
            kind={kind}
            pin={pin}
            name={name}
            isIdle={isIdle}
            canSwitch={Boolean(canSwitch && isSwitched(form))}
          />
        </div>
      )}
    </>
  )
}

/** Behind the row: what a tile shows by its colours, edge and ring. */
function Ground({ pin: { icon, pin, nickname }, shown }: { pin: PinModuleProps; shown: ShownPin }) {
  return (
    <span
      className={classNames(...looksOf(shown), styles.ground, styles[shown.look])}
      aria-hidden="true"
    >
      <span className={module.ring}>
        {shown.form.kind === 'fan' ? (
          <FanIcon />
        ) : (
          <PinPicture icon={icon} pin={pin} nickname={nickname} kind={shown.form.kind} />
        )}
      </span>
    </span>
  )
}

function State({
  pin: { deviceIdentifier, pin },
  shown,
}: {
  pin: PinModuleProps
  shown: ShownPin
}) {
  const { badge, caption, captionAt, look } = shown
  const { upcoming } = use(PlateSlotsContext)
  return (
    <div className={styles.state}>
      <b>{badge}</b>
      <Time at={captionAt}>{caption}</Time>
      {upcoming && (
        <upcoming.Line
          deviceIdentifier={deviceIdentifier}
          pin={pin}
          isShown={look === 'on' || look === 'off'}
        />
      )}
    </div>
  )
}

/** Presses the whole row, but for its menu. */
function Verb({ shown: { name, verb, isIdle, isAsked, turn } }: { shown: ShownPin }) {
  const { Timer } = use(PlateSlotsContext)
  const handlers = usePressInPlace(turn)
  return (
    <button
      type="button"
      className={classNames(
        press.verb,
        isAsked && press.question,
        styles.verb,
        !Timer && styles.alone,
      )}
      aria-disabled={isIdle || undefined}
      {...handlers}
    >
      <span>{verb}</span>
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  )
}
