import { sql } from 'kysely'
import type { Db } from './schema.ts'

/*
 * SQLite changes little of a table that exists: a migration makes it anew under another
 * name, copies the rows, drops the old one and renames. With foreign keys on, the drop
 * would take along, row by row, whatever belongs to the table. The count of ids goes along
 * by hand (`sqlite_sequence`; migrations.test.ts shows how).
 */

/**
 * Does a piece of work on the tables, all or nothing, while foreign keys are off: they can't
 * be turned off within a transaction.
 */
export function rebuilding<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`pragma foreign_keys = off`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection)
    }
  })
}

/** @throws when a row belongs to one that is not there; to be asked before the work is kept. */
export async function refuseOrphans(transaction: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(transaction)
  if (rows.length === 0) return
  const tables = [...new Set(rows.map(({ table }) => table))].sort().join(', ')
  throw new Error(`rows of ${tables} would belong to nothing`)
}
