import {
  chmodSync,
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { flushToDisk } from '../flush-to-disk.ts'
import { journalFiles } from '../journal/journal.ts'

/** The number of copies that are kept beside the database. */
const kept = 3

const nameOf = (file: string, migration: string) => `${basename(file)}.before-${migration}.bak`

/**
 * Copies a database file beside itself, before a migration changes it. The copy gets its name
 * when all of it is on the disk, and nobody else may read it (mode 0600). Nobody may write to
 * the database during the call.
 * @returns the path of the copy.
 * @throws the error of the disk; then there is no copy.
 */
export async function copyBeforeMigration(file: string, migration: string): Promise<string> {
  const copy = join(dirname(file), nameOf(file, migration))
  const draft = `${copy}.part`
  rmSync(draft, { force: true }) // A crash may have left it.
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    const source = new DatabaseSync(file, { readOnly: true })
    try {
      await backup(source, draft)
    } finally {
      source.close()
    }
    flushToDisk(draft)
    copyJournal(file, copy)
    renameSync(draft, copy)
    flushToDisk(dirname(file))
    return copy
  } catch (cause) {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true })
    throw cause
  }
}

/** Copies what the journal holds beside the copy: a crash may have left there what the database has not. */
function copyJournal(file: string, copy: string): void {
  for (const [name, kept] of journalsOf(copy)) {
    const path = join(dirname(file), name)
    rmSync(kept, { force: true }) // It is of a copy with the same name.
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) continue
    copyFileSync(path, kept)
    chmodSync(kept, 0o600)
    flushToDisk(kept)
  }
}

/** The files of the journal, and what their copies are called. */
const journalsOf = (copy: string) => journalFiles.map((name) => [name, `${copy}.${name}`] as const)

/**
 * Removes all copies except the newest.
 * @param migrations the names of all migrations: a file with another name is no copy of ours.
 */
export function removeOldCopies(file: string, migrations: readonly string[]): void {
  const folder = dirname(file)
  const ours = new Set(migrations.map((migration) => nameOf(file, migration)))
  const copies = readdirSync(folder)
    .filter((name) => ours.has(name))
    .map((name) => ({ path: join(folder, name), stats: statSync(join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
  const age = (a: { stats: Stats }, b: { stats: Stats }) => b.stats.mtimeMs - a.stats.mtimeMs
  for (const { path } of copies.sort(age).slice(kept)) {
    for (const [, journal] of journalsOf(path)) rmSync(journal, { force: true })
    rmSync(path)
  }
}
