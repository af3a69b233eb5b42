import { useId, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useAddressFocus } from '../../../ui/focus/use-address-focus.ts'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import styles from '../members-section.module.css'
import { useOtherOwners } from '../use-owners.ts'
import { FamilyDialog } from './family-dialog.tsx'
import { type FamilyAction, FamilyTable } from './family-table.tsx'
import { useFamily } from './use-family.ts'

const FamilyActionDialog = laterDialog(
  async () => (await import('./family-action-dialog.tsx')).FamilyActionDialog,
)

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
        <FamilyActionDialog action={action} onClose={close} onRowGone={closeForGood} />
      )}
    </section>
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
