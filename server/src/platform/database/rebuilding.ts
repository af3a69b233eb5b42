import { sql } from 'kysely'
import type { Db } from './schema.ts'

/*
 * SQLite can change little of an existing table. A migration makes the table again under
 * another name, copies the rows, drops the old table and renames the new one. With foreign keys
 * on, the drop would delete every row that refers to the table. The migration must also copy
 * the count of ids (`sqlite_sequence`; migrations.test.ts shows how).
 */

/**
 * Does work on the tables in one transaction while foreign keys are off. Within a transaction
 * they can't be turned off.
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

/** Checks every reference before the transaction commits. @throws when a row refers to a missing row. */
export async function refuseOrphans(transaction: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(transaction)
  if (rows.length === 0) return
  const tables = [...new Set(rows.map(({ table }) => table))].sort().join(', ')
  throw new Error(`rows of ${tables} would refer to missing rows`)
}
