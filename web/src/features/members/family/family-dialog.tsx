import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import { lazy } from 'react'
import { LaterDialog } from '../later-dialog.tsx'

const FamilyMemberForm = lazy(async () => ({
  default: (await import('./family-member-form.tsx')).FamilyMemberForm,
}))

/** Makes a family member's account, or changes the account of `member` (DASH-9). */
export function FamilyDialog(props: { member?: FamilyUser; onClose: () => void }) {
  return (
    <LaterDialog>
      <FamilyMemberForm {...props} />
    </LaterDialog>
  )
}
