import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

/** How many rows one statement takes at most; more rows take several. */
const rowsMost = 256

type Row<Column extends string> = Readonly<Record<Column, SQLInputValue>>

/**
 * A statement of SQLite over many rows at once, which it reads from the table `input`. It is
 * prepared once for each power of two: places that are left over hold nulls, which it must not
 * match. Bound values cost a third of what the same rows cost as JSON.
 * @param text what follows the definition of `input`, as one statement
 * @returns runs it, and gives what it returns
 */
export function rowsStatement<Column extends string>(
  database: DatabaseSync,
  columns: readonly Column[],
  text: string,
): (rows: readonly Row<Column>[]) => Record<string, SQLOutputValue>[] {
  const names = columns.map((name) => `"${name}"`).join(', ')
  const places = `(${columns.map(() => '?').join(', ')})`
  const prepared = new Map<number, StatementSync>()

  function statementFor(size: number): StatementSync {
    const known = prepared.get(size)
    if (known) return known
    const rows = Array(size).fill(places).join(', ')
    const made = database.prepare(`with input (${names}) as (values ${rows}) ${text}`)
    prepared.set(size, made)
    return made
  }

  function runSome(rows: readonly Row<Column>[]): Record<string, SQLOutputValue>[] {
    const size = 2 ** Math.ceil(Math.log2(rows.length))
    const values: SQLInputValue[] = Array(size * columns.length).fill(null)
    let at = 0
    for (const row of rows) for (const name of columns) values[at++] = row[name]
    return statementFor(size).all(...values)
  }

  return (rows) => {
    const parts = Math.ceil(rows.length / rowsMost)
    return Array.from({ length: parts }, (_, part) =>
      runSome(rows.slice(part * rowsMost, (part + 1) * rowsMost)),
    ).flat()
  }
}

/** Up to so many rows are written one by one: that costs a third less than the same as one statement. */
const fewMost = 24

/** The text of a statement, given how it names each value of a row, and from where it has them: nothing where that is one row. */
export type WritingText<Column extends string> = (
  input: Readonly<Record<Column, string>>,
  from: 'from input' | '',
) => string

/** Columns with how each is named. */
function named<Column extends string>(
  columns: readonly Column[],
  nameOf: (column: Column, place: number) => string,
): Record<Column, string> {
  const names = columns.map((column, place) => [column, nameOf(column, place)])
  return Object.fromEntries(names) as Record<Column, string> // It has each of them.
}

/**
 * A statement of SQLite that adds or changes rows: for each row by itself where they are few, else
 * for all at once.
 * @param returned the values that it returns of each row that it has written
 * @returns runs it, and returns those
 */
export function writingStatement<Column extends string>(
  database: DatabaseSync,
  columns: readonly Column[],
  text: WritingText<Column>,
  returned: readonly Column[] = [],
): (rows: readonly Row<Column>[]) => Record<string, SQLInputValue>[] {
  const values = named(columns, (_, place) => `?${place + 1}`)
  const one = database.prepare(text(values, ''))
  const names = named(columns, (column) => `input."${column}"`)
  const returning = returned.length > 0 ? `returning ${returned.join(', ')}` : ''
  const all = rowsStatement(database, columns, `${text(names, 'from input')} ${returning}`)

  const writeOne = (row: Row<Column>): Row<Column>[] =>
    one.run(...columns.map((name) => row[name])).changes > 0 ? [row] : []

  return (rows) => (rows.length <= fewMost ? rows.flatMap(writeOne) : all(rows))
}
