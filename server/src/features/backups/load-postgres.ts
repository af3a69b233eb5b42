import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { openDatabase } from '../../platform/database/open-database.ts'
import { postgresHistorySql } from '../series/postgres-history-sql.ts'
import { sampleMonths } from '../series/sample-months.ts'
import { HomeRefusedError } from './backup-error.ts'
import {
  connectPostgres,
  inSchema,
  readRows,
  rowsAtOnce,
  schemaOf,
  sequenceOf,
} from './postgres-tables.ts'
import { lastNumbers, rowsIn, rowsOf, type Table, tablesIn } from './sqlite-tables.ts'
import {
  type CopyProgress,
  type CopyWatch,
  isSameSum,
  openProgress,
  openTableSum,
  type TableSum,
} from './table-sums.ts'

/**
 * Puts a home, which is in SQLite files, into an empty PostgreSQL: all of it, or nothing. Each table is read
 * again and compared by the number and a digest of its rows.
 * @param isRestored whether its keys were made by its restore; it is not put where it is already
 * @param watch hears of each table that is the same, and how far all is
 * @throws HomeRefusedError when somebody has registered there, or a table differs
 */
export async function loadPostgres(
  url: string,
  folder: string,
  { isRestored = false, watch }: { isRestored?: boolean; watch?: CopyWatch },
): Promise<void> {
  await makeTables(url, join(folder, 'history.sqlite'))
  const client = await connectPostgres(url)
  try {
    await client.query('begin')
    if (isRestored && (await hasKeysOf(client, folder))) return
    await expectNobody(client)
    const parts = (['roomwire.sqlite', 'history.sqlite'] as const).filter((part) =>
      existsSync(join(folder, part)),
    )
    const rows = parts.reduce((all, part) => all + rowsOfFile(join(folder, part)), 0)
    const progress = openProgress(rows, watch)
    for (const part of parts) await loadFile(client, part, join(folder, part), progress)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Whether the home in a PostgreSQL has the keys of that in a folder: each restore makes its own. */
async function hasKeysOf(client: pg.Client, folder: string): Promise<boolean> {
  const fingerprint = 'select key_fingerprint as of_keys from installation'
  const { rows } = await client.query<{ of_keys: string }>(fingerprint)
  const file = new DatabaseSync(join(folder, 'roomwire.sqlite'), { readOnly: true })
  try {
    return rows[0]?.of_keys === file.prepare(fingerprint).get()?.of_keys
  } finally {
    file.close()
  }
}

/** @throws HomeRefusedError when a PostgreSQL has a home, or had one. Tables that it lacks are made. */
export async function expectEmptyPostgres(url: string): Promise<void> {
  await (await openDatabase({ url })).db.destroy()
  const client = await connectPostgres(url)
  try {
    await client.query('begin')
    await expectNobody(client)
  } finally {
    await client.end()
  }
}

async function expectNobody(client: pg.Client): Promise<void> {
  // Nobody registers meanwhile.
  await client.query('lock table person, installation in access exclusive mode')
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select 1 from person) or exists (select 1 from installation where founded_at is not null) as is`,
  )
  if (!rows[0]?.is) return
  throw new HomeRefusedError(
    'The database has a home already. Nothing was changed. Restore into an empty one.',
  )
}

/** The tables of today, and those of the months in which something was measured. */
async function makeTables(url: string, history: string): Promise<void> {
  const { db } = await openDatabase({ url })
  try {
    const sql = await postgresHistorySql(db)
    if (!existsSync(history)) return
    const file = new DatabaseSync(history, { readOnly: true })
    try {
      const months = file.prepare(
        `select min(at) as at from sample group by strftime('%Y-%m', at / 1000, 'unixepoch')`,
      )
      await sampleMonths(sql).make(months.all().map(({ at }) => ({ at: Number(at) })))
    } finally {
      file.close()
    }
  } finally {
    await db.destroy()
  }
}

function rowsOfFile(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return rowsIn(db)
  } finally {
    db.close()
  }
}

async function loadFile(
  client: pg.Client,
  part: keyof typeof schemaOf,
  file: string,
  progress: CopyProgress,
): Promise<void> {
  const schema = schemaOf[part]
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = tablesIn(db)
    const all = tables.map(({ name }) => inSchema(schema, name)).join(', ')
    await client.query(`truncate table ${all} cascade`)
    const last = lastNumbers(db)
    for (const table of tables) {
      const sum = await loadTable(client, schema, db, table, progress)
      progress.table(inSchema(schema, table.name), sum)
      const sequence = await sequenceOf(client, schema, table)
      const number = last.get(table.name)
      if (sequence !== null && number)
        await client.query('select setval($1::regclass, $2)', [sequence, number])
    }
  } finally {
    db.close()
  }
}

async function loadTable(
  client: pg.Client,
  schema: string,
  db: DatabaseSync,
  table: Table,
  progress: CopyProgress,
): Promise<TableSum> {
  const at = inSchema(schema, table.name)
  const insert = `insert into ${at} select * from json_populate_recordset(null::${at}, $1::json)`
  const given = openTableSum()
  let some: object[] = []
  const send = async () => {
    if (some.length > 0) await client.query(insert, [JSON.stringify(some)])
    progress.add(some.length)
    some = []
  }
  for (const row of rowsOf(db, table)) {
    given.add(row)
    some.push(Object.fromEntries(table.columns.map((column, index) => [column, row[index]])))
    if (some.length === rowsAtOnce(table)) await send()
  }
  await send()
  const found = openTableSum()
  await readRows(client, schema, table, (rows) => {
    rows.forEach(found.add)
    progress.add(rows.length)
  })
  const sum = given.end()
  if (isSameSum(sum, found.end())) return sum
  throw new HomeRefusedError(`${at} differs from the backup. Nothing was changed.`)
}
