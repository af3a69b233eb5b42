import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import { Button } from '../../../ui/button.tsx'
import { Cell, Row, RowTable } from '../../../ui/row-table.tsx'
import { dayAndTime, dayOf } from '../../../ui/time-words.ts'

const columns = [
  { head: 'Username', at: 'title' },
  { head: 'Email', at: 'detail' },
  { head: 'Role', at: 'detail' },
  { head: 'Created', at: 'aside' },
  { head: 'Actions', at: 'action' },
] as const

export function FamilyTable({
  family,
  onEdit,
  onDelete,
}: {
  family: readonly FamilyUser[]
  onEdit: (member: FamilyUser) => void
  onDelete: (member: FamilyUser) => void
}) {
  return (
    <RowTable label="Family Users" columns={columns}>
      {family.map((member) => {
        const { user_id, username, email, created_at } = member
        return (
          <Row key={user_id}>
            <Cell at="title">{username}</Cell>
            <Cell at="detail">{email}</Cell>
            <Cell at="detail">Family Member</Cell>
            <Cell at="aside">
              <time dateTime={new Date(created_at).toISOString()} title={dayAndTime(created_at)}>
                {dayOf(created_at)}
              </time>
            </Cell>
            <Cell at="action">
              <Button look="quiet" onClick={() => onEdit(member)}>
                Edit<span className="only-heard"> {username}</span>
              </Button>
              <Button look="quiet" onClick={() => onDelete(member)}>
                Delete<span className="only-heard"> {username}</span>
              </Button>
            </Cell>
          </Row>
        )
      })}
    </RowTable>
  )
}
