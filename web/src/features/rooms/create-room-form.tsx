import type { createRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { toast } from '../../ui/control/toast.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { roomsKey } from './use-rooms.ts'

/** The form of a new room, in its dialog. */
export function CreateRoomForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const creation = useMutation({
    mutationFn: (room_name: string) =>
      callServer<typeof createRoomEndpoint>('POST', '/api/rooms/', { body: { room_name } }),
    onSuccess: async ({ room_name }) => {
      await queries.invalidateQueries({ queryKey: roomsKey })
      onClose()
      toast(`Room created: ${room_name}`)
    },
  })

  function submit() {
    const name = field.current?.value.trim() ?? ''
    setError(name ? undefined : 'Room name is required')
    if (name) creation.mutate(name)
    else field.current?.focus()
  }

  return (
    <Dialog title="Create Room" onClose={onClose}>
      <DialogForm
        fault={creation.error && errorMessage(creation.error, 'Failed to create room')}
        confirm="Create Room"
        busyText="Creating…"
        busy={creation.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          ref={field}
          label="Room name"
          name="room_name"
          required
          maxLength={64}
          autoComplete="off"
          error={error}
        />
      </DialogForm>
    </Dialog>
  )
}
