import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'
import * as theHouse from './migrations/0001-the-house.ts'
import * as accountsAndAudit from './migrations/0002-accounts-and-audit.ts'
import * as standardWords from './migrations/0003-standard-words.ts'
import { postgresDialect } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

/** Every migration, in order. A name once released never changes. */
const migrations = {
  '0001-the-house': theHouse,
  '0002-accounts-and-audit': accountsAndAudit,
  '0003-standard-words': standardWords,
}

/** The database can't be used; the message says what to do. */
export class DatabaseError extends Error {}

/** Where the database is: a PostgreSQL URL, or a SQLite file. */
export type DatabasePlace = { url: string } | { file: string }

/**
 * Opens the database and brings it to the present schema. Several replicas may
 * do so at once.
 * @throws DatabaseError when it can't be reached or is newer than this program.
 */
export async function openDatabase(place: DatabasePlace): Promise<{ db: Db; engine: Engine }> {
  const engine = 'url' in place ? 'postgres' : 'sqlite'
  const dialect = 'url' in place ? postgresDialect(place.url) : sqliteDialect(place.file)
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db, engine)
    return { db, engine }
  } catch (cause) {
    await db.destroy()
    if (cause instanceof DatabaseError) throw cause
    const where = 'url' in place ? 'PostgreSQL (DATABASE_URL)' : place.file
    throw new DatabaseError(`The database ${where} can't be used: ${whyOf(cause)}`)
  }
}

/** Of a name with several addresses that all refuse, Node tells no message, only the code. */
function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

async function migrate(db: Db, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (on: Kysely<unknown>) => up(on, engine) },
          ]),
        ),
    },
  })
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new DatabaseError(
      `This database is newer than this program (it has ${unknown.join(', ')}). Start the newer Roomwire, or restore the backup made before the update.`,
    )
  }
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}

/** Whether an error says that a row of this key is already there, on either engine. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isPostgres = 'code' in error && error.code === '23505'
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY
  const isSqlite = 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555)
  return isPostgres || isSqlite
}
