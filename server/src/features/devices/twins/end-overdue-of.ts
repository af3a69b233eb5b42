import type { HeldTwin } from './held-twins.ts'
import { isOverdue, overdueEndings } from './overdue-endings.ts'
import type { TwinChanges } from './twin-changes.ts'

/** Ends the commands of a device that were not confirmed in time. */
export function endOverdueOf(
  held: HeldTwin,
  now: number,
  { end, ignoreReplaced }: Pick<TwinChanges, 'end' | 'ignoreReplaced'>,
): void {
  const overdue = held.twin.pending.filter(
    ({ row, sentAs }) => sentAs !== undefined && isOverdue(row, now),
  )
  for (const kind of ['read', 'unread'] as const) {
    const some = overdue.filter(({ row }) => (row.received_at !== null) === (kind === 'read'))
    if (some.length > 0) ignoreReplaced(end(held, some, overdueEndings[kind]))
  }
}
