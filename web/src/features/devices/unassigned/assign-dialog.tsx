import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { CreateRoomDialog } from '../../rooms/create-room-dialog.tsx'
import { useRooms } from '../../rooms/use-rooms.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { AssignForm } from './assign-form.tsx'

/** Moves a device that is in no room into one (DASH-10). */
export function AssignDialog({
  device,
  onAssigned,
  onClose,
}: {
  device: Device
  /** Called after the device was assigned and the dialog has closed. */
  onAssigned?: (() => void) | undefined
  onClose: () => void
}) {
  const query = useRooms()
  const rooms = query.data
  const field = useRef<HTMLSelectElement>(null)
  const creation = useCreation(field)
  return (
    <>
      <Dialog title={`Assign ${deviceLabel(device)}`} onClose={onClose}>
        {query.isError && <RetryNotice query={query}>Could not load rooms</RetryNotice>}
        {rooms?.length === 0 ? (
          <NoRooms onCreate={creation.begin} onClose={onClose} />
        ) : (
          <AssignForm
            device={device}
            rooms={rooms ?? []}
            field={field}
            onAssigned={() => {
              onClose()
              onAssigned?.()
            }}
            onClose={onClose}
          />
        )}
      </Dialog>
      {creation.isOpen && <CreateRoomDialog onClose={creation.end} />}
    </>
  )
}

function NoRooms({ onCreate, onClose }: { onCreate: () => void; onClose: () => void }) {
  return (
    <>
      <p>No rooms yet. Create one to put this device into it.</p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={onCreate}>
          Create Room
        </Button>
      </DialogActions>
    </>
  )
}

/** The dialog on top of this one. Its opener disappears once there is a room to choose. */
function useCreation(field: { current: HTMLSelectElement | null }) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) field.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, field])
  return { isOpen, begin: () => setOpen(true), end: () => setOpen(false) }
}
