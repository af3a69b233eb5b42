import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, type PostgresPool, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Logger } from 'pino'
import { reasonAndWayOut } from '../disk-advice.ts'
import { reasonOf } from '../reason-of.ts'
import { appliedInFile, appliedMigrations, reasonToRefuse } from './applied-migrations.ts'
import { copyBeforeMigration, removeOldCopies } from './copy-before-migration.ts'
import type { Engine } from './engine.ts'
import { type Migrations, migrationsOfProgram } from './migrations.ts'
import { asDatabaseError } from './outage.ts'
import type { postgresDialect } from './postgres.ts'
import { rebuilding, refuseOrphans } from './rebuilding.ts'
import type { Db, Schema } from './schema.ts'
import { type CommitWaits, isCorrupt, type OpenSqlite, sqliteDialect } from './sqlite.ts'
import { type WriteWatch, watchWrites } from './write-watch.ts'

/** The database can't be used; the message explains what to do. */
export class DatabaseError extends Error {}

/** `file`, `waits`, `watch` and `bringFirst` exist on SQLite only. */
export type OpenDatabase = {
  db: Db
  engine: Engine
  file: DatabaseSync | undefined
  waits: CommitWaits | undefined
  watch: WriteWatch | undefined
  bringFirst: OpenSqlite['bringFirst'] | undefined
}

/** The place of the database: a PostgreSQL URL, or a SQLite file. `pool` has the connections where an update is tried. */
export type DatabasePlace = { url: string; pool?: PostgresPool } | { file: string }

/**
 * `expectOwn` looks at a database that there is, before anything of it is changed. `migrations`
 * replace those of this program, for tests.
 */
type Options = {
  log?: Pick<Logger, 'warn'>
  expectOwn?: (db: Db) => Promise<void>
  migrations?: Migrations
}

/**
 * Opens the database and migrates it to the present schema. An older file is copied first
 * (see copy-before-migration.ts). Several replicas may do this at once.
 * @throws DatabaseError when it can't be reached, copied or changed, or is newer or too old.
 */
export async function openDatabase(
  place: DatabasePlace,
  options: Options = {},
): Promise<OpenDatabase> {
  const { migrations = migrationsOfProgram } = options
  const engine = 'url' in place ? 'postgres' : 'sqlite'
  let opened: OpenSqlite | undefined
  const hold = (file: OpenSqlite) => {
    opened = file
  }
  const known = Object.keys(migrations)
  const db =
    'url' in place
      ? await openPostgres(place.url, { known, pool: place.pool })
      : openFile(place.file, hold)
  try {
    if ('file' in place) refuse(reasonToRefuse(expectApplied(place.file), migrations))
    await bringUpToDate(db, place, { ...options, migrations })
    const { database: file, waits, bringFirst } = opened ?? {}
    const all = { file, waits, bringFirst }
    if ('url' in place) return { db, engine, ...all, watch: undefined }
    const watch = watchWrites(() => file)
    return { db: db.withPlugin(watch.plugin), engine, ...all, watch }
  } catch (cause) {
    await db.destroy()
    if (cause instanceof DatabaseError) throw cause
    throw unusable(place, cause)
  }
}

/** The error of a database that can't be reached or opened; it keeps the cause of a PostgreSQL, which may be there soon. */
export function unusable(place: DatabasePlace, cause: unknown): DatabaseError {
  const [name, reason] = [nameOf(place), reasonOf(cause)]
  return new DatabaseError(
    isCorrupt(cause)
      ? `The database ${name} is damaged: ${reason}. Restore a backup into another folder; 'A damaged database' in docs/operations.md says how to save what can be read.`
      : `The database ${name} can't be used: ${reasonAndWayOut(cause)}`,
    'url' in place ? { cause: asDatabaseError(cause) } : {},
  )
}

/** The names of the migrations that a SQLite file has been through, read without a change. @throws DatabaseError */
export function expectApplied(file: string): string[] {
  try {
    return appliedInFile(file)
  } catch (cause) {
    throw unusable({ file }, cause)
  }
}

const openFile = (...place: Parameters<typeof sqliteDialect>) =>
  new Kysely<Schema>({ dialect: sqliteDialect(...place) })

/** Its client is brought only where it is used, because a start would have to wait for it. */
async function openPostgres(...place: Parameters<typeof postgresDialect>) {
  const { postgresDialect } = await import('./postgres.ts')
  return new Kysely<Schema>({ dialect: postgresDialect(...place) })
}

const nameOf = (place: DatabasePlace) => ('url' in place ? 'PostgreSQL (DATABASE_URL)' : place.file)

/** @throws DatabaseError where there is a reason. */
function refuse(reason: string | undefined): void {
  if (reason) throw new DatabaseError(reason)
}

async function bringUpToDate(
  db: Db,
  place: DatabasePlace,
  options: Options & { migrations: Migrations },
): Promise<void> {
  const { log, migrations } = options
  const names = Object.keys(migrations)
  const applied = await appliedMigrations(db)
  refuse(reasonToRefuse(applied, migrations))
  if (applied.length === names.length) return
  if (applied.length > 0) await options.expectOwn?.(db)
  let copy: string | undefined
  const work = async (transaction: Db) => {
    // Only the first of several starts at once finds migrations to apply.
    const done = await appliedMigrations(transaction)
    const [next] = names.filter((name) => !done.includes(name))
    if (next === undefined) return
    if ('file' in place && done.length > 0) copy = await copyFirst(place.file, next, names, log)
    await migrate(transaction, 'sqlite', migrations)
  }
  const updated = 'url' in place ? migratePatiently(place, migrations) : rebuilding(db, work)
  await updated.catch((cause) => {
    const isNew = applied.length === 0
    throw isNew || cause instanceof DatabaseError ? cause : notUpdated(place, copy, cause)
  })
}

/** On a connection of its own, because those of the program end statements and waits that take long. */
async function migratePatiently(
  { url, pool }: Extract<DatabasePlace, { url: string }>,
  migrations: Migrations,
): Promise<void> {
  const db = await openPostgres(url, { isPatient: true, pool })
  await migrate(db, 'postgres', migrations).finally(() => db.destroy())
}

async function migrate(db: Db, engine: Engine, migrations: Migrations): Promise<void> {
  const bound = Object.entries(migrations).map(
    ([name, { up }]) => [name, { up: (on: Kysely<unknown>) => up(on, engine) }] as const,
  )
  const provider = { getMigrations: async () => Object.fromEntries(bound) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  if (engine === 'sqlite') await refuseOrphans(db)
}

/** Copies the file before its next migration, and logs this. */
async function copyFirst(
  file: string,
  next: string,
  names: readonly string[],
  log: Options['log'],
): Promise<string> {
  const copy = await copyBeforeMigration(file, next).catch((cause) => {
    throw new DatabaseError(
      `The database ${file} needs an update, but could not be copied first: ${reasonOf(cause)}. Nothing was changed. Make room in ${dirname(file)}, let this user write there, and start again.`,
    )
  })
  log?.warn({ copy }, 'the database is updated; a copy from before is kept')
  try {
    removeOldCopies(file, names)
  } catch (err) {
    log?.warn({ err }, 'older copies of the database could not be removed')
  }
  return copy
}

/** The error of a failed migration, which its transaction has rolled back. */
function notUpdated(place: DatabasePlace, copy: string | undefined, cause: unknown) {
  const back = copy
    ? ` A copy from before is ${copy}; docs/operations.md says how to put it in its place.`
    : ''
  return new DatabaseError(
    `The database ${nameOf(place)} could not be updated: ${reasonOf(cause)}. It is unchanged: start the version of Roomwire that you had before.${back}`,
    { cause },
  )
}

/** Keeps a program that is no server from updating a database. @throws DatabaseError */
export async function refuseUpdate(): Promise<never> {
  throw new DatabaseError(
    'This home is of an older version of Roomwire, and only a start of the server updates it. Nothing was changed. Start this version once, or use the program of the version that runs.',
  )
}

/** Asks the database for nothing. @throws an error while it does not answer. */
export async function askForNothing(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Tells whether an error means that a row with this key exists already, on either engine. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isPostgres = 'code' in error && error.code === '23505'
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY
  const isSqlite = 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555)
  return isPostgres || isSqlite
}
