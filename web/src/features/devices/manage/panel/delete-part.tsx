import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../../api/call-failed.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import arrange from '../../../rooms/arrange/arrange.module.css'
import { WhoLosesAccess } from '../../../rooms/arrange/who-loses-access.tsx'
import { devicesKey } from '../../device-lists.ts'
import { deviceLabel } from '../../plate/device-label.ts'
import { useSavingPaused } from '../device-call-error.ts'
import { endDevice, previewDeviceEnd } from '../device-calls.ts'

/** The way out of the home: the device is deleted, which can be undone for a moment. */
export function DeletePart({ device, onDeleted }: { device: Device; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const paused = useSavingPaused()
  return (
    <div className={arrange.flushButton}>
      <Button look="quiet" disabled={paused} onClick={() => setAsking(true)}>
        Delete this device…
      </Button>
      {asking && (
        <DeleteQuestion device={device} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

/** Names what goes with the device: the server knows who has access, this page may not. */
function DeleteQuestion({
  device,
  onDeleted,
  onClose,
}: {
  device: Device
  onDeleted: () => void
  onClose: () => void
}) {
  const { deviceIdentifier } = device
  const preview = useQuery({
    queryKey: [...devicesKey, deviceIdentifier, 'deletion'],
    queryFn: () => previewDeviceEnd(deviceIdentifier),
    // An answer from before might leave somebody out.
    gcTime: 0,
    staleTime: 0,
  })
  const deletion = useMutation({
    mutationFn: () => endDevice(deviceIdentifier),
    onSuccess: onDeleted,
  })
  return (
    <ConfirmDialog
      destructive
      title={`Delete ${bidiIsolate(deviceLabel(device))}?`}
      needsServer
      confirm="Delete device"
      busyText={deletion.isPending ? 'Deleting…' : 'Delete device'}
      busy={!preview.data || deletion.isPending}
      error={deletion.error && errorMessage(deletion.error, 'Failed to delete device')}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <div className={arrange.effects}>
        {preview.isPending && <p>Checking who uses it…</p>}
        {preview.data && <WhoLosesAccess {...preview.data} kind="device" />}
        <p>
          Its connection ends and its secret stops working at once. Its pin names are deleted too.
          You can undo this for 10 seconds.
        </p>
        {isHub(device.dialect) && !device.of_hub && (
          <p>
            The boards behind it stay as devices, and are offline from then on. If you add the hub
            again, they can go on behind it.
          </p>
        )}
        {preview.isError && (
          <Notice
            tone="fault"
            action={<Button onClick={() => preview.refetch()}>Try again</Button>}
          >
            {errorMessage(preview.error, 'Could not load who loses access')}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
