import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { DeleteAccountDialog } from '../delete-account-dialog.tsx'
import { familyKey, useFamily } from '../family.ts'
import styles from '../people-section.module.css'
import { removeFamily } from './family-calls.ts'
import { FamilyDialog } from './family-dialog.tsx'
import { FamilyTable } from './family-table.tsx'

type Asked = { what: 'save'; member?: FamilyUser } | { what: 'delete'; member: FamilyUser }

/** The family of the home, for those who manage it (DASH-5). */
export function FamilySection() {
  const query = useFamily()
  const family = query.data
  const [asked, setAsked] = useState<Asked | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  const close = () => setAsked(null)

  if (!family && !query.isError) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        Family Users
      </h2>
      {query.isError && <RetryNotice query={query}>Could not load family users</RetryNotice>}
      {family?.length === 0 && <NoFamily onAdd={() => setAsked({ what: 'save' })} />}
      {family && family.length > 0 && (
        <FamilyTable
          family={family}
          onEdit={(member) => setAsked({ what: 'save', member })}
          onDelete={(member) => setAsked({ what: 'delete', member })}
        />
      )}
      {asked?.what === 'save' && <FamilyDialog member={asked.member} onClose={close} />}
      {asked?.what === 'delete' && (
        <DeleteAccountDialog
          title={`Delete family user ${asked.member.username}?`}
          remove={() => removeFamily(asked.member.user_id)}
          list={familyKey}
          done={`Family user deleted: ${asked.member.username}`}
          failed="Failed to delete family user"
          onDeleted={() => {
            close()
            returnFocus()
          }}
          onClose={close}
        />
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
