import type { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { roomsKey } from '../../rooms/use-rooms.ts'
import { devicesKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'

const noRoom = "Please select a room and ensure you're logged in"
const noServer = 'Cannot assign device in offline mode'

type Needs = {
  device: Device
  rooms: readonly Room[]
  field: RefObject<HTMLSelectElement | null>
  onAssigned: () => void
}

/** Chooses the room of the device. */
export function AssignForm({ onClose, ...needs }: Needs & { onClose: () => void }) {
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
