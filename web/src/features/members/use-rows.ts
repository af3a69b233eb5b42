import { useState } from 'react'

/** A row of a form, known by its key while others come and go. */
export type FormRow<Row> = Row & {
  key: number
  /** Its errors are shown from the first attempt to send it. */
  isTried: boolean
}

/** Rows of a form that somebody adds, changes and removes. */
export function useRows<Row extends object>(first: () => readonly Row[]) {
  const [rows, setRows] = useState(() => first().map(untried))
  return {
    rows,
    add: (row: Row) => setRows((before) => [...before, untried(row, nextKey(before))]),
    change: (key: number, part: Partial<Row>) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    replace: (next: readonly Row[]) => setRows(next.map(untried)),
    markTried: () => setRows((before) => before.map((row) => ({ ...row, isTried: true }))),
  }
}

/** The rows, and what changes them. */
export type FormRows<Row extends object> = ReturnType<typeof useRows<Row>>

const untried = <Row extends object>(row: Row, key: number): FormRow<Row> => ({
  ...row,
  key,
  isTried: false,
})

const nextKey = (rows: readonly { key: number }[]) =>
  Math.max(-1, ...rows.map(({ key }) => key)) + 1
