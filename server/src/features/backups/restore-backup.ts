import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { openDataFolder, openKeys, replaceTokenKey } from '../../platform/keys.ts'
import { auditWriter } from '../audit/audit-writer.ts'
import { sqliteHistorySql } from '../series/sqlite-history-sql.ts'
import { unpack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { partNames } from './manifest.ts'
import { expectWhole } from './parts.ts'
import { settleRestored } from './settle-restored.ts'

type Work = {
  file: string
  /** The recovery key, as somebody has typed it. */
  key: string
  /** The data folder, which has no home yet. */
  data: string
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
  /** Guests and passes that wait until somebody lets them in again. */
  paused: number
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
  clock,
  onStep,
}: Work): Promise<RestoredHome> {
  expectFile(file)
  expectNoHome(data)
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
    const found = await settle(scratch, manifest.madeAt, clock)
    for (const name of partNames.toReversed()) moveInto(join(scratch, name), join(data, name))
    flushToDisk(data)
    return { madeAt: manifest.madeAt, ...found }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function expectFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return
  throw new BackupError(`There is no file ${file}.`)
}

/** @throws BackupError when a folder has anything of a home. */
export function expectNoHome(data: string): void {
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
    if (schemaOf(join(folder, name)).some(({ type }) => type === 'trigger' || type === 'view')) {
      throw new BackupError('The backup holds programs of its own. It is not restored.')
    }
    for (const place of [folder, fresh]) await bringUpToDate(join(place, name), name)
    const [is, own] = [folder, fresh].map((place) => JSON.stringify(schemaOf(join(place, name))))
    if (is !== own) throw new BackupError(`${name} has other tables than this version of Roomwire.`)
  }
}

async function bringUpToDate(file: string, name: 'roomwire.sqlite' | 'history.sqlite') {
  if (name === 'history.sqlite') await sqliteHistorySql(file).close()
  else await (await openDatabase({ file })).db.destroy()
}

function schemaOf(file: string) {
  const db = new DatabaseSync(file)
  try {
    return db
      .prepare('select type, name, tbl_name, sql from sqlite_master order by type, name')
      .all()
  } finally {
    db.close()
  }
}

async function settle(folder: string, madeAt: number, clock: Clock) {
  replaceTokenKey(folder)
  const keys = openKeys(folder)
  const { db } = await openDatabase({ file: join(folder, 'roomwire.sqlite') })
  try {
    await db.transaction().execute(async (transaction) => {
      const audit = auditWriter(transaction, { key: keys.audit, clock }, () => undefined)
      const { fingerprint } = keys
      await settleRestored(transaction, { audit, clock, fingerprint, madeAt })
    })
    const count = async (table: 'home' | 'person' | 'device') => {
      const row = await db
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    }
    const paused = await db
      .selectFrom('access_grant')
      .select(['person_id', 'pass_id'])
      .distinct()
      .execute()
    return {
      homes: await count('home'),
      people: await count('person'),
      devices: await count('device'),
      paused: paused.length,
    }
  } finally {
    await db.destroy()
  }
}

/** The keys come last: a folder that has them has a whole home. */
function moveInto(from: string, to: string): void {
  if (!existsSync(from)) return
  flushToDisk(from)
  renameSync(from, to)
  flushToDisk(dirname(to))
}
