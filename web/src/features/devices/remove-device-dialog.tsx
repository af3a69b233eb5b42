import type { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { CallFailed } from '../../api/call-failed.ts'
import { toast } from '../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { roomsKey } from '../rooms/use-rooms.ts'
import { devicesKey } from './device-lists.ts'
import { deviceLabel } from './plate/device-label.ts'

/** Removes a device from its room. It stays registered, so this is easily undone. */
export function RemoveDeviceDialog({
  device,
  roomName,
  onClose,
}: {
  device: Device
  roomName: string
  onClose: () => void
}) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: () => {
      const { deviceIdentifier } = device
      if (!deviceIdentifier) throw new Error('Cannot remove device: Missing device identifier')
      return callServer<typeof mapRoomEndpoint>('PUT', '/api/devices/map-room', {
        body: { deviceIdentifier, room_id: null },
      })
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      onClose()
      toast(`Device removed: ${bidiIsolate(deviceLabel(device))} is now under Unassigned Devices`)
    },
  })
  return (
    <ConfirmDialog
      destructive
      title={`Remove ${bidiIsolate(deviceLabel(device))} from ${bidiIsolate(roomName)}?`}
      confirm="Remove"
      busyText="Removing…"
      busy={removal.isPending}
      error={removal.error && removalError(removal.error)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      It stays registered and appears under Unassigned Devices.
    </ConfirmDialog>
  )
}

/** Why it was not removed; what this page itself has refused says all of it. */
function removalError(error: Error): string {
  return error instanceof CallFailed ? `Failed to remove device: ${error.message}` : error.message
}
