import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { Db } from './schema.ts'

/** Does all of a piece of work on the database, or nothing of it. */
export type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Does all of a piece of work on the database, or nothing of it. */
export type Atomically<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/**
 * Two kinds of transaction, whole or nothing both.
 * - `durable`: what was answered survives a power cut. For people, rooms, rights, secrets.
 * - `relaxed`: a power cut may take the last moments, a crash of the program does not.
 *   For what devices report and for the ledger: a wait for the disk at every press
 *   would be felt, and a device tells its state again when it comes back.
 *
 * And work that need not be whole:
 * - `best-effort`: for counters that everybody waits for. Where a write keeps the whole program
 *   waiting (SQLite) it doesn't wait for the disk; elsewhere each statement stands by itself, so
 *   that nobody holds a counter while others want it.
 */
export function transactions(
  db: Db,
  engine: Engine,
): { durable: Transaction; relaxed: Transaction; bestEffort: Transaction } {
  return {
    bestEffort: engine === 'sqlite' ? (work) => relaxedOnSqlite(db, work) : (work) => work(db),
    durable: (work) => db.transaction().execute(work),
    relaxed:
      engine === 'sqlite'
        ? (work) => relaxedOnSqlite(db, work)
        : (work) => relaxedOnPostgres(db, work),
  }
}

/** SQLite's setting belongs to the connection and can't change within a transaction, so nobody else gets it meanwhile. */
function relaxedOnSqlite<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}

function relaxedOnPostgres<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction)
    return work(transaction)
  })
}
