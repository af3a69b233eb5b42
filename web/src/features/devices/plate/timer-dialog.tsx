import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { KeptForm } from '../../../ui/form/kept/kept-form.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { numberIn } from '../../../ui/form/number-text.ts'
import { hasWrongField } from '../../../ui/form/own-error.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { clock } from '../../../ui/time/clock.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { pinOf } from '../state/pins-of.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import { lengthText } from './length-text.ts'
import type { TimerDialogProps } from './pin-timer.tsx'
import styles from './timer-dialog.module.css'
import { holderText, minutesRule, runsText, timedState } from './timer-text.ts'
import { useDeviceControl } from './use-device-control.ts'
import { type TimedPin, useLease } from './use-lease.ts'

/** The lengths that are one press away, in seconds. */
const lengths = [300, 900, 1_800, 3_600, 7_200]

/** Turns a pin on for some time, changes how long it is yet on, or lets it stay on. */
export function TimerDialog({
  name,
  onClose,
  children,
  ...timed
}: Omit<TimerDialogProps, 'canSwitch'> & {
  /** Stands below the lengths. */
  children?: Elements
}) {
  const { state, holder, onFor } = useTimedPin(timed)
  const lease = useLease(timed)
  const control = useDeviceControl(timed.deviceIdentifier, timed.kind)
  const start = (seconds: number) => {
    control(timed.pin, timedState(state), seconds)
    onClose()
  }
  return (
    <Dialog title={`Timer of ${bidiIsolate(name)}`} onClose={onClose}>
      <p className={styles.text}>
        {lease && <b>{`${runsText(lease.endsAt, clock.now())} `}</b>}
        <span>{holderText(lease?.heldBy ?? holder)}</span>
      </p>
      <fieldset>
        <legend className={styles.legend}>{lease ? 'On from now for' : 'On for'}</legend>
        <div className={styles.lengths}>
          {lengths.map((seconds) => (
            <Button key={seconds} onClick={() => start(seconds)}>
              {lengthText(seconds)}
            </Button>
          ))}
        </div>
      </fieldset>
      <OwnLength onStart={start} />
      {children}
      <DialogActions>
        {(lease || onFor !== undefined) && (
          <Button onClick={() => start(0)}>{lease ? 'Keep it on' : 'On without a timer'}</Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}

function OwnLength({ onStart }: { onStart: (seconds: number) => void }) {
  const [minutes, setMinutes] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <KeptForm
      className={styles.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (hasWrongField(event.currentTarget)) return
        const typed = numberIn(minutes, minutesRule)
        if (typed === undefined) setEmpty(true)
        else onStart(typed * 60)
      }}
    >
      <NumberField
        {...minutesRule}
        label="Minutes"
        value={minutes}
        error={isEmpty && minutes.trim() === '' ? 'Enter the minutes' : undefined}
        onText={setMinutes}
      />
      <Button type="submit" look="primary">
        Start
      </Button>
    </KeptForm>
  )
}

type Timing = {
  state: PinState | null
  /** The seconds that it is on when nobody says how long; undefined where it stays on. */
  onFor: number | undefined
  /** The holder of a new timer. */
  holder: LeaseHolder
}

/** The state of a pin, as the dialog of its timer needs it. */
function useTimedPin({ deviceIdentifier, pin }: TimedPin): Timing {
  const select = useCallback(
    (devices: LiveDevices): Timing => {
      const device = devices.get(deviceIdentifier)?.device
      const shown = device && pinOf(device, pin)
      const holder = device?.features.includes('lease') ? 'device' : 'server'
      return { state: shown?.state ?? null, onFor: shown?.on_for, holder }
    },
    [deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame, deviceIdentifier)
}

const isSame = (a: Timing, b: Timing): boolean =>
  a.state === b.state && a.onFor === b.onFor && a.holder === b.holder
