import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Button } from '../../../ui/control/button.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { RoomPlace } from '../room-place.ts'
import { roomsKey } from '../use-rooms.ts'
import styles from './arrange.module.css'
import { saveRoomName } from './room-calls.ts'

/** Gives a room another name; from here also leads the way to its end. */
export function RenameRoomDialog({
  place: { roomId, roomName },
  onDelete,
  onClose,
}: {
  place: RoomPlace
  onDelete: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const renaming = useMutation({
    mutationFn: (name: string) => saveRoomName(roomId, name),
    onSuccess: async ({ room_name }) => {
      await queries.invalidateQueries({ queryKey: roomsKey })
      onClose()
      toast(`Room renamed: ${room_name}`)
    },
  })
  const { form, inputOf } = useCallForm({
    required: { room_name: 'Room name is required' },
    sending: renaming,
    why: (error) => errorMessage(error, 'Failed to rename room'),
    send: ({ room_name }) => renaming.mutate(room_name.trim()),
  })
  return (
    <Dialog title="Edit Room" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('room_name')}
          label="Room name"
          defaultValue={roomName}
          maxLength={64}
          autoComplete="off"
        />
        <div className={styles.further}>
          <Button look="quiet" onClick={onDelete}>
            Delete this room…
          </Button>
        </div>
      </DialogForm>
    </Dialog>
  )
}
