import { useState } from 'react'

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
