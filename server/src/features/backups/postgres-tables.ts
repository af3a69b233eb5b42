import pg from 'pg'
import { reasonOf } from '../../platform/reason-of.ts'
import { BackupError } from './backup-error.ts'
import { listed, quoted, type Table } from './sqlite-tables.ts'

/** The schema of each database file on PostgreSQL. */
export const schemaOf = { 'roomwire.sqlite': 'public', 'history.sqlite': 'history' } as const

/** How many rows of a table are fetched or written at once: memory stays bounded for any. A photo has 200 KB, a list of boards 512. */
export const rowsAtOnce = ({ name }: Pick<Table, 'name'>): number =>
  name === 'room_photo' || name === 'hub_list' ? 50 : 1_000

/** Opens a connection without bounds on statements: a table may take long. Numbers come as numbers. */
export async function connectPostgres(url: string): Promise<pg.Client> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'roomwire-backup',
  })
  // Without a listener an error event ends the program; the query that runs reports the cause.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    throw new BackupError(`PostgreSQL (DATABASE_URL) can't be reached: ${reasonOf(cause)}.`, {
      cause,
    })
  }
  return client
}

export const inSchema = (schema: string, name: string): string => `${schema}.${quoted(name)}`

/** Reads the rows of a table some at a time, within a transaction of the client. */
export async function readRows(
  client: pg.Client,
  schema: string,
  table: Table,
  take: (rows: unknown[][]) => void,
): Promise<void> {
  const most = rowsAtOnce(table)
  const select = `select ${listed(table.columns)} from ${inSchema(schema, table.name)}`
  await client.query(`declare some_rows no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      text: `fetch ${most} from some_rows`,
      rowMode: 'array',
    })
    take(rows)
    if (rows.length < most) break
  }
  await client.query('close some_rows')
}

/** The name of the sequence that numbers the rows of a table; null where none does. */
export async function sequenceOf(
  client: pg.Client,
  schema: string,
  { name, columns }: Table,
): Promise<string | null> {
  if (!columns.includes('id')) return null
  const { rows } = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence`,
    [inSchema(schema, name)],
  )
  return rows[0]?.sequence ?? null
}

/** How large a database is, bytes. @throws BackupError when it can't be reached. */
export async function sizeOfPostgres(url: string): Promise<number> {
  const client = await connectPostgres(url)
  try {
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return rows[0]?.bytes ?? 0
  } finally {
    await client.end()
  }
}
