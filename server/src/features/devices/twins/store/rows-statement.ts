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

/**
 * A statement of SQLite that adds or changes rows: for each row by itself where they are few, else
 * for all at once.
 * @param text the statement; it reads its rows from the table `input`, each value as `input.name`
 * @param returned what it tells of each row that it has written: `id`, or values of the row
 * @returns runs it, and tells that
 */
export function writingStatement<Column extends string>(
  database: DatabaseSync,
  columns: readonly Column[],
  text: string,
  returned: readonly (Column | 'id')[] = [],
): (rows: readonly Row<Column>[]) => Record<string, SQLInputValue>[] {
  const names: readonly string[] = columns
  const ofOne = text
    .replace('from input', '')
    .replaceAll(/\binput\."?(\w+)"?/g, (_, name: string) => `?${names.indexOf(name) + 1}`)
  const one = database.prepare(ofOne)
  const returning = returned.length > 0 ? `returning ${returned.join(', ')}` : ''
  const all = rowsStatement(database, columns, `${text} ${returning}`)

  const hasId = names.includes('id')

  function writeOne(row: Row<Column>): Record<string, SQLInputValue>[] {
    const { changes, lastInsertRowid } = one.run(...columns.map((name) => row[name]))
    if (changes === 0) return []
    // A row that is added may have come with an id that is none yet.
    return [hasId ? row : { ...row, id: lastInsertRowid }]
  }

  return (rows) => (rows.length <= fewMost ? rows.flatMap(writeOne) : all(rows))
}
