import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Engine } from './engine.ts'
import type { Db } from './schema.ts'

export type Vacuum = ReturnType<typeof openVacuum>

/** How long to rest after a scrub: this, ms, and so many times as long as it took. */
const rest = { leastMs: 60_000, timesAsLong: 100 }

/**
 * Makes what was deleted unreadable in the files too. SQLite zeroes a
 * deleted row (secure_delete, see sqlite.ts), but not the copies that were left
 * where it once lay, nor those in its write-ahead log: the database is written
 * anew and the log emptied. Nothing else is done meanwhile, about 25 ms a
 * megabyte, so it rests in between. PostgreSQL tidies up by itself (autovacuum).
 */
export function openVacuum(db: Db, engine: Engine, clock: Clock) {
  let isOwed = false
  let restsUntil = 0

  async function run(): Promise<void> {
    const begunAt = clock.now()
    if (!isOwed || begunAt < restsUntil) return
    isOwed = false
    try {
      isOwed ||= !(await writeAnew(db))
    } catch (error) {
      isOwed = true
      throw error
    }
    const endedAt = clock.now()
    restsUntil = endedAt + Math.max(rest.leastMs, (endedAt - begunAt) * rest.timesAsLong)
  }

  return {
    /** To be called when something was deleted that must leave no trace: at once, or when it has rested. */
    async request(): Promise<void> {
      if (engine !== 'sqlite') return
      isOwed = true
      // What is wrong with it is said by the next round of housekeeping, if it still is.
      await run().catch(() => undefined)
    },
    /** Does what is still owed, once it has rested. */
    run,
  }
}

/** False when another program that reads the file has kept the log from being emptied. */
async function writeAnew(db: Db): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // Who reads is not waited for: everything else would wait too.
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await sql`vacuum`.execute(connection)
      const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      )
      return rows[0]?.busy === 0
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    } finally {
      await sql`pragma busy_timeout = 5000`.execute(connection)
    }
  })
}

/** SQLITE_BUSY: another program writes at this moment. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5
