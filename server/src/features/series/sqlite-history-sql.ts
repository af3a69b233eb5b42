import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type HistorySql, historyIsNewer, historyMigrations } from './history-sql.ts'

/**
 * Opens the file of the history, and makes it when it is missing. Nobody else opens it: two handles on one
 * file would wait for each other.
 */
export function sqliteHistorySql(
  file: string,
  /** Lets others have the file who wait for it. */
  rest: HistorySql['rest'] = async () => undefined,
): HistorySql {
  // Nobody else may read it; SQLite gives the -wal and -shm files the same mode.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    // Writes survive a crash of the program; a power cut may take the last moments.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;',
    )
    migrate(database)
  } catch (cause) {
    database.close()
    throw cause
  }
  const prepared = new Map<string, StatementSync>()
  const sql: HistorySql = {
    engine: 'sqlite',
    async all(text, ...values) {
      const statement = prepared.get(text) ?? database.prepare(text.replaceAll('@', ''))
      prepared.set(text, statement)
      return statement.all(...values)
    },
    async atomically(work) {
      if (database.isTransaction) return work(sql)
      database.exec('begin immediate')
      try {
        const result = await work(sql)
        database.exec('commit')
        return result
      } finally {
        if (database.isTransaction) database.exec('rollback')
      }
    },
    // A power cut that takes it ends this program too.
    durably: (work) => sql.atomically(work),
    rest,
    close: async () => database.close(),
  }
  return sql
}

function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('pragma user_version').get()?.user_version)
  if (done > historyMigrations.length) {
    throw new Error(historyIsNewer)
  }
  for (const [at, { sqlite }] of historyMigrations.entries()) {
    if (at < done) continue
    database.exec(
      `begin immediate; ${sqlite.replaceAll('@', '')} pragma user_version = ${at + 1}; commit`,
    )
  }
}
