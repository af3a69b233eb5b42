import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { backup } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { expectUpdate } from './features/operation/expect-update.ts'
import { historyMigrations } from './features/series/history-sql.ts'
import {
  appliedMigrations,
  openUnchanged,
  reasonToRefuse,
} from './platform/database/applied-migrations.ts'
import { migrationsOfProgram } from './platform/database/migrations.ts'
import { DatabaseError, expectApplied, unusable } from './platform/database/open-database.ts'
import type { Schema } from './platform/database/schema.ts'
import { journalFiles } from './platform/journal/journal.ts'
import { openKeys } from './platform/keys.ts'
import { reasonOf } from './platform/reason-of.ts'
import { version } from './platform/version.ts'

const [databaseName, historyName] = ['roomwire.sqlite', 'history.sqlite'] as const

// This file runs here, and bundled in server/dist: both are as deep.
const program = join(import.meta.dirname, '../src/cli/try-update.ts')

type Log = Pick<Logger, 'info' | 'warn'>

type Place = {
  data: string
  /** Empty for files in the data folder. */
  databaseUrl: string
}

/**
 * Tries an update of the database, in a program of its own: the tables are updated, every home is listed, and a
 * device is switched that only the trial has. SQLite files are copied for that; on PostgreSQL all of it is one
 * transaction, which is taken back. Nothing is done where there is nothing to update, or where the start refuses
 * the database anyway. Nobody else may write to it meanwhile.
 * @throws DatabaseError when that fails; then all is as it was
 */
export async function tryUpdate(place: Place, log: Log): Promise<void> {
  if (place.databaseUrl) await tryPostgres(place, log)
  else await tryFiles(place.data, log)
}

async function tryPostgres(place: Place, log: Log): Promise<void> {
  const isLate = () => log.warn('another server updates the database; this start waits for its end')
  const late = setTimeout(isLate, lateMs)
  const isOlder = await isPostgresOlder(place).finally(() => clearTimeout(late))
  if (!isOlder) return
  const fault = await faultOfTrial(place)
  if (fault !== undefined) {
    throw failed('in a transaction of the database, which was taken back', fault)
  }
  log.info('the update was tried in a transaction of the database, and is good')
}

const failed = (where: string, cause: unknown) =>
  new DatabaseError(
    `The update to Roomwire ${version} was tried ${where}, and failed: ${reasonOf(cause).replace(/\.$/, '')}. The home is unchanged: start the version of Roomwire that you had before.`,
    { cause },
  )

/** How long a few short statements take at most where nobody has locked their tables, ms. */
const lateMs = 5_000

/**
 * Whether there is something to update. It waits for the update of another server, which may take an hour.
 * @throws DatabaseError where the start would refuse to update it: that is said first
 */
async function isPostgresOlder({ data, databaseUrl: url }: Place): Promise<boolean> {
  // Its client is brought only where it is used.
  const [{ postgresDialect }, { historyVersionOn }] = await Promise.all([
    import('./platform/database/postgres.ts'),
    import('./features/series/postgres-history-sql.ts'),
  ])
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, { isPatient: true }) })
  try {
    const applied = await appliedMigrations(db)
    if (applied.length === 0 || reasonToRefuse(applied, migrationsOfProgram)) return false
    const history = await historyVersionOn(db)
    const isUpToDate = applied.length === Object.keys(migrationsOfProgram).length
    if (isUpToDate && (history === 0 || history >= historyMigrations.length)) return false
    await expectUpdate(db, { keys: openKeys(data), engine: 'postgres', isServer: true })
    return true
  } catch (cause) {
    throw cause instanceof DatabaseError ? cause : unusable({ url }, cause)
  } finally {
    await db.destroy()
  }
}

async function tryFiles(data: string, log: Log): Promise<void> {
  const scratch = join(data, 'update.scratch')
  rmSync(scratch, { recursive: true, force: true }) // A start that was killed has left it.
  if (!isDatabaseOlder(join(data, databaseName)) && !isHistoryOlder(join(data, historyName))) return
  try {
    expectRoom(data)
    mkdirSync(scratch, { mode: 0o700 })
    await copyHome(data, scratch)
    const fault = await faultOfTrial({ data: scratch, databaseUrl: '' })
    if (fault !== undefined) throw new Error(fault)
  } catch (cause) {
    throw failed('on a copy of this home', cause)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  log.info('the update was tried on a copy of the database, and is good')
}

function isDatabaseOlder(file: string): boolean {
  const applied = expectApplied(file)
  if (applied.length === 0 || applied.length === Object.keys(migrationsOfProgram).length) {
    return false
  }
  return reasonToRefuse(applied, migrationsOfProgram) === undefined
}

/** A file that SQLite can't read, or that is newer, is left to the start, which sets it aside or refuses. */
function isHistoryOlder(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false
  const done = historyVersionIn(file)
  return done !== undefined && done < historyMigrations.length
}

/** The last step that a history has been through; undefined where SQLite can't read the file. */
function historyVersionIn(file: string): number | undefined {
  try {
    const db = openUnchanged(file)
    try {
      return Number(db.prepare('pragma user_version').get()?.user_version)
    } finally {
      db.close()
    }
  } catch (cause) {
    if (cause instanceof Error && 'errcode' in cause) return undefined
    throw cause
  }
}

/** Two copies of the database stand beside it: that of the trial, and the one that an update keeps; and one of the history. */
function expectRoom(data: string): void {
  const { bavail, bsize } = statfsSync(data)
  const sizeOf = (name: string) => statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0
  const missing = 2 * sizeOf(databaseName) + sizeOf(historyName) - bavail * bsize
  if (missing <= 0) return
  throw new Error(`${data} has too little room, ${Math.ceil(missing / 1024 / 1024)} MB are missing`)
}

/** Copies what a server needs: the keys, the database, what the journal of a crash holds, and a history that is no damaged file. */
async function copyHome(data: string, to: string): Promise<void> {
  for (const name of ['keys.json', ...journalFiles]) {
    if (existsSync(join(data, name))) copyFileSync(join(data, name), join(to, name))
  }
  await copyDatabase(join(data, databaseName), join(to, databaseName))
  const history = join(data, historyName)
  if (!existsSync(history) || historyVersionIn(history) === undefined) return
  await copyDatabase(history, join(to, historyName))
}

async function copyDatabase(file: string, copy: string): Promise<void> {
  closeSync(openSync(copy, 'wx', 0o600))
  const source = openUnchanged(file)
  try {
    await backup(source, copy)
  } finally {
    source.close()
  }
}

/** The reason why the trial failed; undefined for a good one. The trial ends with this program. */
async function faultOfTrial({ data, databaseUrl }: Place): Promise<string | undefined> {
  const child = fork(program, ['--data', data], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Other programs see arguments, and the address has a password.
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-1_000)
  })
  const [code, signal] = await once(child, 'close')
  if (code === 0) return undefined
  return said.trim() || `the trial was ended by ${signal ?? `exit code ${code}`}`
}
