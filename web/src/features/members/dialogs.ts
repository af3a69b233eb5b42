import { laterDialog } from '../../ui/lazy/later-dialog.tsx'

/** Makes a family member's account, or changes the account of `member` (DASH-9). */
export const FamilyDialog = laterDialog(
  async () => (await import('./family/family-member-form.tsx')).FamilyMemberForm,
)

/** Gives somebody access for a time (DASH-8). */
export const CreateGuestDialog = laterDialog(
  async () => (await import('./guests/create-guest-form.tsx')).CreateGuestForm,
)

/** Makes a pass, by which somebody without an account uses some switches for a time. */
export const NewPassDialog = laterDialog(
  async () => (await import('./passes/new-pass-form.tsx')).NewPassForm,
)
