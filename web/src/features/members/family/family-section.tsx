import { useId, useState } from 'react'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { useAddressFocus } from '../../../ui/use-address-focus.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import styles from '../members-section.module.css'
import { RemoveMemberDialog } from '../remove-member-dialog.tsx'
import { useOtherOwners } from '../use-owners.ts'
import { CoOwnerDialog } from './co-owner-dialog.tsx'
import { removeFamily } from './family-calls.ts'
import { FamilyDialog } from './family-dialog.tsx'
import { type FamilyAction, FamilyTable } from './family-table.tsx'
import { HandOnDialog } from './hand-on-dialog.tsx'
import { familyKey, useFamily } from './use-family.ts'

/** The family of the home and its other managers, for people who manage it (DASH-5). */
export function FamilySection() {
  const familyQuery = useFamily()
  const ownersQuery = useOtherOwners()
  const family = familyQuery.data
  const owners = ownersQuery.data ?? []
  const [action, setAction] = useState<FamilyAction | { what: 'add' } | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  useAddressFocus(heading, 'family-users', family !== undefined)
  const close = () => setAction(null)
  const closeForGood = () => {
    close()
    returnFocus()
  }

  if (!family && !familyQuery.isError) return null
  const isEmpty = family?.length === 0 && owners.length === 0
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        Family Users
      </h2>
      {familyQuery.isError && (
        <RetryNotice query={familyQuery}>Could not load family users</RetryNotice>
      )}
      {ownersQuery.isError && (
        <RetryNotice query={ownersQuery}>Could not load co-owners</RetryNotice>
      )}
      {isEmpty && <NoFamily onAdd={() => setAction({ what: 'add' })} />}
      {!isEmpty && (family || owners.length > 0) && (
        <FamilyTable owners={owners} family={family ?? []} onAction={setAction} />
      )}
      {action?.what === 'add' && <FamilyDialog onClose={close} />}
      {action && action.what !== 'add' && (
        <ActionDialog action={action} onClose={close} onRowGone={closeForGood} />
      )}
    </section>
  )
}

/** The dialog that a button in the table opens. */
function ActionDialog({
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

function NoFamily({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No family users"
      action={<Button onClick={onAdd}>Add First Family Member</Button>}
    >
      Family members control rooms but cannot change the setup.
    </EmptyState>
  )
}
