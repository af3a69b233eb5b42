import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import type { Db } from './schema.ts'

export type Scrub = ReturnType<typeof openScrub>

/**
 * Makes what was deleted unreadable in the files too. SQLite zeroes it in
 * the database (secure_delete, see sqlite.ts), but its write-ahead log still has
 * the pages as they were, until it is emptied. PostgreSQL does so by itself, when
 * it vacuums.
 */
export function openScrub(db: Db, engine: Engine) {
  let isOwed = false

  async function now(): Promise<void> {
    if (engine !== 'sqlite') return
    const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db)
    isOwed = rows[0]?.busy !== 0
  }

  return {
    now,
    /** Does again what another program that reads the file has hindered. */
    async finish(): Promise<void> {
      if (isOwed) await now()
    },
  }
}
