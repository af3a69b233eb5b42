import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonAndWayOut } from '../../platform/disk-advice.ts'
import { BackupError } from './backup-error.ts'

/*
 * A folder for backups has a file that says so. Where it is missing, the disk that should be there is
 * perhaps not mounted, and a backup would fill the disk under it.
 */

const markerIn = (place: string) => join(place, 'roomwire-backups.txt')

const marker = `Roomwire keeps backups in this folder. Without this file it writes none here: the disk may be missing.
Each backup is encrypted. Restore one with your recovery key: npm run restore -- --from FILE
`

/** Makes a folder a place for backups. @throws BackupError when it can't be written to. */
export function makePlace(place: string): void {
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 })
    writeFileSync(markerIn(place), marker, { flush: true })
  } catch (cause) {
    throw new BackupError(`${place} can't be written to: ${reasonAndWayOut(cause)}`, { cause })
  }
}

/** Whether a folder was made a place for backups, and its disk is there. */
const isPlace = (place: string): boolean => existsSync(markerIn(place))

/** The same, beside the event loop: a disk in the network may never give an answer. */
export const isPlaceNow = (place: string): Promise<boolean> =>
  access(markerIn(place)).then(
    () => true,
    () => false,
  )

/** @throws BackupError when a folder was not made a place for backups. */
export function expectPlace(place: string): void {
  if (isPlace(place)) return
  throw new BackupError(
    `${place} is no folder for backups yet, or its disk is not mounted. Nothing was written. To use it, repeat the command with --new-place.`,
  )
}

/** How long a folder for backups may take for an answer, ms: a disk in the network may never give one. */
const answerMs = 2_000

/** Whether a folder for backups is there, and how much room its disk has, bytes; unknown where it does not answer. */
type PlaceState = { is: 'there' | 'missing' | 'silent'; freeBytes: number | null }

/** Looks at a folder for backups. */
export function watchPlace(place: string): () => Promise<PlaceState> {
  return oneLook(() => lookAt(place), { is: 'silent', freeBytes: null })
}

/**
 * Looks at a folder for backups beside the event loop: one look at a time waits for its disk.
 * @param silent the answer where the disk gives none in time
 */
export function oneLook<T>(look: () => Promise<T>, silent: T): () => Promise<T> {
  let looking: Promise<T> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return within(answerMs, looking, silent)
  }
}

/** @throws BackupError where the disk of a folder for backups gives no answer to some work within so many ms */
export async function inPlace<T>(place: string, ms: number, work: Promise<T>): Promise<T> {
  const outcome = await within(
    ms,
    work.then((value) => ({ value })),
    undefined,
  )
  if (outcome) return outcome.value
  throw new BackupError(`The disk of ${place} gives no answer.`)
}

/** The outcome, or `late` where it takes longer than so many ms. */
export async function within<T>(ms: number, doing: Promise<T>, late: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(resolve, ms, late)
  try {
    return await Promise.race([doing, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function lookAt(place: string): Promise<PlaceState> {
  try {
    await access(markerIn(place))
    const { bavail, bsize } = await statfs(place)
    return { is: 'there', freeBytes: bavail * bsize }
  } catch {
    return { is: 'missing', freeBytes: null } // Whatever the reason, no backup can be written there.
  }
}
