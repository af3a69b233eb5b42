import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/control/button.tsx'
import styles from './row-list.module.css'

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
  /** The content of an added row. */
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
export function RemoveRow({ noun, onPress }: { noun: string; onPress: () => void }) {
  return (
    <Button look="quiet" className={styles.remove} onClick={onPress}>
      Remove<span className="visually-hidden">{` ${noun}`}</span>
    </Button>
  )
}

/** A row of a form, known by its key while others come and go. */
export type FormRow<Row> = Row & {
  key: number
  /** Its errors are shown from the first attempt to send it. */
  isTried: boolean
}

/** Rows of a form that somebody adds, changes and removes. */
export function useRows<Row extends object>(first: () => readonly Row[]) {
  const [rows, setRows] = useState(() => untriedRows(first()))
  return formRows(rows, setRows)
}

/** The rows that something keeps, with what changes them. */
export function formRows<Row extends object>(
  rows: FormRow<Row>[],
  update: (change: (before: FormRow<Row>[]) => FormRow<Row>[]) => void,
) {
  return {
    rows,
    add: (row: Row) => update((before) => [...before, untried(row, nextKey(before))]),
    /** @param part what is new of a row, or makes that of what it is. */
    change: (key: number, part: Partial<Row> | ((before: Row) => Partial<Row>)) =>
      update((before) =>
        before.map((row) =>
          row.key === key ? { ...row, ...(typeof part === 'function' ? part(row) : part) } : row,
        ),
      ),
    remove: (key: number) => update((before) => before.filter((row) => row.key !== key)),
    replace: (next: readonly Row[]) => update(() => untriedRows(next)),
    markTried: () => update((before) => before.map((row) => ({ ...row, isTried: true }))),
  }
}

/** The rows, and what changes them. */
export type FormRows<Row extends object> = ReturnType<typeof formRows<Row>>

/** Rows that nobody has tried to send. */
export const untriedRows = <Row extends object>(rows: readonly Row[]): FormRow<Row>[] =>
  rows.map(untried)

const untried = <Row extends object>(row: Row, key: number): FormRow<Row> => ({
  ...row,
  key,
  isTried: false,
})

const nextKey = (rows: readonly { key: number }[]) =>
  Math.max(-1, ...rows.map(({ key }) => key)) + 1
