import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { migrationsOfProgram } from '../../platform/database/migrations.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { historyMigrations } from '../series/history-sql.ts'
import { sqliteHistorySql } from '../series/sqlite-history-sql.ts'
import { BackupError } from './backup-error.ts'
import { connectPostgres, inSchema, readRows, schemaOf, sequenceOf } from './postgres-tables.ts'
import { listed, quoted, setLastNumber, sumOf, type Table, tablesIn } from './sqlite-tables.ts'
import {
  type CopyProgress,
  type CopyWatch,
  isSameSum,
  openProgress,
  openTableSum,
  type TableSum,
} from './table-sums.ts'

/**
 * Copies a home from PostgreSQL into SQLite files, as it is at one moment: a backup of either engine is the
 * same. Servers go on meanwhile. Each table is read again from its file, and compared by the number and a
 * digest of its rows.
 * @throws BackupError when the database is of another version, or a copy differs
 */
export async function copyPostgres(url: string, folder: string, watch?: CopyWatch): Promise<void> {
  const client = await connectPostgres(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    await expectVersion(client)
    const files: (keyof typeof schemaOf)[] = ['roomwire.sqlite']
    await (await openDatabase({ file: join(folder, 'roomwire.sqlite') })).db.destroy()
    if (await hasHistory(client)) {
      files.push('history.sqlite')
      await sqliteHistorySql(join(folder, 'history.sqlite')).close()
    }
    let rows = 0
    for (const part of files) rows += await countRows(client, part, join(folder, part))
    const progress = openProgress(rows, watch)
    for (const part of files) await copySchema(client, part, join(folder, part), progress)
  } finally {
    await client.end()
  }
}

async function expectVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  const known = Object.keys(migrationsOfProgram).sort()
  if (JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(known)) return
  throw otherVersion()
}

async function hasHistory(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('history.version') is not null as is`,
  )
  if (!found[0]?.is) return false
  const { rows } = await client.query<{ version: number }>('select version from history.version')
  if (rows[0]?.version === historyMigrations.length) return true
  throw otherVersion()
}

const otherVersion = () =>
  new BackupError(
    'The database is of another version of Roomwire. Start this version once, or back up with the other one.',
  )

/** How many rows a schema has, in the tables that a file has too. */
async function countRows(
  client: pg.Client,
  part: keyof typeof schemaOf,
  file: string,
): Promise<number> {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    let all = 0
    for (const { name } of tablesIn(db)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*) as count from ${inSchema(schemaOf[part], name)}`,
      )
      all += rows[0]?.count ?? 0
    }
    return all
  } finally {
    db.close()
  }
}

async function copySchema(
  client: pg.Client,
  part: keyof typeof schemaOf,
  file: string,
  progress: CopyProgress,
): Promise<void> {
  const schema = schemaOf[part]
  const db = new DatabaseSync(file)
  try {
    // Nothing of a copy needs to survive a crash, and one file holds all of it.
    db.exec('pragma foreign_keys = off; pragma journal_mode = delete; pragma synchronous = off')
    for (const table of tablesIn(db)) {
      const sum = await copyTable(client, schema, db, table, progress)
      progress.table(inSchema(schema, table.name), sum)
    }
  } finally {
    db.close()
  }
}

async function copyTable(
  client: pg.Client,
  schema: string,
  db: DatabaseSync,
  table: Table,
  progress: CopyProgress,
): Promise<TableSum> {
  const { name, columns } = table
  // A new database has a row of its own.
  db.prepare(`delete from ${quoted(name)}`).run()
  const insert = db.prepare(
    `insert into ${quoted(name)} (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`,
  )
  const read = openTableSum()
  db.exec('begin')
  await readRows(client, schema, table, (rows) => {
    for (const row of rows) {
      read.add(row)
      insert.run(...row.map(storable))
    }
    progress.add(rows.length)
  })
  db.exec('commit')
  const sequence = await sequenceOf(client, schema, table)
  if (sequence !== null) {
    const { rows } = await client.query<{ last: number; is_called: boolean }>(
      `select last_value as last, is_called from ${sequence}`,
    )
    if (rows[0]?.is_called) setLastNumber(db, name, rows[0].last)
  }
  const sum = read.end()
  const copied = sumOf(db, table)
  progress.add(copied.rows)
  if (isSameSum(sum, copied)) return sum
  throw new BackupError(`The copy of ${inSchema(schema, name)} differs from the database.`)
}

/** The tables have only numbers, texts and null. */
function storable(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column has a ${typeof value}`)
}
