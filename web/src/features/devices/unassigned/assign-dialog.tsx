import type { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { CreateRoomDialog } from '../../rooms/create-room-dialog.tsx'
import { roomsKey, useRooms } from '../../rooms/use-rooms.ts'
import { devicesKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'

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

const noRoom = "Please select a room and ensure you're logged in"
const noServer = 'Cannot assign device in offline mode'

type Needs = {
  device: Device
  rooms: readonly Room[]
  field: RefObject<HTMLSelectElement | null>
  onAssigned: () => void
}

/** Chooses the room of the device. */
function AssignForm({ onClose, ...needs }: Needs & { onClose: () => void }) {
  const { submit, inputs, error, busy } = useAssignForm(needs)
  return (
    <DialogForm
      answersOffline
      fault={error}
      confirm="Assign"
      busyText="Assigning…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField ref={needs.field} label="Room" required {...inputs}>
        <option value="">Choose a room</option>
        {needs.rooms.map(({ room_id, room_name }) => (
          <option key={room_id} value={room_id}>
            {room_name}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  )
}

function useAssignForm({ device, rooms, field, onAssigned }: Needs) {
  const [roomId, setRoomId] = useState('')
  const [refusal, setRefusal] = useState<typeof noRoom | typeof noServer>()
  const assignment = useAssignment(device)
  const offline = useOffline()

  function submit() {
    assignment.reset()
    const room = rooms.find(({ room_id }) => String(room_id) === roomId)
    const isKnown = room !== undefined && session.current() !== null
    setRefusal(isKnown ? (offline ? noServer : undefined) : noRoom)
    if (!isKnown) field.current?.focus()
    else if (!offline) assignment.mutate(room, { onSuccess: onAssigned })
  }

  const failure = assignment.error && errorMessage(assignment.error, 'Failed to assign device')
  return {
    submit,
    inputs: {
      value: roomId,
      error: refusal === noRoom ? refusal : undefined,
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setRoomId(value)
        setRefusal(undefined)
      },
    },
    error: refusal === noServer ? refusal : failure,
    busy: assignment.isPending,
  }
}

function useAssignment(device: Device) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ room_id }: Room) =>
      callServer<typeof mapRoomEndpoint>('PUT', '/api/devices/map-room', {
        body: { deviceIdentifier: device.deviceIdentifier, room_id },
      }),
    onSuccess: async (_reply, { room_name }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      toast(`Device assigned: ${bidiIsolate(deviceLabel(device))} is now in ${room_name}`)
    },
  })
}
