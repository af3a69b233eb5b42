import type { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { useMutation } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { useOffline } from '../../../../ui/browser/offline.ts'
import { SelectField } from '../../../../ui/form/field.tsx'
import { lengthText } from '../../pin-text.ts'
import styles from './timer-dialog.module.css'
import type { TimedPin } from './use-lease.ts'

/** The times that can be chosen, in seconds; another one that was set stays among them. */
const offered = [60, 300, 900, 1_800, 3_600, 7_200, 14_400]

/** For those who manage the home: for how long a pin is on when nobody says how long. */
export function UsualTime({
  deviceIdentifier,
  pin,
  onFor,
}: TimedPin & { onFor: number | undefined }) {
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
