import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import { paths } from '../../../paths.ts'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { EmailText } from '../../../ui/text/email-text.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../ui/time/time-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { ActivityLink } from '../activity-link.tsx'
import styles from '../members-section.module.css'
import { RowAction } from '../row-action.tsx'
import type { Owner } from '../use-owners.ts'

const columns = [
  { head: 'Username', at: 'title' },
  { head: 'Email', at: 'detail' },
  { head: 'Role', at: 'detail' },
  { head: 'Created', at: 'aside' },
  { head: 'Actions', at: 'actions' },
] as const

/** The action that somebody has chosen in a row, before they confirm it. */
export type FamilyAction =
  | { what: 'edit' | 'delete' | 'co-owner'; person: FamilyUser }
  | { what: 'family' | 'owner'; person: Owner }

/** The other managers of the home, and its family. */
export function FamilyTable({
  owners,
  family,
  onAction,
}: {
  owners: readonly Owner[]
  family: readonly FamilyUser[]
  onAction: (action: FamilyAction) => void
}) {
  const self = usePerson()
  return (
    <RowTable label="Family Users" columns={columns}>
      {owners.map((person) => (
        <TableRow key={person.user_id}>
          <PersonCells person={person} shownRole={person.role === 'admin' ? 'Co-owner' : 'Owner'} />
          <Cell at="actions">
            {person.role === 'admin' && (
              <RowAction who={person.username} onPress={() => onAction({ what: 'family', person })}>
                Back to family member
              </RowAction>
            )}
            {person.role === 'admin' && self.role === 'user' && (
              <RowAction who={person.username} onPress={() => onAction({ what: 'owner', person })}>
                Make owner
              </RowAction>
            )}
          </Cell>
        </TableRow>
      ))}
      <Growing items={family}>
        {(person) => (
          <TableRow key={person.user_id}>
            <PersonCells person={person} shownRole="Family Member" />
            <Cell at="actions">
              {/* Only they change an account that they came with. */}
              {!person.own_account && (
                <RowAction who={person.username} onPress={() => onAction({ what: 'edit', person })}>
                  Edit
                </RowAction>
              )}
              <RowAction who={person.username} onPress={() => onAction({ what: 'delete', person })}>
                Delete
              </RowAction>
              <RowAction
                who={person.username}
                onPress={() => onAction({ what: 'co-owner', person })}
              >
                Make co-owner
              </RowAction>
            </Cell>
          </TableRow>
        )}
      </Growing>
    </RowTable>
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
