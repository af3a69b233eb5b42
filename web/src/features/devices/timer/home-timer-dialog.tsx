import type { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { useMutation } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { lengthText } from '../plate/pin-text.ts'
import type { TimerDialogProps } from '../plate/pin-timer.tsx'
import styles from '../plate/timer-dialog.module.css'
import { TimerDialog } from '../plate/timer-dialog.tsx'
import type { TimedPin } from '../plate/use-lease.ts'
import { pinOf } from '../state/pins-of.ts'
import { useDevice } from '../state/use-device-states.ts'

/** The times that can be chosen, in seconds; another one that was set stays among them. */
const offered = [60, 300, 900, 1_800, 3_600, 7_200, 14_400]

/** The timer of a pin; people who manage the home also set how long it is usually on. */
export function HomeTimerDialog(props: TimerDialogProps) {
  return <TimerDialog {...props}>{usePerson().isAdmin && <UsualTime {...props} />}</TimerDialog>
}

/** For how long a pin is on when nobody says how long. */
function UsualTime({ deviceIdentifier, pin }: TimedPin) {
  const device = useDevice(deviceIdentifier)
  const onFor = device && pinOf(device, pin)?.on_for
  const isOffline = useOffline()
  const saving = useMutation({
    mutationFn: (on_for: number | null) =>
      callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
        body: { device_identifier: deviceIdentifier, pin, on_for },
      }),
  })
  const shown = saving.isPending ? (saving.variables ?? undefined) : onFor
  const times = [...new Set([...offered, ...(shown === undefined ? [] : [shown])])]
  return (
    <div className={styles.usual}>
      <SelectField
        label="Whenever it is turned on"
        value={shown ?? ''}
        disabled={isOffline}
        error={saving.error ? errorMessage(saving.error, 'Failed to save the time') : undefined}
        onChange={({ target }) => saving.mutate(Number(target.value) || null)}
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
