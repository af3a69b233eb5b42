import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useAddressFocus } from '../../../ui/focus/use-address-focus.ts'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { EmailText } from '../../../ui/text/email-text.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../ui/time/time-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { FamilyDialog } from '../dialogs.ts'
import styles from '../members-section.module.css'
import { ActivityLink, FoldButton, RowAction, useFewRows } from '../row-parts.tsx'
import { type FamilyAction, type Owner, useFamily, useOtherOwners } from './use-family.ts'

const FamilyActionDialog = laterDialog(
  async () => (await import('./family-action-dialog.tsx')).FamilyActionDialog,
)

/** The family of the home and its other managers, for people who manage it (DASH-5). */
export function FamilySection() {
  const familyQuery = useFamily()
  const ownersQuery = useOtherOwners()
  const family = familyQuery.data
  const owners = ownersQuery.data ?? []
  const [action, setAction] = useState<FamilyAction | { kind: 'add' } | null>(null)
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
      {isEmpty && <NoFamily onAdd={() => setAction({ kind: 'add' })} />}
      {!isEmpty && (family || owners.length > 0) && (
        <FamilyTable owners={owners} family={family ?? []} onAction={setAction} />
      )}
      {action?.kind === 'add' && <FamilyDialog onClose={close} />}
      {action && action.kind !== 'add' && (
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

const columns = [
  { head: 'Username', at: 'title' },
  { head: 'Email', at: 'detail' },
  { head: 'Role', at: 'detail' },
  { head: 'Created', at: 'aside' },
  { head: 'Actions', at: 'actions' },
] as const

/** The other managers of the home, and its family. */
function FamilyTable({
  owners,
  family,
  onAction,
}: {
  owners: readonly Owner[]
  family: readonly FamilyUser[]
  onAction: (action: FamilyAction) => void
}) {
  const self = usePerson()
  const { shown, fold } = useFewRows(family)
  return (
    <>
      <RowTable label="Family Users" columns={columns}>
        {owners.map((person) => (
          <TableRow key={person.user_id}>
            <PersonCells
              person={person}
              shownRole={person.role === 'admin' ? 'Co-owner' : 'Owner'}
            />
            <Cell at="actions">
              {person.role === 'admin' && (
                <RowAction
                  who={person.username}
                  onPress={() => onAction({ kind: 'family', person })}
                >
                  Back to family member
                </RowAction>
              )}
              {person.role === 'admin' && self.role === 'user' && (
                <RowAction
                  who={person.username}
                  onPress={() => onAction({ kind: 'owner', person })}
                >
                  Make owner
                </RowAction>
              )}
            </Cell>
          </TableRow>
        ))}
        <Growing items={shown}>
          {(person) => (
            <TableRow key={person.user_id}>
              <PersonCells person={person} shownRole="Family Member" />
              <Cell at="actions">
                {/* Only they change an account that they came with. */}
                {!person.own_account && (
                  <RowAction
                    who={person.username}
                    onPress={() => onAction({ kind: 'edit', person })}
                  >
                    Edit
                  </RowAction>
                )}
                <RowAction
                  who={person.username}
                  onPress={() => onAction({ kind: 'delete', person })}
                >
                  Delete
                </RowAction>
                <RowAction
                  who={person.username}
                  onPress={() => onAction({ kind: 'co-owner', person })}
                >
                  Make co-owner
                </RowAction>
              </Cell>
            </TableRow>
          )}
        </Growing>
      </RowTable>
      <FoldButton {...fold} />
    </>
  )
}

function PersonCells({
  person: { user_id, username, email, created_at },
  shownRole,
}: {
  person: Pick<FamilyUser, 'user_id' | 'username' | 'email' | 'created_at'>
  shownRole: string
}) {
  return (
    <>
      <Cell at="title">
        <ActivityLink to={paths.activityOfPerson(user_id)}>{username}</ActivityLink>
      </Cell>
      <Cell at="detail">
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      </Cell>
      <Cell at="detail">{shownRole}</Cell>
      <Cell at="aside">
        <Time at={created_at} title={dayAndTime(created_at)}>
          {dayOf(created_at)}
        </Time>
      </Cell>
    </>
  )
}
