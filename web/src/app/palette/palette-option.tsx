import type { ReactNode } from 'react'
import { lengthText, pinPlace } from '../../features/devices/pin-text.ts'
import { PinMark } from '../../features/devices/plate/pin-mark.tsx'
import { timedState } from '../../features/devices/plate/timer/timed-state.ts'
import { usePinModule } from '../../features/devices/plate/use-pin-module.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import styles from './palette.module.css'
import type { PaletteEntry, PalettePin } from './palette-entries.ts'

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: () => void
}

/** One row of what was found. That of a pin shows its state, and switches it or turns it on for some time. */
export function PaletteOption(props: OptionProps) {
  const { goal } = props.entry
  if (goal.to === 'pin') return <PinOption {...props} pin={goal} />
  const { kind, detail } = props.entry
  return (
    <Row {...props} onClick={props.onChoose}>
      <span className={styles.kind}>{detail === kind ? '' : kind}</span>
    </Row>
  )
}

function PinOption({ pin, ...props }: OptionProps & { pin: PalettePin }) {
  const { value, badge, caption, look, isMemory, press } = usePinModule(pin)
  const isOn = value !== null && value > 0
  const { seconds } = pin
  const does = isOn ? 'Turn OFF' : 'Turn ON'
  const place = pinPlace(pin.kind, pin.pin, pin.nickname)
  return (
    <Row
      {...props}
      mark={<PinMark look={look} isOn={isOn} isMemory={isMemory} />}
      onClick={() => {
        if (seconds === undefined) press(isOn ? 0 : 1)
        else press(timedState(pin, value), seconds)
        props.onChoose()
      }}
    >
      <span className={styles.state}>
        <b>{badge}</b>
        {caption !== place && <span>{caption}</span>}
        <span className="visually-hidden">, </span>
        <span className="visually-hidden">
          {seconds === undefined ? does : `Turn ON for ${lengthText(seconds)}`}
        </span>
      </span>
    </Row>
  )
}

function Row({
  id,
  entry: { label, detail },
  isActive,
  mark,
  onClick,
  children,
}: OptionProps & { mark?: ReactNode; onClick: () => void; children: Elements }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter clicks here
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={onClick}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.mark}>{mark}</span>
      <span className={styles.text}>
        <bdi translate="no">{label}</bdi>
        <span className={styles.detail}>{detail}</span>
      </span>
      {children}
    </div>
  )
}
