import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/** How many copies are kept beside the database. */
const kept = 3

const nameOf = (file: string, migration: string) => `${basename(file)}.before-${migration}.bak`

/**
 * Copies a database file beside itself, before a migration changes it: all of it and on the
 * disk before it gets its name, for nobody else to read (mode 0600). To be called while
 * nobody may write to the database.
 * @returns the path of the copy.
 * @throws what the disk says; then there is no copy.
 */
export async function copyBeforeMigration(file: string, migration: string): Promise<string> {
  const copy = join(dirname(file), nameOf(file, migration))
  const draft = `${copy}.part`
  rmSync(draft, { force: true }) // What a crash has left.
  try {
    closeSync(openSync(draft, 'wx', 0o600))
    const source = new DatabaseSync(file, { readOnly: true })
    try {
      await backup(source, draft)
    } finally {
      source.close()
    }
    flush(draft)
    renameSync(draft, copy)
    flush(dirname(file))
    return copy
  } catch (cause) {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true })
    throw cause
  }
}

/**
 * Removes all copies but the newest.
 * @param migrations before which copies were made: a file of any other name is somebody else's.
 */
export function removeOldCopies(file: string, migrations: readonly string[]): void {
  const folder = dirname(file)
  const ours = new Set(migrations.map((migration) => nameOf(file, migration)))
  const copies = readdirSync(folder)
    .filter((name) => ours.has(name))
    .map((name) => ({ path: join(folder, name), stats: statSync(join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
  const age = (a: { stats: Stats }, b: { stats: Stats }) => b.stats.mtimeMs - a.stats.mtimeMs
  for (const { path } of copies.sort(age).slice(kept)) rmSync(path)
}

function flush(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
