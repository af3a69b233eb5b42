import type { adoptBoardEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { toast } from '../../../../ui/control/toast.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { SelectField, TextField } from '../../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { roomsKey, useRooms } from '../../../rooms/use-rooms.ts'
import { devicesKey } from '../../device-lists.ts'
import type { Found } from './found-text.ts'

/** Makes a device of a board that a hub has found: its name, and the room that it is in. */
export function AdoptDialog({
  hub,
  board,
  onAdopted,
  onClose,
}: {
  /** The identifier of the hub. */
  hub: string
  board: Found
  onAdopted: () => void
  onClose: () => void
}) {
  const [name, setName] = useState(board.name)
  const [roomId, setRoomId] = useState('')
  const [error, setError] = useState<string>()
  const rooms = useRooms().data ?? []
  const queries = useQueryClient()
  const adoption = useMutation({
    mutationFn: () =>
      callServer<typeof adoptBoardEndpoint>('POST', '/api/devices/adopt', {
        body: {
          device_identifier: hub,
          board: board.key,
          device_name: name.trim(),
          room_id: roomId === '' ? null : Number(roomId),
        },
      }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      toast(`${bidiIsolate(name.trim())} is a device now`)
      onAdopted()
      onClose()
    },
  })
  function submit() {
    if (name.trim()) adoption.mutate()
    else setError('Enter a name for the device')
  }
  return (
    <Dialog title={`Adopt ${bidiIsolate(board.name)}`} onClose={onClose}>
      <DialogForm
        fault={adoption.error && errorMessage(adoption.error, 'The board could not be adopted')}
        confirm="Adopt"
        busyText="Adopting…"
        busy={adoption.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          required
          label="Device name"
          maxLength={limits.deviceNameMax}
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        <SelectField label="Room" value={roomId} onChange={({ target }) => setRoomId(target.value)}>
          <option value="">-- Leave Unassigned --</option>
          {rooms.map(({ room_id, room_name }) => (
            <option key={room_id} value={room_id}>
              {room_name}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}
