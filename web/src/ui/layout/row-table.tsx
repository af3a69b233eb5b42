import type { ReactNode } from 'react'
import { classNames } from '../look/class-names.ts'
import styles from './row-table.module.css'

/*
 * A table that becomes a list of rows where it would be narrow. A row has the title
 * with its details under it, one fact beside it, and the action under that, or
 * several actions in a line of their own. Roles are explicit because `display: grid`
 * removes a table's own in some browsers.
 */

/** The place of a cell when the table has become rows; `wide` is only in a wide table. */
type Place = 'wide' | 'title' | 'detail' | 'aside' | 'action' | 'actions'

/** The table with its column headers. */
export function RowTable({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly { head: string; at: Place }[]
  children: ReactNode
}) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-label={label} className={styles.table}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map(({ head, at }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={head} role="columnheader" scope="col" className={styles[at]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  )
}

/** A row of the table. */
export function TableRow({
  tone,
  children,
}: {
  /** `fault` for rows that have ended, `chosen` for the row that is open beside the table. */
  tone?: 'fault' | 'chosen' | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr role="row" className={classNames(styles.row, tone && styles[tone])}>
      {children}
    </tr>
  )
}

/** A cell of a row. */
export function Cell({ at, children }: { at: Place; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" className={styles[at]}>
      {children}
    </td>
  )
}
