import type { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { asksFirst } from '@roomwire/contracts/vocabulary/ask-first.ts'
import {
  formOfKind,
  isInScenes,
  isSettable,
  isSwitched,
  type PinKind,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useMutation } from '@tanstack/react-query'
import { use, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { realTimers } from '../../../live/timers.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckBox, SelectField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useMayArrange, usePerson } from '../../sign-in/use-auth.ts'
import { askingProposed } from '../edit-pins/asking-proposed.ts'
import { EditPinsDialog } from '../edit-pins/edit-pins.tsx'
import { IconChoice } from '../edit-pins/icon-choice.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { lengthText } from '../plate/length-text.ts'
import type { TimerDialogProps } from '../plate/pin-timer.tsx'
import { PlateSlotsContext } from '../plate/plate-slots.ts'
import styles from '../plate/timer-dialog.module.css'
import { TimerDialog } from '../plate/timer-dialog.tsx'
import type { TimedPin } from '../plate/use-lease.ts'
import { formOf, pinOf } from '../state/pins-of.ts'
import { untilShown } from '../state/until-shown.ts'
import { useDevice, useDeviceStates } from '../state/use-device-states.ts'

/** The times that can be chosen, in seconds; another one that was set stays among them. */
const offered = [60, 300, 900, 1_800, 3_600, 7_200, 14_400]

/** The timer of a pin, and what else is set of it: each person's favourites, and for those with the right the rest. */
export function HomeTimerDialog({ canSwitch, ...pin }: TimerDialogProps) {
  const { LetGo, Schedule, canSwitch: maySwitch } = use(PlateSlotsContext)
  const { deviceIdentifier, pin: key, onClose } = pin
  const device = useDevice(deviceIdentifier)
  // Those of a cover, too, which has no timer.
  const [isEditing, setEditing] = useState(false)
  const mayArrange = useMayArrange()
  const hasSchedules = maySwitch && device && isInScenes(formOf(device, key))
  const more = (
    <div className={styles.choices}>
      {LetGo && hasSchedules && (
        <LetGo deviceIdentifier={deviceIdentifier} pin={key} onDone={onClose} />
      )}
      {Schedule && hasSchedules && (
        <Schedule deviceIdentifier={deviceIdentifier} pin={key} name={pin.name} />
      )}
      <PinChoices {...pin} />
      {mayArrange && device && <Button onClick={() => setEditing(true)}>Edit this pin</Button>}
    </div>
  )
  if (isEditing && device) return <EditPinsDialog device={device} pin={key} onClose={onClose} />
  if (canSwitch) return <TimerDialog {...pin}>{more}</TimerDialog>
  return (
    <Dialog title={bidiIsolate(pin.name)} onClose={pin.onClose}>
      {more}
    </Dialog>
  )
}

/** Stand for turning on at pins that do something else. */
const askedVerbs: Partial<Record<PinKind, string>> = {
  cover: 'opening it',
  button: 'pressing it',
}

/** Each is saved at once. */
function PinChoices({ name, ...pin }: Omit<TimerDialogProps, 'canSwitch' | 'onClose'>) {
  const { deviceIdentifier, kind, pin: key } = pin
  const { isAdmin } = usePerson()
  const mayArrange = useMayArrange()
  const device = useDevice(deviceIdentifier)
  const stored = device && pinOf(device, key)
  const { save, saving, error } = useSavePin(pin)
  const facts = stored && { ...stored, ...(saving.isPending && settings(saving.variables)) }
  const proposed = device && facts && askingProposed(device, key, facts)
  const form = stored?.form ?? formOfKind(kind, key)
  const isSwitch = form.kind === 'switch'
  return (
    <>
      {isAdmin && isSwitched(form) && <UsualTime {...pin} />}
      {isAdmin && facts && isSettable(form) && (
        <div>
          <CheckBox
            label={`Ask before ${askedVerbs[form.kind] ?? 'turning it on'}`}
            checked={asksFirst(key, facts)}
            onChange={({ target }) => save({ ask_first: target.checked })}
          />
          {proposed && (
            <p className={styles.text}>{`Recommended: this looks like a ${proposed}.`}</p>
          )}
        </div>
      )}
      {mayArrange && facts && isSwitch && (
        <IconChoice label={name} icon={facts.icon} onChange={(icon) => save({ icon })} />
      )}
      {error && <Notice tone="fault">{errorMessage(error, 'Failed to save')}</Notice>}
      <FavouriteStar deviceIdentifier={deviceIdentifier} pin={key} name={name} />
    </>
  )
}

/** The settings of a pin after a change, shown until the page has heard of it. */
const settings = ({ icon, ask_first }: PinChange) => ({
  ...(icon !== undefined && { icon }),
  ...(typeof ask_first === 'boolean' && { ask_first }),
})

type PinChange = Pick<
  RequestInput<typeof renamePinEndpoint>['body'],
  'icon' | 'ask_first' | 'on_for'
>

/** Stores a change of a pin. It is pending until the page has heard of it. */
function useSavePin({ deviceIdentifier, pin }: TimedPin) {
  const states = useDeviceStates()
  const saving = useMutation({
    mutationFn: async (change: PinChange) => {
      await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
        body: { device_identifier: deviceIdentifier, pin, ...change },
      })
      await untilShown(states, { deviceIdentifier, pin }, change, realTimers)
    },
  })
  return { save: saving.mutate, saving, error: saving.error }
}

/** The time that a pin is on when nobody says how long. */
function UsualTime(timed: TimedPin) {
  const { deviceIdentifier, pin } = timed
  const device = useDevice(deviceIdentifier)
  const onFor = device && pinOf(device, pin)?.on_for
  const isOffline = useOffline()
  const { save, saving } = useSavePin(timed)
  const shown = saving.isPending ? (saving.variables.on_for ?? undefined) : onFor
  const times = [...new Set([...offered, ...(shown === undefined ? [] : [shown])])]
  return (
    <div>
      <SelectField
        label="Whenever it is turned on"
        value={shown ?? ''}
        disabled={isOffline}
        error={saving.error ? errorMessage(saving.error, 'Failed to save the time') : undefined}
        onChange={({ target }) => save({ on_for: Number(target.value) || null })}
      >
        <option value="">It stays on</option>
        {times
          .toSorted((one, other) => one - other)
          .map((seconds) => (
            <option key={seconds} value={seconds}>
              {`Off again after ${lengthText(seconds)}`}
            </option>
          ))}
      </SelectField>
    </div>
  )
}
