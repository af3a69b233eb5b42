import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError, inDataFolder } from '../keys.ts'

/*
 * A SQLite file that is missing or empty where a home has been is lost, and not a new home: its people
 * would find an empty house, and what is left of the old one would be taken for the new one's.
 */

/** Files that a home has in its data folder beside its database; a first start that was killed leaves none. */
const left = ['keys.json', 'history.sqlite']

/**
 * Refuses to go on in a data folder that has had a home and has no database of it any more. It looks
 * without opening anything there, and changes nothing.
 * @param isMeant whether the operator has said that a new home is to begin.
 * @throws DataFolderError that tells the ways out, or what can't be read.
 */
export function refuseMissingDatabase(folder: string, isMeant = false): void {
  inDataFolder(() => lookFor(folder, isMeant))
}

function lookFor(folder: string, isMeant: boolean): void {
  const file = join(folder, 'roomwire.sqlite')
  const size = sizeOf(file)
  const there = left.filter((name) => existsSync(join(folder, name)))
  // A first start has written to the file before anything is in this one.
  if (size === 0 && sizeOf(`${file}-wal`) > 0) there.push('roomwire.sqlite-wal')
  if (there.length === 0 || hasTables(file)) return
  const state = existsSync(file) ? 'is empty' : 'is missing'
  if (!isMeant)
    throw new DataFolderError(
      lost(folder, `${there.join(' and ')} of a home, but its database roomwire.sqlite ${state}`),
    )
  if (there.includes('roomwire.sqlite-wal')) {
    throw new DataFolderError(
      `${file}-wal has the last changes of a database that ${state}. Move it away first: a new database would overwrite it. Nothing was changed.`,
    )
  }
}

function lost(folder: string, lack: string): string {
  const copies = readdirSync(folder).filter((name) =>
    /^roomwire\.sqlite\.before-.+\.bak$/.test(name),
  )
  const from =
    copies.length === 0 ? 'a backup' : `a backup, or from ${copies.sort().at(-1)} beside it`
  return `The data folder ${folder} has ${lack}. Nothing was changed. Put it back from ${from}. If its database is PostgreSQL, set DATABASE_URL. For a new home here, start once with --new.`
}

/** The size of a file in bytes; SQLite takes a single byte for none (`unixFileSize` in its os_unix.c). */
function sizeOf(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return size === 1 ? 0 : size
}

/** Whether a file has tables, or is something else than an empty database; SQLite's opening would already change what is there. */
function hasTables(file: string): boolean {
  if (sizeOf(file) === 0) return false
  const head = Buffer.alloc(105)
  const opened = openSync(file, 'r')
  readSync(opened, head, 0, head.length, 0)
  closeSync(opened)
  // The first page lists the tables: an empty leaf means none (https://sqlite.org/fileformat.html §1.6).
  const isEmpty =
    head.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    head.readUInt8(100) === 0x0d &&
    head.readUInt16BE(103) === 0
  return !isEmpty || (sizeOf(`${file}-wal`) > 0 && hasTablesInLog(file))
}

/** Whether what was written last, and is not in the file itself yet, has tables: a copy tells. */
function hasTablesInLog(file: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-look-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)
    copyFileSync(`${file}-wal`, `${copy}-wal`)
    const database = new DatabaseSync(copy)
    const isThere = database.prepare('select 1 from sqlite_schema limit 1').get() !== undefined
    database.close()
    return isThere
  } finally {
    rmSync(folder, { recursive: true })
  }
}
