import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { appliedInFile } from '../../platform/database/applied-migrations.ts'
import { migrationsOfProgram } from '../../platform/database/migrations.ts'
import { DatabaseError, refuseUpdate } from '../../platform/database/open-database.ts'
import { refuseUnreadJournal } from '../../platform/database/unread-journal.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { openKeys } from '../../platform/keys.ts'
import { BackupError } from './backup-error.ts'
import { copyPostgres } from './copy-postgres.ts'
import { loadPostgres } from './load-postgres.ts'
import { scratchName } from './make-backup.ts'
import type { OnTable } from './table-sums.ts'

type Move = { data: string; url: string; onTable: OnTable }

/** The files of an embedded database, by how their names begin. */
const own = ['roomwire.sqlite', 'history.sqlite', 'roomwire.journal']

/**
 * Moves a home from the files of its data folder into an empty PostgreSQL: all of it, or nothing. Then the
 * files are set aside, in a folder whose name this returns. No server runs on either.
 * @throws BackupError, DatabaseError; then all is as it was
 */
export async function moveToPostgres({ data, url, onTable }: Move): Promise<string> {
  const file = join(data, 'roomwire.sqlite')
  if (!existsSync(file)) throw new BackupError(`${data} has no roomwire.sqlite to move.`)
  if (appliedInFile(file).length !== Object.keys(migrationsOfProgram).length) await refuseUpdate()
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    refuseUnreadJournal(data, openKeys(data).journal, database)
  } finally {
    database.close()
  }
  await loadPostgres(url, data, { onTable })
  const aside = mkdtempSync(join(data, 'moved-to-postgres-'))
  moveAll(data, aside, (name) => own.some((one) => name.startsWith(one)))
  return aside
}

/**
 * Moves a home from PostgreSQL into files of its data folder, which has its keys. PostgreSQL keeps what it
 * has. No server runs on it.
 * @throws BackupError, DatabaseError; then all is as it was
 */
export async function moveToFiles({ data, url, onTable }: Move): Promise<void> {
  const there = readdirSync(data).find((name) => own.some((one) => name === one))
  if (there) throw new BackupError(`${data} has a database already (${there}). Move it away first.`)
  if (openKeys(data).isNew) throw new DatabaseError(`${data} has no keys.json of this home.`)
  const scratch = mkdtempSync(join(data, scratchName))
  try {
    await copyPostgres(url, scratch, onTable)
    for (const name of readdirSync(scratch)) flushToDisk(join(scratch, name))
    // The database comes last: without it there is no home yet.
    moveAll(scratch, data, (name) => name !== 'roomwire.sqlite')
    moveAll(scratch, data, () => true)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function moveAll(from: string, to: string, isMeant: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from).filter(isMeant)) renameSync(join(from, name), join(to, name))
  flushToDisk(to)
  flushToDisk(from)
}
