import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { Db } from './schema.ts'
import { isBusy } from './sqlite.ts'

export type Erasure = ReturnType<typeof openErasure>

/** The pause after a run, ms: at least this long, or so many times as long as the run took. */
const pause = { leastMs: 60_000, timesAsLong: 100 }

/**
 * The tables that grow with what happens, not with the number of people. They name people and devices by
 * their ids alone, so that no copy of a row in them says anything about somebody who was deleted.
 */
const withoutNames = [
  ...['command', 'activity', 'schedule_run'],
  ...['audit', 'audit_pending', 'audit_head', 'attempt', 'replica'],
  // Photos of rooms lie on pages of their own, which are zeroed where they are; to write them again takes long.
  'room_photo',
]

/** The program of an operator has no journal. */
type OfSqlite = {
  file: DatabaseSync
  checkpoints: Omit<Checkpoints, 'stop'>
  journal?: { empty(): Promise<boolean> } | undefined
}

/**
 * Makes deleted rows unreadable in the files too. SQLite zeroes a deleted row
 * (secure_delete, see sqlite.ts), but not the older copies of it that it left when it moved rows
 * between pages. So each table that names somebody is written again, and the old one is dropped,
 * which zeroes all its pages; then the write-ahead log is emptied, in a thread, and the journal. Between two tables others
 * have the connection. The largest of them have a row for each device or pin; none of them grows with
 * what happens. PostgreSQL does this by itself (autovacuum).
 * @param sqlite the connection, the checkpoints and the journal of SQLite; undefined on PostgreSQL
 */
export function openErasure(db: Db, sqlite: OfSqlite | undefined, clock: Clock) {
  let isPending = false
  let running: Promise<void> | undefined
  let pauses = { from: 0, until: 0 }

  /** Resolves when the run that is under way, or the one that this begins, is over. */
  async function run(): Promise<void> {
    const startedAt = clock.now()
    // A clock that was put back since ends the pause.
    const isPaused = startedAt >= pauses.from && startedAt < pauses.until
    if (running || !sqlite || !isPending || isPaused) return running
    running = runOnce(sqlite).finally(() => {
      running = undefined
    })
    await running
  }

  async function runOnce({ file, checkpoints, journal }: OfSqlite): Promise<void> {
    isPending = false // A deletion from here on asks for the next run.
    const began = performance.now() // The clock may be set meanwhile.
    let isDone = false
    try {
      const isRewritten = (await rewrite(file)) && (await emptyLog(checkpoints))
      isDone = isRewritten && (journal === undefined || (await journal.empty()))
    } finally {
      isPending ||= !isDone
    }
    const endedAt = clock.now()
    const pauseMs = Math.max(pause.leastMs, (performance.now() - began) * pause.timesAsLong)
    pauses = { from: endedAt, until: endedAt + pauseMs }
  }

  /** Returns false when another program uses the file. */
  async function rewrite(database: DatabaseSync): Promise<boolean> {
    for (const name of tablesWithNames(database)) {
      // Nobody else has the connection meanwhile.
      if (!(await db.connection().execute(async () => rewriteAlone(database, name)))) return false
      await othersFirst()
    }
    return true
  }

  async function emptyLog({ move, empty }: Omit<Checkpoints, 'stop'>): Promise<boolean> {
    await move() // Others write meanwhile, and little is left for the time when they can't.
    return db.connection().execute(() => empty())
  }

  return {
    /** Asks for a run after something was deleted that must leave no trace: now, or after the pause. */
    async request(): Promise<void> {
      if (!sqlite) return
      isPending = true
      // An error that persists is reported by the next round of housekeeping.
      if (!running) await run().catch(() => undefined)
    },
    /** Runs if a run is pending and the pause is over. */
    run,
    /** Whether something is to be made unreadable yet, or is at this moment. */
    isPending: () => isPending || running !== undefined,
  }
}

/** Returns false when it could not be done because another program uses the file. */
function rewriteAlone(database: DatabaseSync, name: string): boolean {
  // A writer is never waited for: everything else would wait too.
  database.exec('pragma busy_timeout = 0; pragma foreign_keys = off')
  try {
    database.exec('begin immediate')
    rewriteTable(database, name)
    database.exec('commit')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    if (database.isTransaction) database.exec('rollback')
    database.exec('pragma busy_timeout = 5000; pragma foreign_keys = on')
  }
}

/** Every table but those without names: a new one is among them until it is known to name nobody. */
const tablesWithNames = (database: DatabaseSync): string[] =>
  database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'
         and name not glob 'kysely_*' and name not in (select value from json_each(?)) order by name`,
    )
    .all(JSON.stringify(withoutNames))
    .map(({ name }) => String(name))

/** Foreign keys must be off: rows that refer to the table would go with it. */
function rewriteTable(database: DatabaseSync, name: string): void {
  const table = quoted(name)
  const copy = quoted(`${name} again`)
  const made = database.prepare(`select sql from sqlite_schema where type = 'table' and name = ?`)
  const columns = String(made.get(name)?.sql).replace(/^[^(]*/, '')
  const indexes = database
    .prepare(
      `select sql from sqlite_schema where tbl_name = ? and type <> 'table' and sql not null`,
    )
    .all(name)
  const count = database.prepare('select seq from sqlite_sequence where name = ?').get(name)
  database.exec(`create table ${copy} ${columns}; insert into ${copy} select * from ${table};
    drop table ${table}; alter table ${copy} rename to ${table}`)
  for (const { sql } of indexes) database.exec(String(sql))
  // An id is never given twice, not even when the newest row is deleted.
  database.prepare('delete from sqlite_sequence where name = ?').run(name)
  if (count === undefined) return
  database
    .prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
    .run(name, Number(count.seq))
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
