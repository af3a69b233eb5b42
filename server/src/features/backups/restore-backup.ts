import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { openDataFolder, openKeys, replaceTokenKey } from '../../platform/keys.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { auditWriter } from '../audit/audit-writer.ts'
import { sqliteHistorySql } from '../series/sqlite-history-sql.ts'
import { unpack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type PartName, partNames } from './manifest.ts'
import { notedEndings } from './note-endings.ts'
import { expectWhole } from './parts.ts'
import { settleRestored } from './settle-restored.ts'

type Work = {
  file: string
  /** The recovery key, as somebody has typed it. */
  key: string
  /** The data folder, which has no home yet. */
  data: string
  /** The empty PostgreSQL that gets it; empty for a file in the data folder. */
  databaseUrl: string
  /** The folder where what has ended since is noted. */
  notes: string
  clock: Clock
  /** Hears what is done next, and how much of it, 0..1, where that is known. */
  onStep: (step: string, part?: number) => void
}

/** What a restored home holds. */
export type RestoredHome = {
  /** When the backup was made, epoch ms. */
  madeAt: number
  homes: number
  people: number
  devices: number
  /** Guests, passes and API tokens that wait until a manager has gone through them. */
  waiting: number
}

/**
 * Restores a home from a backup into an empty data folder: opens it, compares it with what it says of itself,
 * makes it one of today, and only then gives its files their names.
 * @throws BackupError, DatabaseError; then the folder is as it was
 */
export async function restoreBackup({
  file,
  key,
  data,
  databaseUrl,
  notes,
  clock,
  onStep,
}: Work): Promise<RestoredHome> {
  expectFile(file)
  await expectNoHome(data, databaseUrl)
  openDataFolder(data)
  expectRoom(file, data)
  const scratch = join(data, 'restore.scratch')
  rmSync(scratch, { recursive: true, force: true }) // A crash may have left it.
  try {
    mkdirSync(scratch, { mode: 0o700 })
    const manifest = await unpack(file, key, scratch, (part) => onStep('Opening the backup', part))
    onStep('Comparing it with what was put into it')
    await expectWhole(scratch, manifest)
    await expectOwnSchema(scratch)
    onStep('Preparing the home')
    const found = await settle(scratch, manifest.madeAt, { notes, clock })
    await takeIn(scratch, { data, databaseUrl, onStep })
    return { madeAt: manifest.madeAt, ...found }
  } catch (cause) {
    if (!(cause instanceof Error && ['syscall', 'errcode', 'severity'].some((key) => key in cause)))
      throw cause
    throw new BackupError(`The backup could not be restored: ${reasonOf(cause)}.`, { cause })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function expectFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return
  throw new BackupError(`There is no file ${file}.`)
}

/** @throws BackupError when a folder, or a PostgreSQL, has anything of a home. */
export async function expectNoHome(data: string, databaseUrl: string): Promise<void> {
  // Its client is brought only where it is used.
  if (databaseUrl) await (await import('./load-postgres.ts')).expectEmptyPostgres(databaseUrl)
  const there = partNames.find((name) => existsSync(join(data, name)))
  if (there === undefined) return
  throw new BackupError(
    `${data} has a home already (${there}). Nothing was changed. Restore into another folder with --data, or move this one away first.`,
  )
}

/** What is decrypted is as large as the file, and is changed in place. */
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
  const { db } = await openDatabase({ file: join(folder, 'roomwire.sqlite') })
  try {
    await db.transaction().execute(async (transaction) => {
      const audit = auditWriter(transaction, { key: keys.audit, clock }, () => undefined)
      const { fingerprint } = keys
      const endings = notedEndings(notes, keys.audit)
      await settleRestored(transaction, { audit, clock, fingerprint, madeAt, endings })
    })
    return await countHome(db)
  } finally {
    await db.destroy()
  }
}

/** What a restored database holds. */
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
  return {
    homes: await count('home'),
    people: await count('person'),
    devices: await count('device'),
    waiting: holders.length + tokens.length,
  }
}

/** Gives the files of a home that is ready their place. On PostgreSQL the keys come before the rows count: those without them would be lost. */
async function takeIn(
  scratch: string,
  { data, databaseUrl, onStep }: Pick<Work, 'data' | 'databaseUrl' | 'onStep'>,
): Promise<void> {
  const keys = join(data, 'keys.json')
  const moveIn = (names: readonly PartName[]) => {
    for (const name of names) moveInto(join(scratch, name), join(data, name))
    flushToDisk(data)
  }
  if (!databaseUrl) return moveIn(partNames.toReversed())
  onStep('Writing it to PostgreSQL')
  const { loadPostgres } = await import('./load-postgres.ts')
  try {
    await loadPostgres(databaseUrl, scratch, () => moveIn(['keys.json']))
  } catch (cause) {
    rmSync(keys, { force: true })
    throw cause
  }
}

/** The keys come last: a folder that has them has a whole home. */
function moveInto(from: string, to: string): void {
  if (!existsSync(from)) return
  flushToDisk(from)
  renameSync(from, to)
  flushToDisk(dirname(to))
}
