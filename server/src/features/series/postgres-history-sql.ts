import { CompiledQuery, sql as text } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import {
  type HistorySql,
  historyIsNewer,
  historyMigrations,
  type InsertInto,
  type SqlRow,
} from './history-sql.ts'

/** The history on PostgreSQL: a schema of its own in the same database. */
export async function postgresHistorySql(db: Db): Promise<HistorySql> {
  await migrate(db)
  const on = (connection: Db): HistorySql => ({
    engine: 'postgres',
    async all(statement, ...values) {
      const { rows } = await connection.executeQuery<SqlRow>(CompiledQuery.raw(statement, values))
      return rows
    },
    async insert(into, rows) {
      for (let at = 0; at < rows.length; at += insertMost) {
        const some = rows.slice(at, at + insertMost)
        const statement = insertText(into, some.length)
        await connection.executeQuery(CompiledQuery.raw(statement, some.flat()))
      }
    },
    atomically: (work) =>
      connection.isTransaction
        ? work(on(connection))
        : connection.transaction().execute(async (transaction) => {
            await text`set local synchronous_commit = off`.execute(transaction)
            return work(on(transaction))
          }),
    durably: (work) => connection.transaction().execute((transaction) => work(on(transaction))),
    // Others have connections of their own.
    rest: async () => undefined,
    // It is that of the program.
    close: async () => undefined,
  })
  return on(db)
}

/** So many rows are added by one statement. */
const insertMost = 50

/** The statement that adds so many rows, each value by its number. */
function insertText({ table, columns }: InsertInto, rows: number): string {
  const width = columns.length
  const values = Array.from({ length: rows }, (_, row) => {
    const numbers = columns.map((_, nth) => `$${row * width + nth + 1}`)
    return `(${numbers.join(', ')})`
  })
  return `insert into ${table} (${columns.join(', ')}) values ${values.join(', ')}`
}

/** Migrates the tables; of several starts at once only the first one has something to do. */
async function migrate(db: Db): Promise<void> {
  const done = await historyVersionOn(db)
  if (done === historyMigrations.length) return
  if (done > historyMigrations.length) throw new Error(historyIsNewer)
  await db.transaction().execute(async (transaction) => {
    await text`select pg_advisory_xact_lock(7462900)`.execute(transaction)
    await text`create schema if not exists history`.execute(transaction)
    await text`create table if not exists history.version (version integer not null)`.execute(
      transaction,
    )
    const from = await versionOf(transaction)
    for (const { postgres } of historyMigrations.slice(from)) {
      const statements = postgres.split(';')
      for (const statement of statements.filter((one) => one.trim() !== '')) {
        await text.raw(statement).execute(transaction)
      }
    }
    await text`delete from history.version`.execute(transaction)
    await text`insert into history.version values (${historyMigrations.length})`.execute(
      transaction,
    )
  })
}

/** The last step that the history of a PostgreSQL has been through; 0 for none. */
export async function historyVersionOn(db: Db): Promise<number> {
  const { rows } = await text<{ there: string | null }>`
    select to_regclass('history.version') as there`.execute(db)
  return rows[0]?.there ? await versionOf(db) : 0
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await text<{ version: number }>`select version from history.version`.execute(db)
  return rows[0]?.version ?? 0
}
