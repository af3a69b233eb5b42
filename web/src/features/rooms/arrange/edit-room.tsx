import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import type { RoomPlace } from '../room-place.ts'

const RenameRoomDialog = laterDialog(
  async () => (await import('./edit-room-dialogs.tsx')).RenameRoomDialog,
)
const DeleteRoomDialog = laterDialog(
  async () => (await import('./edit-room-dialogs.tsx')).DeleteRoomDialog,
)

/** For people who manage the home: a new name for a room, or its end. */
export function EditRoom({ place }: { place: RoomPlace }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('rename')}>Edit room</Button>
      {open === 'rename' && (
        <RenameRoomDialog place={place} onDelete={() => setOpen('delete')} onClose={close} />
      )}
      {open === 'delete' && <DeleteRoomDialog place={place} onClose={close} />}
    </>
  )
}
