import type {
  changeRoomEndpoint,
  deleteRoomEndpoint,
  RoomDeletion,
  roomDeletionEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { paintOf } from '../house/paint-class.ts'
import { PhotoField } from '../photo/photo-field.tsx'
import type { RoomPlace } from '../room-place.ts'
import { roomsKey, useRooms } from '../use-rooms.ts'
import styles from './arrange.module.css'
import { chosenPaint, PaintChoice } from './paint-choice.tsx'
import { NameList, WhoLosesAccess } from './who-loses-access.tsx'

/** Gives a room a name and a paint; from here also leads the way to its end. */
export function EditRoomDialog({
  place: { roomId, roomName },
  onDelete,
  onClose,
}: {
  place: RoomPlace
  onDelete: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const room = useRooms().data?.find(({ room_id }) => room_id === roomId)
  const saving = useMutation({
    mutationFn: (change: RoomChange) => saveRoom(roomId, change),
    onSuccess: async ({ room_name }) => {
      await queries.invalidateQueries({ queryKey: roomsKey })
      onClose()
      toast(room_name === roomName ? `Room saved: ${room_name}` : `Room renamed: ${room_name}`)
    },
  })
  const { form, inputOf } = useCallForm({
    required: { room_name: 'Room name is required' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save room'),
    send: ({ room_name }, form) => {
      const chosen = chosenPaint(form)
      // A room that nobody has painted stays so until somebody chooses another one.
      const paint = room && chosen !== paintOf(room) ? chosen : undefined
      saving.mutate({ room_name: room_name.trim(), paint })
    },
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
        {room && <PaintChoice paint={paintOf(room)} />}
        {room && <PhotoField room={room} />}
        <div className={styles.flushButton}>
          <Button look="quiet" onClick={onDelete}>
            Delete this room…
          </Button>
        </div>
      </DialogForm>
    </Dialog>
  )
}

/** Asks before a room is deleted, and names what goes with it: the server knows, this page may not. */
export function DeleteRoomDialog({
  place: { roomId, roomName },
  onClose,
}: {
  place: RoomPlace
  onClose: () => void
}) {
  const queries = useQueryClient()
  const name = bidiIsolate(roomName)
  const preview = useQuery({
    queryKey: [...roomsKey, roomId, 'deletion'],
    queryFn: () => previewDeletion(roomId),
    // An answer from before might leave somebody out.
    gcTime: 0,
    staleTime: 0,
  })
  const deletion = useMutation({
    mutationFn: () => endRoom(roomId),
    onSuccess: async () => {
      navigate(paths.dashboard)
      toast(`Room deleted: ${name}`)
      await queries.invalidateQueries({ queryKey: roomsKey })
    },
  })
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Delete ${name}?`}
      confirm="Delete room"
      busyText={deletion.isPending ? 'Deleting…' : 'Delete room'}
      busy={!preview.data || deletion.isPending}
      error={deletion.error && errorMessage(deletion.error, 'Failed to delete room')}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      {preview.data && <Effects {...preview.data} />}
      {preview.isPending && <p>Checking what is in it…</p>}
      {preview.isError && (
        <Notice tone="fault" action={<Button onClick={() => preview.refetch()}>Try again</Button>}>
          {errorMessage(preview.error, 'Could not load what is in this room')}
        </Notice>
      )}
    </ConfirmDialog>
  )
}

const nameOf = (one: RoomDeletion['devices'][number]) => one.device_name ?? one.deviceIdentifier

function Effects({ devices, boards, ...lost }: RoomDeletion) {
  const { guests, passes, join_codes } = lost
  const isBare = devices.length + boards.length === 0
  const isEmpty = isBare && guests.length + passes.length + join_codes === 0
  return (
    <div className={styles.effects}>
      {isEmpty && <p>It has no devices, and nobody’s access depends on it.</p>}
      {devices.length > 0 && (
        <>
          <p>
            {devices.length === 1
              ? 'This device stays registered and becomes unassigned. Family and guests cannot see it until you move it to another room:'
              : 'These devices stay registered and become unassigned. Family and guests cannot see them until you move them to another room:'}
          </p>
          <NameList names={devices.map(nameOf)} />
        </>
      )}
      {boards.length > 0 && (
        <>
          <p>Switches of these devices move to the room of their device:</p>
          <NameList names={boards.map(nameOf)} />
        </>
      )}
      <WhoLosesAccess {...lost} kind="room" />
      <p>This cannot be undone.</p>
    </div>
  )
}

const at = (roomId: number) => ({ path: { id: String(roomId) } })

type RoomChange = { room_name: string; paint: Paint | undefined }

/** Gives a room a name and, where that is another, a paint. */
const saveRoom = (roomId: number, body: RoomChange) =>
  callServer<typeof changeRoomEndpoint>('PUT', '/api/rooms/{id}', {
    ...at(roomId),
    body,
  })

/** Asks what deleting a room would do. */
const previewDeletion = (roomId: number) =>
  callServer<typeof roomDeletionEndpoint>('GET', '/api/rooms/{id}/deletion', at(roomId))

/** Deletes a room. */
const endRoom = (roomId: number) =>
  callServer<typeof deleteRoomEndpoint>('DELETE', '/api/rooms/{id}', at(roomId))
