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
  makeTables(file)
  const database = attached(file)
  const prepared = new Map<string, StatementSync>()
  function statementOf(text: string): StatementSync {
    const statement = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, statement)
    return statement
  }
  const sql: HistorySql = {
    engine: 'sqlite',
    async all(text, ...values) {
      const named = values.map((value, nth) => [`$${nth + 1}`, value] as const)
      return statementOf(text).all(Object.fromEntries(named))
    },
    async insert({ table, columns }, rows) {
      const values = columns.map(() => '?').join(', ')
      const statement = statementOf(
        `insert into ${table} (${columns.join(', ')}) values (${values})`,
      )
      for (const row of rows) statement.run(...row)
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

/** The file under the name that the tables have on PostgreSQL too (history.sample). */
function attached(file: string): DatabaseSync {
  const database = new DatabaseSync(':memory:', { timeout: 5_000 })
  try {
    database.prepare('attach database ? as history').run(file)
    // Writes survive a crash of the program; a power cut may take the last moments.
    database.exec('pragma history.synchronous = normal; pragma history.secure_delete = on')
    return database
  } catch (cause) {
    database.close()
    throw cause
  }
}

/** Makes the tables, and brings older ones to their newest step. */
function makeTables(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    database.exec('pragma journal_mode = wal; pragma secure_delete = on')
    const done = Number(database.prepare('pragma user_version').get()?.user_version)
    if (done > historyMigrations.length) throw new Error(historyIsNewer)
    for (const [at, { sqlite }] of historyMigrations.entries()) {
      if (at < done) continue
      database.exec(`begin immediate; ${sqlite} pragma user_version = ${at + 1}; commit`)
    }
  } finally {
    database.close()
  }
}
