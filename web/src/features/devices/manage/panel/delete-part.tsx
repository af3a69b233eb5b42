import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../../api/error-message.ts'
import { bidiIsolate } from '../../../../ui/bidi-isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { deviceLabel } from '../../device-label.ts'
import { endDevice } from '../device-calls.ts'
import { useSavingPaused } from './device-gone.ts'
import styles from './panel-part.module.css'

/** The way out of the home: the device is deleted, which can be undone for a moment. */
export function DeletePart({ device, onDeleted }: { device: Device; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const paused = useSavingPaused()
  const deletion = useMutation({
    mutationFn: () => endDevice(device.deviceIdentifier),
    onSuccess: onDeleted,
  })
  return (
    <div className={styles.actions}>
      <Button look="quiet" disabled={paused} onClick={() => setAsking(true)}>
        Delete this device…
      </Button>
      {asking && (
        <ConfirmDialog
          destructive
          title={`Delete ${bidiIsolate(deviceLabel(device))}?`}
          confirm="Delete device"
          busyText="Deleting…"
          busy={deletion.isPending}
          error={deletion.error && errorMessage(deletion.error, 'Failed to delete device')}
          onConfirm={() => deletion.mutate()}
          onClose={() => {
            deletion.reset()
            setAsking(false)
          }}
        >
          Its connection ends and its secret stops working at once. The names of its pins go with
          it, and guests whose access is to this device lose it. For 10 seconds you can undo this.
        </ConfirmDialog>
      )}
    </div>
  )
}
