import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationsOfProgram } from '../../platform/database/migrations.ts'
import {
  DatabaseError,
  expectApplied,
  refuseUpdate,
} from '../../platform/database/open-database.ts'
import { refuseUnreadJournal } from '../../platform/database/unread-journal.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { openKeys } from '../../platform/keys.ts'
import { BackupError } from './backup-error.ts'
import { copyPostgres } from './copy-postgres.ts'
import { loadPostgres } from './load-postgres.ts'
import type { CopyWatch } from './table-sums.ts'

type Move = { data: string; url: string; watch: CopyWatch }

/** The files of an embedded database, by how their names begin. */
const own = ['roomwire.sqlite', 'history.sqlite', 'roomwire.journal']

/** Files that were moved to PostgreSQL are set aside in a folder with this name and some letters. */
const asideName = 'moved-to-postgres-'

/** A move to files works in the first folder, which gets the second name once it is whole. */
const [draftName, wholeName] = ['move.scratch', 'move.whole']

/**
 * Moves a home from the files of its data folder into an empty PostgreSQL: all of it, or nothing. Then the
 * files are set aside, in a folder whose name this returns. No server runs on either.
 * @throws BackupError, DatabaseError; then all is as it was
 */
export async function moveToPostgres({ data, url, watch }: Move): Promise<string> {
  const file = join(data, 'roomwire.sqlite')
  const begun = existsSync(file) ? undefined : begunAside(data)
  if (begun) return setAside(data, begun)
  if (!existsSync(file)) throw new BackupError(`${data} has no roomwire.sqlite to move.`)
  if (expectApplied(file).length !== Object.keys(migrationsOfProgram).length) await refuseUpdate()
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    refuseUnreadJournal(data, openKeys(data).journal, database)
  } finally {
    database.close()
  }
  await loadPostgres(url, data, { watch })
  return setAside(data, mkdtempSync(join(data, asideName)))
}

const isOwn = (name: string): boolean => own.some((one) => name.startsWith(one))

/** The database goes first: a start then refuses, and the next move knows that PostgreSQL has the home. */
function setAside(data: string, aside: string): string {
  moveAll(data, aside, (name) => name === 'roomwire.sqlite')
  moveAll(data, aside, isOwn)
  return aside
}

/** The folder of a move that was killed while it set the files aside. */
function begunAside(data: string): string | undefined {
  const names = readdirSync(data)
  if (!names.some(isOwn)) return undefined
  return names
    .filter((name) => name.startsWith(asideName) && existsSync(join(data, name, 'roomwire.sqlite')))
    .map((name) => join(data, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .at(-1)
}

/**
 * Moves a home from PostgreSQL into files of its data folder, which has its keys. PostgreSQL keeps what it
 * has. No server runs on it.
 * @throws BackupError, DatabaseError; then all is as it was
 */
export async function moveToFiles({ data, url, watch }: Move): Promise<void> {
  const [draft, whole] = [join(data, draftName), join(data, wholeName)]
  if (existsSync(whole)) {
    takeOver(whole, data) // A move was killed while it did so.
    return
  }
  const there = readdirSync(data).find((name) => own.some((one) => name === one))
  if (there) throw new BackupError(`${data} has a database already (${there}). Move it away first.`)
  if (openKeys(data).isNew) throw new DatabaseError(`${data} has no keys.json of this home.`)
  rmSync(draft, { recursive: true, force: true }) // A move that was killed has left it.
  mkdirSync(draft, { mode: 0o700 })
  try {
    await copyPostgres(url, draft, watch)
    for (const name of readdirSync(draft)) flushToDisk(join(draft, name))
    renameSync(draft, whole)
    flushToDisk(data)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  takeOver(whole, data)
}

/** The database comes last: without it there is no home yet. */
function takeOver(whole: string, data: string): void {
  moveAll(whole, data, (name) => name !== 'roomwire.sqlite')
  moveAll(whole, data, () => true)
  rmSync(whole, { recursive: true })
}

function moveAll(from: string, to: string, isMeant: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from).filter(isMeant)) renameSync(join(from, name), join(to, name))
  flushToDisk(to)
  flushToDisk(from)
}
