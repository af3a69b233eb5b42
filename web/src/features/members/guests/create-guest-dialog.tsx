import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'

/** Gives somebody access for a time (DASH-8). */
export const CreateGuestDialog = laterDialog(
  async () => (await import('./create-guest-form.tsx')).CreateGuestForm,
)
