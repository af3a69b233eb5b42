import type { createRoom } from '@roomwire/contracts/http/rooms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { wordsOf } from '../../api/call-failed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { roomsKey } from './rooms.ts'

export function CreateRoomDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const creation = useMutation({
    mutationFn: (room_name: string) =>
      call<typeof createRoom>('POST', '/api/rooms/', { body: { room_name } }),
    onSuccess: async ({ room_name }) => {
      await queries.invalidateQueries({ queryKey: roomsKey })
      onClose()
      toast(`Room created: ${room_name}`)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    setError(name ? undefined : 'Room name is required')
    if (name) creation.mutate(name)
    else field.current?.focus()
  }

  return (
    <Dialog title="Create Room" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {creation.error && (
          <Notice tone="fault">{wordsOf(creation.error, 'Failed to create room')}</Notice>
        )}
        <TextField
          ref={field}
          label="Room name"
          name="room_name"
          required
          maxLength={64}
          autoComplete="off"
          error={error}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={creation.isPending} busyText="Creating…">
            Create Room
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
