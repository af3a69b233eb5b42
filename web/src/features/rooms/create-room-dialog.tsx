import { laterDialog } from '../../ui/lazy/later-dialog.tsx'

/** Creates a room. */
export const CreateRoomDialog = laterDialog(
  async () => (await import('./create-room-form.tsx')).CreateRoomForm,
)
