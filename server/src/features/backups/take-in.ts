import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { BackupError } from './backup-error.ts'
import { type PartName, partNames, tlsParts } from './manifest.ts'

type Place = {
  data: string
  /** Empty for a file in the data folder. */
  databaseUrl: string
}

/** The folder in which a home is made ready, in the data folder. */
export const preparedIn = (data: string): string => join(data, 'restore.scratch')

/** Removes a home that was made ready, or begun to be, and is not wanted. */
export const dropPrepared = (data: string): void =>
  rmSync(preparedIn(data), { recursive: true, force: true })

/**
 * Gives the files of a home that was made ready their place; the keys come last, so that a folder that has
 * them has a whole home. On PostgreSQL they come before its rows count: rows without them would be lost.
 * @throws BackupError; then all is as it was
 */
export async function takeIn(from: string, { data, databaseUrl }: Place): Promise<void> {
  const moveIn = (names: readonly PartName[]) => {
    for (const name of names) moveInto(join(from, name), join(data, name))
    flushToDisk(data)
  }
  if (!databaseUrl) return moveIn(partNames.toReversed())
  const before = keepBefore(data)
  try {
    const { loadPostgres } = await import('./load-postgres.ts')
    await loadPostgres(databaseUrl, from, {
      beforeCommit: () => moveIn([...tlsParts, 'keys.json']),
    })
    before.drop()
  } catch (cause) {
    before.putBack()
    throw cause
  }
}

/** Copies the keys and certificates of an empty installation, in case they are to stay. */
function keepBefore(data: string) {
  const kept = ['keys.json', 'tls'].map((name) => {
    const [path, before] = [join(data, name), join(data, `${name}.before`)]
    rmSync(before, { recursive: true, force: true })
    if (existsSync(path)) cpSync(path, before, { recursive: true })
    return { path, before }
  })
  return {
    drop() {
      for (const { before } of kept) rmSync(before, { recursive: true, force: true })
    },
    putBack() {
      for (const { path, before } of kept) {
        rmSync(path, { recursive: true, force: true })
        if (existsSync(before)) renameSync(before, path)
      }
    },
  }
}

function moveInto(from: string, to: string): void {
  if (!existsSync(from)) return
  flushToDisk(from)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  renameSync(from, to)
  flushToDisk(dirname(to))
}

/** The folder of a home that somebody has chosen: the next start takes it in. */
const confirmedIn = (data: string) => join(data, 'restore.confirmed')

/** Lets the next start take in the home that was made ready. */
export function confirmPrepared(data: string): void {
  rmSync(confirmedIn(data), { recursive: true, force: true })
  renameSync(preparedIn(data), confirmedIn(data))
  flushToDisk(data)
}

/** Whether a start has a home to take in. */
export const isRestoreConfirmed = (data: string): boolean => existsSync(confirmedIn(data))

/**
 * Takes in the home that somebody has chosen, in the place of an installation in which nobody has
 * registered. It goes on where a crash has ended it. No server works on the database.
 * @throws BackupError when somebody has registered meanwhile; then all is as it was
 */
export async function finishRestore(place: Place): Promise<void> {
  const { data, databaseUrl } = place
  const from = confirmedIn(data)
  try {
    // Without its database a crash has ended it before: what is there now is already the restored home's.
    if (!databaseUrl && existsSync(join(from, 'roomwire.sqlite'))) removeEmpty(data)
    await takeIn(from, place)
  } catch (cause) {
    // After a failure of the disk the next start goes on.
    if (cause instanceof BackupError) rmSync(from, { recursive: true, force: true })
    throw cause
  }
  rmSync(from, { recursive: true, force: true })
}

/** Removes the files of an installation without people. */
function removeEmpty(data: string): void {
  const database = join(data, 'roomwire.sqlite')
  if (existsSync(database) && hasPeople(database)) throw someoneIsThere()
  const own = ['roomwire.sqlite', 'history.sqlite', 'roomwire.journal']
  for (const name of readdirSync(data)) {
    if (own.some((one) => name.startsWith(one))) rmSync(join(data, name), { recursive: true })
  }
}

function hasPeople(file: string): boolean {
  const db = new DatabaseSync(file)
  try {
    const found = db
      .prepare(`select exists (select 1 from person)
        or exists (select 1 from installation where founded_at is not null) as is_there`)
      .get()
    return found?.is_there !== 0
  } finally {
    db.close()
  }
}

export const someoneRegistered =
  'Somebody has registered meanwhile. Nothing was restored, and nothing was changed.'

const someoneIsThere = () => new BackupError(someoneRegistered)
