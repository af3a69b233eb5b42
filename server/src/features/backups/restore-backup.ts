import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import {
  DataFolderError,
  isThere,
  openDataFolder,
  openKeys,
  replaceTokenKey,
} from '../../platform/keys.ts'
import { auditWriter } from '../audit/audit-writer.ts'
import { sqliteHistorySql } from '../series/sqlite-history-sql.ts'
import { unpack } from './archive.ts'
import { asBackupError, BackupError } from './backup-error.ts'
import { homeParts } from './manifest.ts'
import { notedEndings } from './note-endings.ts'
import { expectWhole } from './parts.ts'
import { settleRestored } from './settle-restored.ts'
import {
  confirmPrepared,
  dropPrepared,
  finishRestore,
  isRestoreConfirmed,
  preparedIn,
} from './take-in.ts'
import { noteRestored } from './twin.ts'

type Work = {
  file: string
  /** The recovery key, as somebody has typed it. */
  key: string
  /** The data folder. */
  data: string
  /** The folder where what has ended since is noted. */
  notes: string
  clock: Clock
  /** Hears what is done next, and how much of it, 0..1, where that is known. */
  onStep: (step: string, part?: number) => void
}

/** The contents of a restored home. */
export type RestoredHome = {
  /** When the backup was made, epoch ms. */
  madeAt: number
  /** The names of its homes, of those that have one. */
  names: string[]
  homes: number
  people: number
  devices: number
  /** Guests, passes and API tokens that wait until a manager has gone through them. */
  waiting: number
}

/**
 * Restores a home from a backup into an empty data folder, and into an empty PostgreSQL where it has one:
 * opens it, compares it with what it says of itself, makes it one of today, and only then takes it in.
 * @throws BackupError, DatabaseError; then the folder is as it was
 */
export async function restoreBackup({
  databaseUrl,
  ...work
}: Work & { databaseUrl: string }): Promise<RestoredHome> {
  const { data, onStep } = work
  await expectNoHome(data, databaseUrl)
  openDataFolder(data)
  try {
    const found = await prepareHome(work)
    if (databaseUrl) onStep('Writing it to PostgreSQL')
    // From here on a crash loses nothing: the next start goes on.
    confirmPrepared(data)
    await finishRestore({ data, databaseUrl })
    await noteIfPossible(work)
    return found
  } catch (cause) {
    throw faultOfRestore(cause)
  } finally {
    dropPrepared(data)
  }
}

/** A folder that nobody may write to, or that gives no answer, takes no note: the home is restored all the same. */
async function noteIfPossible({ notes, data, clock }: Work): Promise<void> {
  try {
    await noteRestored(notes, data, clock.now())
  } catch (cause) {
    const isOfDisk = cause instanceof Error && 'syscall' in cause
    if (!isOfDisk && !(cause instanceof BackupError)) throw cause
  }
}

/**
 * Opens a backup and makes it a home of today, beside what is in the data folder: nobody sees it yet.
 * @throws BackupError, DatabaseError; then nothing of it is left
 */
export async function prepareHome(work: Work): Promise<RestoredHome> {
  const { file, key, data, onStep } = work
  expectFile(file)
  expectRoom(file, data)
  const folder = preparedIn(data)
  dropPrepared(data) // A crash may have left one.
  try {
    mkdirSync(folder, { mode: 0o700 })
    const manifest = await unpack(file, key, folder, (part) => onStep('Opening the backup', part))
    onStep('Comparing it with what was put into it')
    await expectWhole(folder, manifest, 'quick_check')
    await expectOwnSchema(folder)
    onStep('Preparing the home')
    const found = await settle(folder, manifest.madeAt, work)
    return { madeAt: manifest.madeAt, ...found }
  } catch (cause) {
    dropPrepared(data)
    throw faultOfRestore(cause)
  }
}

function faultOfRestore(cause: unknown): unknown {
  if (cause instanceof DataFolderError && cause.cause === undefined) {
    return new BackupError('keys.json in the backup is damaged. Use another backup.', { cause })
  }
  const reason = cause instanceof DataFolderError ? cause.cause : cause
  return asBackupError(reason, 'The backup could not be restored')
}

/** @throws BackupError when there is no such file, or it can't be read. */
export function expectFile(file: string): void {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      throw new BackupError(`There is no file ${file}. Name one backup, roomwire-….age.`)
    }
    accessSync(file, constants.R_OK)
  } catch (cause) {
    throw asBackupError(cause, "The backup can't be read")
  }
}

/** @throws BackupError when a folder, or a PostgreSQL, has anything of a home. */
export async function expectNoHome(data: string, databaseUrl: string): Promise<void> {
  if (isRestoreConfirmed(data)) {
    const place = databaseUrl ? 'this folder and DATABASE_URL' : 'this folder'
    throw new BackupError(
      `A restore into ${data} was broken off at its end. Start Roomwire with ${place}: it goes on.`,
    )
  }
  // Its client is brought only where it is used.
  if (databaseUrl) await (await import('./load-postgres.ts')).expectEmptyPostgres(databaseUrl)
  const there = homeParts.find((name) => isThere(join(data, name)))
  if (there === undefined) return
  throw new BackupError(
    `${data} has a home already (${there}). Nothing was changed. Restore into another folder with --data, or move this one away first.`,
  )
}

/** Expects room for twice the file: it is as large decrypted, and is changed in place. @throws BackupError */
function expectRoom(file: string, data: string): void {
  const { bavail, bsize } = statfsSync(data)
  const missing = 2 * statSync(file).size - bavail * bsize
  if (missing <= 0) return
  const mb = Math.ceil(missing / 1024 / 1024)
  throw new BackupError(`The disk of ${data} has too little room: ${mb} MB are missing.`)
}

/**
 * A file that somebody has made with the recovery key may be anything: it must have the tables of Roomwire,
 * and nothing that does something by itself. Older tables are brought up to date.
 */
async function expectOwnSchema(folder: string): Promise<void> {
  const fresh = join(folder, 'fresh')
  mkdirSync(fresh, { mode: 0o700 })
  for (const name of ['roomwire.sqlite', 'history.sqlite'] as const) {
    if (!existsSync(join(folder, name))) continue
    if (hasPrograms(join(folder, name))) {
      throw new BackupError('The backup holds programs of its own. It is not restored.')
    }
    for (const place of [folder, fresh]) await bringUpToDate(join(place, name), name)
    const [is, own] = [folder, fresh].map((place) => columnsIn(join(place, name)))
    if (is !== own) throw new BackupError(`${name} has other tables than this version of Roomwire.`)
  }
}

async function bringUpToDate(file: string, name: 'roomwire.sqlite' | 'history.sqlite') {
  if (name === 'history.sqlite') await sqliteHistorySql(file).close()
  else await (await openDatabase({ file })).db.destroy()
}

/** The columns of each table, however its text is written: tables that were changed over years have another. */
const columns = `
  select m.name as in_table, x.name, lower(x.type) as type, x."notnull", x.pk, x.hidden
  from sqlite_master m, pragma_table_xinfo(m.name) x
  where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, x.cid`

function columnsIn(file: string): string {
  return inFile(file, (db) => JSON.stringify(db.prepare(columns).all()))
}

function hasPrograms(file: string): boolean {
  const programs = `select count(*) as count from sqlite_master where type in ('trigger', 'view')`
  return inFile(file, (db) => db.prepare(programs).get()?.count !== 0)
}

function inFile<T>(file: string, look: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return look(db)
  } finally {
    db.close()
  }
}

async function settle(
  folder: string,
  madeAt: number,
  { notes, clock }: Pick<Work, 'notes' | 'clock'>,
) {
  replaceTokenKey(folder)
  const keys = openKeys(folder)
  const endings = await notedEndings(notes, keys.audit)
  const { db } = await openDatabase({ file: join(folder, 'roomwire.sqlite') })
  try {
    await db.transaction().execute(async (transaction) => {
      const audit = auditWriter(transaction, { key: keys.audit, clock }, () => undefined)
      const { fingerprint } = keys
      await settleRestored(transaction, { audit, clock, fingerprint, madeAt, endings })
    })
    return await countHome(db)
  } finally {
    await db.destroy()
  }
}

/** Counts the contents of a restored database. */
async function countHome(db: Db): Promise<Omit<RestoredHome, 'madeAt'>> {
  const count = async (table: 'home' | 'person' | 'device') => {
    const row = await db
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const restored = db.selectFrom('installation').select('restored_at')
  const holders = await db
    .selectFrom('access_grant')
    .select(['person_id', 'pass_id'])
    .distinct()
    .where('paused_at', '=', restored)
    .execute()
  const tokens = await db.selectFrom('api_token').select('id').execute()
  const homes = await db.selectFrom('home').select('name').orderBy('id').limit(20).execute()
  return {
    names: homes.map(({ name }) => name).filter((name) => name !== ''),
    homes: await count('home'),
    people: await count('person'),
    devices: await count('device'),
    waiting: holders.length + tokens.length,
  }
}
