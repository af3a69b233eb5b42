import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Engine } from './engine.ts'
import type { Db } from './schema.ts'
import { isBusy } from './sqlite.ts'

export type Vacuum = ReturnType<typeof openVacuum>

/** The pause after a run, ms: at least this long, or so many times as long as the run took. */
const pause = { leastMs: 60_000, timesAsLong: 100 }

/**
 * Makes deleted rows unreadable in the files too. SQLite zeroes a deleted row
 * (secure_delete, see sqlite.ts), but not the older copies of it in the file and in the
 * write-ahead log. So the whole database is written again and the log is emptied. This blocks
 * everything else for about 25 ms a megabyte, so there is a pause after each run. PostgreSQL
 * does this by itself (autovacuum).
 */
export function openVacuum(db: Db, engine: Engine, clock: Clock) {
  let isPending = false
  let pausesUntil = 0

  async function run(): Promise<void> {
    const startedAt = clock.now()
    if (!isPending || startedAt < pausesUntil) return
    isPending = false
    try {
      isPending ||= !(await rewrite(db))
    } catch (error) {
      isPending = true
      throw error
    }
    const endedAt = clock.now()
    pausesUntil = endedAt + Math.max(pause.leastMs, (endedAt - startedAt) * pause.timesAsLong)
  }

  return {
    /** Asks for a run after something was deleted that must leave no trace: now, or after the pause. */
    async request(): Promise<void> {
      if (engine !== 'sqlite') return
      isPending = true
      // An error that persists is reported by the next round of housekeeping.
      await run().catch(() => undefined)
    },
    /** Runs if a run is pending and the pause is over. */
    run,
  }
}

/** Returns false when the log could not be emptied because another program reads the file. */
async function rewrite(db: Db): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // A reader is never waited for: everything else would wait too.
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
