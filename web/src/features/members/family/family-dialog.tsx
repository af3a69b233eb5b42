import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'

/** Makes a family member's account, or changes the account of `member` (DASH-9). */
export const FamilyDialog = laterDialog(
  async () => (await import('./family-member-form.tsx')).FamilyMemberForm,
)
