import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../../platform/reason-of.ts'
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
    throw new BackupError(`${place} can't be written to: ${reasonOf(cause)}.`, { cause })
  }
}

/** Whether a folder was made a place for backups, and its disk is there. */
export const isPlace = (place: string): boolean => existsSync(markerIn(place))

/** @throws BackupError when a folder was not made a place for backups. */
export function expectPlace(place: string): void {
  if (isPlace(place)) return
  throw new BackupError(
    `${place} is no folder for backups yet, or its disk is not mounted. Nothing was written. To use it, repeat the command with --new-place.`,
  )
}
