import type { Guest } from '@roomwire/contracts/http/guests.ts'
import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import type { FamilyAction } from '../family/use-family.ts'
import { removeGuest } from '../guests/remove-guest.ts'
import { guestsKey } from '../guests/use-guests.ts'
import type { JoinCode } from '../invite/use-join-codes.ts'
import type { PassAsked } from '../passes/pass-table.tsx'

const ChangeGuestDialog = laterDialog(
  async () => (await import('../guests/change-guest-dialog.tsx')).ChangeGuestDialog,
)
const RemoveGuestDialog = laterDialog(
  async () => (await import('../remove-member-dialog.tsx')).RemoveMemberDialog,
)
const FamilyActionDialog = laterDialog(
  async () => (await import('../family/family-action-dialog.tsx')).FamilyActionDialog,
)
const PassDialog = laterDialog(async () => (await import('../passes/pass-dialog.tsx')).PassDialog)
const RevokeCodeDialog = laterDialog(
  async () => (await import('../invite/revoke-code-dialog.tsx')).RevokeCodeDialog,
)

/** The choice made in the menu of a row. */
export type PeopleAsked =
  | { about: 'guest'; action: 'edit' | 'delete'; guest: Guest }
  | { about: 'family'; action: FamilyAction }
  | { about: 'pass'; action: PassAsked; pass: Pass }
  | { about: 'code'; code: JoinCode }

/** The dialog that the menu of a row opens. */
export function PeopleDialog({
  asked,
  passes,
  onClose,
  onRowGone,
}: {
  asked: PeopleAsked
  /** The passes as they are now: browsers come and go while a dialog is open. */
  passes: readonly Pass[]
  onClose: () => void
  /** After success, the row that opened the dialog has changed or is gone. */
  onRowGone: () => void
}) {
  if (asked.about === 'family') {
    return <FamilyActionDialog action={asked.action} onClose={onClose} onRowGone={onRowGone} />
  }
  if (asked.about === 'pass') {
    const pass = passes.find(({ pass_id }) => pass_id === asked.pass.pass_id) ?? asked.pass
    return <PassDialog action={asked.action} pass={pass} onClose={onClose} onRevoked={onRowGone} />
  }
  if (asked.about === 'code') {
    return <RevokeCodeDialog code={asked.code} onClose={onClose} onRevoked={onRowGone} />
  }
  const { guest } = asked
  if (asked.action === 'edit') return <ChangeGuestDialog guest={guest} onClose={onClose} />
  return (
    <RemoveGuestDialog
      title={`Delete guest ${bidiIsolate(guest.username)}?`}
      ownAccount={guest.own_account}
      remove={() => removeGuest(guest.user_id)}
      list={guestsKey}
      done={`Guest deleted: ${guest.username}`}
      failed="Failed to delete guest"
      onDeleted={onRowGone}
      onClose={onClose}
    />
  )
}
