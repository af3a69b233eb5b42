import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/control/button.tsx'
import styles from './row-list.module.css'
import type { FormRow, FormRows } from './use-rows.ts'

/** Rows of a form with a button that adds one. The focus goes to the row that was added. */
export function RowList<Row extends object>({
  list,
  most,
  add,
  next,
  onEmpty,
  children,
}: {
  list: FormRows<Row>
  most: number
  /** The label of the button. */
  add: string
  /** What a row that is added begins with. */
  next: () => Row
  /** The last row is gone; without it the focus goes to the button. */
  onEmpty?: () => void
  children: (row: FormRow<Row>, index: number, remove: () => void) => ReactNode
}) {
  const rows = useRef<HTMLUListElement>(null)
  const adds = useRef<HTMLButtonElement>(null)

  function addRow() {
    flushSync(() => list.add(next()))
    rows.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus()
  }

  function remove(key: number) {
    // The button comes back with the first row that is removed from a full list.
    flushSync(() => list.remove(key))
    if (list.rows.length === 1 && onEmpty) onEmpty()
    else adds.current?.focus()
  }

  return (
    <div className={styles.list}>
      <ul ref={rows} className={styles.rows}>
        {list.rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            {children(row, index, () => remove(row.key))}
          </li>
        ))}
      </ul>
      {list.rows.length < most && (
        <div className={styles.add}>
          <Button ref={adds} look="ghost" onClick={addRow}>
            {add}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The button that removes a row; a screen reader hears which. */
export function RemoveRow({ what, onPress }: { what: string; onPress: () => void }) {
  return (
    <Button look="quiet" className={styles.remove} onClick={onPress}>
      Remove<span className="visually-hidden">{` ${what}`}</span>
    </Button>
  )
}
