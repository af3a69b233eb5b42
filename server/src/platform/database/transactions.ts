import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { Db } from './schema.ts'
import type { CommitWaits } from './sqlite.ts'

/** Does all of some work on the database, or nothing of it. The work may be done anew: it changes nothing else. */
export type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Does all of some work on the stores, or nothing of it, as a transaction does. */
export type Atomically<Stores> = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/**
 * Two kinds of transaction do all of their work or nothing of it:
 * - `durable` survives a power cut once it is answered. It is for people, rooms, rights and
 *   secrets.
 * - `relaxed` may lose its last moments in a power cut, but not in a crash of the program. It is
 *   for device state and the command log: a wait for the disk at every press would be felt, and
 *   a device reports its state again when it comes back. It is also for what opens a page and
 *   nothing else (tickets).
 * On SQLite every statement outside of them is durable too (sqlite.ts).
 *
 * The third kind may do its work in part:
 * - `bestEffort` is for counters that everybody waits for. On SQLite it is relaxed. Elsewhere each statement commits by itself, so
 *   that nobody locks a counter while others wait for it.
 */
export function transactions(
  db: Db,
  engine: Engine,
  /** The waits of SQLite; without them every transaction is durable there. */
  waits?: CommitWaits,
): { durable: Transaction; relaxed: Transaction; bestEffort: Transaction } {
  return {
    bestEffort:
      engine === 'sqlite' ? (work) => relaxedOnSqlite(db, waits, work) : (work) => work(db),
    durable: evenIfDeadlocked((work) => db.transaction().execute(work)),
    relaxed:
      engine === 'sqlite'
        ? (work) => relaxedOnSqlite(db, waits, work)
        : evenIfDeadlocked((work) => relaxedOnPostgres(db, work)),
  }
}

/** How often the same work is begun at most. */
const triesMost = 6
/** The pause before the first of them that is begun anew is shorter, before each later one twice as long, ms. */
const pauseMs = 25

/**
 * Does the work anew when PostgreSQL has given it up, as one of several transactions that wait for each
 * other: nothing of it is done then. Writers take rows in one order, so that this is rare. Begun anew at
 * once, it could take its first row again before the other, whose process must wake for it, and both would
 * wait for each other once more.
 */
function evenIfDeadlocked(transaction: Transaction): Transaction {
  return async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transaction(work)
      } catch (error) {
        if (tries === triesMost || !isDeadlock(error)) throw error
        await setTimeout(randomInt(pauseMs * 2 ** tries))
      }
    }
  }
}

/** Tells a deadlock by its SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01'

/** Runs a transaction on SQLite whose commit needs no wait for the disk; says so once it has the connection. */
function relaxedOnSqlite<T>(
  db: Db,
  waits: CommitWaits | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute((connection) => {
    waits?.needsNone()
    return connection.transaction().execute(work)
  })
}

function relaxedOnPostgres<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction)
    return work(transaction)
  })
}
