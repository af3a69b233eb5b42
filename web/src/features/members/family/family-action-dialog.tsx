import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { RemoveMemberDialog } from '../remove-member-dialog.tsx'
import { CoOwnerDialog } from './co-owner-dialog.tsx'
import { removeFamily } from './family-calls.ts'
import { FamilyDialog } from './family-dialog.tsx'
import type { FamilyAction } from './family-table.tsx'
import { HandOnDialog } from './hand-on-dialog.tsx'
import { familyKey } from './use-family.ts'

/** The dialog that a button in the table of the family opens. */
export function FamilyActionDialog({
  action: { what, person },
  onClose,
  onRowGone,
}: {
  action: FamilyAction
  onClose: () => void
  /** After success, the row that opened the dialog has changed or is gone. */
  onRowGone: () => void
}) {
  if (what === 'edit') return <FamilyDialog member={person} onClose={onClose} />
  if (what === 'owner') return <HandOnDialog person={person} onClose={onClose} />
  if (what !== 'delete') {
    return <CoOwnerDialog person={person} becomes={what} onClose={onClose} onDone={onRowGone} />
  }
  return (
    <RemoveMemberDialog
      title={`Delete family user ${bidiIsolate(person.username)}?`}
      ownAccount={person.own_account}
      remove={() => removeFamily(person.user_id)}
      list={familyKey}
      done={`Family user deleted: ${person.username}`}
      failed="Failed to delete family user"
      onDeleted={onRowGone}
      onClose={onClose}
    />
  )
}
