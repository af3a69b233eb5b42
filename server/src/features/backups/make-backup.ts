import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { identityToRecipient } from 'age-encryption'
import type { Clock } from '../../platform/clock.ts'
import { isCorrupt } from '../../platform/database/sqlite.ts'
import { reasonAndWayOut } from '../../platform/disk-advice.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { hasAuthority } from '../../platform/tls/own-files.ts'
import { pack, unpack } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { expectPlace } from './backup-place.ts'
import { newBackupIn } from './kept-backups.ts'
import { format, type Manifest, type PartName, partNames, tlsParts } from './manifest.ts'
import { describePart, expectWhole } from './parts.ts'
import type { BackupKeys } from './recovery-key.ts'

type Work = {
  /** The data folder, whose server may run. */
  data: string
  /** Its PostgreSQL; empty where its database is a file in the data folder. */
  databaseUrl: string
  /** The folder for backups. */
  place: string
  keys: BackupKeys
  clock: Clock
  /** Hears what is done next, in a few words, and how much of it is done, 0..1, where that is known. */
  onStep: (step: string, part?: number) => void
}

/** A backup that was opened again and is what was put into it. */
export type MadeBackup = { file: string; bytes: number; manifest: Manifest }

/** Each backup, and each drill, has a folder of its own with this name and some letters, in the data folder. */
export const scratchName = 'backup.scratch-'

/** So much room stays free on the disk of the data folder, bytes: the server goes on writing. */
export const leftFree = 256 * 1024 * 1024

/**
 * Makes a backup of a home: copies the history and the database as they are at one moment (on SQLite at one
 * moment each), encrypts them, opens the result again with the drill key and compares it. It gets its name
 * only then.
 * The server goes on meanwhile: readers of its database keep no writer waiting.
 * @throws BackupError; then nothing is left of it
 */
export async function makeBackup({
  data,
  databaseUrl,
  place,
  keys,
  clock,
  onStep,
}: Work): Promise<MadeBackup> {
  expectPlace(place)
  await expectRoom(data, databaseUrl)
  const { madeAt, file } = await newBackupIn(place, clock)
  const draft = `${file}.part`
  removeLeftovers(data, madeAt)
  removeLeftovers(place, madeAt)
  const scratch = mkdtempSync(join(data, scratchName))
  try {
    const [copies, drill] = [join(scratch, 'copies'), join(scratch, 'drill')]
    for (const folder of [copies, drill]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    onStep('Copying')
    await copyAll(data, databaseUrl, copies)
    const manifest = await describeAll(copies, madeAt)
    const recipients = [keys.recovery, await identityToRecipient(keys.drill)]
    await pack(copies, manifest, draft, recipients, (part) => onStep('Encrypting', part))
    rmSync(copies, { recursive: true })
    const onRead = (part: number) => onStep('Opening it again', part)
    const restored = await unpack(draft, keys.drill, drill, onRead)
    onStep('Comparing')
    await expectWhole(drill, manifest, 'integrity_check')
    if (JSON.stringify(restored) !== JSON.stringify(manifest)) {
      throw new BackupError('The backup differs from what was put into it.')
    }
    renameSync(draft, file)
    flushToDisk(place)
    return { file, bytes: statSync(file).size, manifest }
  } catch (cause) {
    if (isTaken(cause, draft)) throw new BackupError(atTheSameMoment, { cause })
    rmSync(draft, { force: true })
    if (cause instanceof BackupError) throw cause
    expectPlace(place) // Its disk may have gone meanwhile.
    throw new BackupError(`The backup could not be made: ${reasonAndWayOut(cause)}`, { cause })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const atTheSameMoment =
  'Another backup has begun in this folder at the same moment, and goes on. Begin this one again.'

/** Whether somebody else made this file first: it is theirs. */
const isTaken = (cause: unknown, file: string): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  'path' in cause &&
  cause.code === 'EEXIST' &&
  cause.path === file

/** The history first: what it lacks beside the database is counted again from there. */
async function copyAll(data: string, databaseUrl: string, copies: string): Promise<void> {
  copyFileSync(join(data, 'keys.json'), join(copies, 'keys.json'))
  if (hasAuthority(data)) {
    mkdirSync(join(copies, 'tls'), { mode: 0o700 })
    for (const name of tlsParts) copyFileSync(join(data, name), join(copies, name))
  }
  // Its client is brought only where it is used.
  if (databaseUrl) return (await import('./copy-postgres.ts')).copyPostgres(databaseUrl, copies)
  for (const name of ['history.sqlite', 'roomwire.sqlite'] as const) {
    if (existsSync(join(data, name))) copyWhole(data, copies, name)
  }
}

const damaged = {
  'history.sqlite': 'Start Roomwire: it sets a damaged history aside.',
  'roomwire.sqlite': "'A damaged database' in docs/operations.md says what to do.",
}

/** @throws BackupError where the file is damaged */
function copyWhole(data: string, copies: string, name: keyof typeof damaged): void {
  try {
    copyDatabase(join(data, name), join(copies, name))
  } catch (cause) {
    if (!isCorrupt(cause)) throw cause
    throw new BackupError(
      `The backup could not be made: ${name} is damaged (${reasonOf(cause)}). ${damaged[name]}`,
      { cause },
    )
  }
}

async function describeAll(copies: string, madeAt: number): Promise<Manifest> {
  const parts: Manifest['parts'] = {}
  for (const name of partNames) {
    if (existsSync(join(copies, name))) parts[name] = await describePart(copies, name)
  }
  return { format, madeAt, parts }
}

/** Copies a database as it is at this moment, without its free pages. Writers go on meanwhile. */
function copyDatabase(file: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600))
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
}

/** The copies and what is opened again stand there one after the other. */
async function expectRoom(data: string, databaseUrl: string): Promise<void> {
  const sizeOf = (name: PartName) => {
    const logs = ['', '-wal'].map((end) =>
      statSync(join(data, name + end), { throwIfNoEntry: false }),
    )
    return logs.reduce((sum, log) => sum + (log?.size ?? 0), 0)
  }
  const size = databaseUrl
    ? await (await import('./postgres-tables.ts')).sizeOfPostgres(databaseUrl)
    : partNames.reduce((sum, name) => sum + sizeOf(name), 0)
  const needed = size + leftFree
  const { bavail, bsize } = statfsSync(data)
  if (bavail * bsize >= needed) return
  const missing = Math.ceil((needed - bavail * bsize) / 1024 / 1024)
  throw new BackupError(`The disk of ${data} has too little room: ${missing} MB are missing.`)
}

/** Removes what a backup that was killed has left: after a day nobody works on it any more. */
function removeLeftovers(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(scratchName) && !name.endsWith('.age.part')) continue
    const path = join(folder, name)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: now }
    if (now - mtimeMs > 24 * 3_600_000) rmSync(path, { recursive: true, force: true })
  }
}
