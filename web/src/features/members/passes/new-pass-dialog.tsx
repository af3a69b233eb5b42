import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'

/** Makes a pass, by which somebody without an account uses some switches for a time. */
export const NewPassDialog = laterDialog(
  async () => (await import('./form/new-pass-form.tsx')).NewPassForm,
)
