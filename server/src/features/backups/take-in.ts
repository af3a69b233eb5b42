import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { HomeRefusedError } from './backup-error.ts'
import { partNames, tlsParts } from './manifest.ts'

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
 * @throws HomeRefusedError when somebody has registered meanwhile; then all is as it was
 */
export async function finishRestore({ data, databaseUrl }: Place): Promise<void> {
  const from = confirmedIn(data)
  try {
    // Without its database a crash has ended it before: what is there now is already the restored home's.
    if (existsSync(join(from, 'roomwire.sqlite'))) {
      if (!databaseUrl) removeEmpty(data)
      else {
        const { loadPostgres } = await import('./load-postgres.ts')
        await loadPostgres(databaseUrl, from, { isRestored: true })
      }
    }
  } catch (cause) {
    // After a failure of the disk, or of PostgreSQL, the next start goes on.
    if (cause instanceof HomeRefusedError) dropRefused(data)
    throw cause
  }
  const names = databaseUrl ? ([...tlsParts, 'keys.json'] as const) : partNames.toReversed()
  for (const name of names) moveInto(join(from, name), join(data, name))
  flushToDisk(data)
  rmSync(from, { recursive: true, force: true })
}

/** Removes a home that was chosen and is refused; a crash meanwhile leaves nothing that a start would take in. */
function dropRefused(data: string): void {
  dropPrepared(data)
  renameSync(confirmedIn(data), preparedIn(data))
  dropPrepared(data)
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

const someoneIsThere = () => new HomeRefusedError(someoneRegistered)
