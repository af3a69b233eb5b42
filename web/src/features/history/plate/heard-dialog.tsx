import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isAssumed, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { WarnIcon } from '../../../ui/look/icons.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { pinLabel, stateWord } from '../../devices/plate/pin-text.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import type { PlatePlace } from '../../devices/plate/plate-slots.ts'
import { formOf, pinOf } from '../../devices/state/pins-of.ts'
import { useDevice } from '../../devices/state/use-device-states.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { readingText } from '../shown-series.ts'
import styles from './heard-dialog.module.css'
import { useHeardUntil } from './heard-until.ts'
import { isLevel, isSilent, type NewestReading } from './newest-readings.ts'
import { useReadings } from './use-readings.ts'

/** The newest numbers of a part of a device. */
type Part = {
  key: string
  name: string
  value: string
  /** When it was heard last, epoch ms; null before the first time. */
  at: number | null
  isSilent: boolean
}

/** When each part of a device was heard last: the level of its tank, its pins, and what it measures. */
export function HeardDialog({ onClose, ...place }: PlatePlace & { onClose: () => void }) {
  const device = useDevice(place.deviceIdentifier)
  const readings = useReadings(place)
  const { homeUnits } = usePerson()
  const now = useNow()
  const heardUntil = useHeardUntil(place.deviceIdentifier, readings, now)
  if (!device) return null
  const { kind, waterLevelString } = device
  const ofReading = (one: NewestReading, name: string, value: string): Part => ({
    key: one.series,
    name,
    value,
    at: one.at,
    isSilent: isSilent(one, heardUntil),
  })
  const pins = pinsShown(device, place.roomId).map((pin): Part => {
    const shown = pinOf(device, pin)
    const form = formOf(device, pin)
    const { state, at } = heardOf(form, shown)
    const value = stateWord(form, state)
    // A board may name a reading like one of its pins.
    const key = `pin.${pin}`
    return {
      key,
      name: pinLabel(kind, pin, shown?.name),
      value,
      at,
      isSilent: false,
    }
  })
  const measured = readings.filter((one) => !isLevel(one))
  const parts = [
    ...readings
      .filter(isLevel)
      .map((one) => ofReading(one, 'Water level', waterLevelString?.trim() || '–')),
    ...pins,
    ...measured.map((one) => {
      const { value, unit, decimals } = one
      const text = value === null ? '–' : readingText({ value, unit, decimals }, homeUnits)
      return ofReading(one, one.name ?? one.series, text)
    }),
  ]
  return (
    <Dialog title={`Last reports of ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      <p className={styles.note}>
        A device reports a pin when it changes, and all pins when it connects. Readings come at
        intervals.
      </p>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.key}>
            <dt translate="no">{part.name}</dt>
            <dd>{part.value}</dd>
            <dd className={styles.age}>
              {part.isSilent && <WarnIcon small />}
              <Time at={part.at}>{ageText(part, now)}</Time>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The last that a pin has reported, and when: of a button its last press, as it has no state. */
function heardOf(
  form: PinForm,
  pin: Pin | undefined,
): { state: PinState | null; at: number | null } {
  const { state = null, reportedAt = null, lastChange } = pin ?? {}
  // It was sent, and never heard.
  if (isAssumed(form)) return { state: null, at: null }
  if (form.kind !== 'button') return { state, at: reportedAt }
  return lastChange ? { state: 1, at: lastChange.at } : { state: null, at: null }
}

/** '4 min ago, 20:41'; what is older than a day has its date alone. */
function ageText({ at, isSilent }: Part, now: number): string {
  if (at === null) return 'Not heard yet'
  const when = timeOrDay(at, now)
  if (isSilent) return `Not heard since ${when}`
  const age = ageOf(at, now)
  return now - at < 86_400_000 ? `${age}, ${when}` : age
}
