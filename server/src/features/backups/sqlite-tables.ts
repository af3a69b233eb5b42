import type { DatabaseSync } from 'node:sqlite'
import { openTableSum, type TableSum } from './table-sums.ts'

/** A table, and its columns in the order of their names. */
export type Table = { name: string; columns: string[] }

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const listed = (names: readonly string[]): string => names.map(quoted).join(', ')

/** The tables of a file, each behind those that its rows refer to; not those of SQLite and Kysely. */
export function tablesIn(db: DatabaseSync): Table[] {
  const rows = db
    .prepare(`select m.name as table_name, x.name, f."table" as refers_to
      from sqlite_master m join pragma_table_info(m.name) x
      left join pragma_foreign_key_list(m.name) f on f."from" = x.name
      where m.type = 'table' and m.name not like 'sqlite_%' escape '\\'
        and m.name not like 'kysely_%' escape '\\'
      order by m.name, x.name`)
    .all()
  const ofTables = Map.groupBy(rows, ({ table_name: name }) => String(name))
  const tables: Table[] = []
  const put = (name: string): void => {
    if (tables.some((one) => one.name === name)) return
    const own = ofTables.get(name) ?? []
    for (const { refers_to: other } of own) {
      if (other !== null && other !== name) put(String(other))
    }
    tables.push({ name, columns: [...new Set(own.map((column) => String(column.name)))] })
  }
  for (const name of ofTables.keys()) put(name)
  return tables
}

/** The rows of a table, one after another. */
export function* rowsOf(db: DatabaseSync, { name, columns }: Table): Generator<unknown[]> {
  const statement = db.prepare(`select ${listed(columns)} from ${quoted(name)}`)
  for (const row of statement.iterate()) yield columns.map((column) => row[column])
}

/** How many rows all tables have. */
export const rowsIn = (db: DatabaseSync): number =>
  tablesIn(db).reduce((all, { name }) => {
    const counted = db.prepare(`select count(*) as count from ${quoted(name)}`).get()
    return all + Number(counted?.count)
  }, 0)

/** Adds up the rows of a table. */
export function sumOf(db: DatabaseSync, table: Table): TableSum {
  const sum = openTableSum()
  for (const row of rowsOf(db, table)) sum.add(row)
  return sum.end()
}

/** The last number that each table has given, by its name. */
export function lastNumbers(db: DatabaseSync): Map<string, number> {
  const rows = db.prepare('select name, seq from sqlite_sequence').all()
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}

/** Sets the last number that a table has given. */
export function setLastNumber(db: DatabaseSync, table: string, last: number): void {
  db.prepare('delete from sqlite_sequence where name = ?').run(table)
  db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, last)
}
