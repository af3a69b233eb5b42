import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { BackupError } from './backup-error.ts'
import { expectPlace } from './backup-place.ts'
import { lastBackupOf } from './kept-backups.ts'
import { leftFree, scratchName } from './make-backup.ts'
import type { BackupKeys } from './recovery-key.ts'
import { prepareHome, type RestoredHome } from './restore-backup.ts'

/* A drill restores the last backup as on a bad day, into a folder of its own, and removes it again. */

const drill = z.object({
  /** When it was tried, epoch ms. */
  at: z.number(),
  /** When the backup was made, epoch ms. */
  madeAt: z.number(),
  /** The reason why it could not be restored; null for a good one. */
  fault: z.string().nullable(),
})
export type Drill = z.infer<typeof drill>

type Needs = {
  data: string
  keys: BackupKeys
  clock: Clock
  /** Hears what is done next, in a few words. */
  onStep: (step: string, part?: number) => void
}

/**
 * Restores the last backup with the drill key, counts what it has, and removes it again. Its outcome is
 * noted in the data folder. The server may run meanwhile.
 * @throws BackupError with the reason why it could not be restored
 */
export async function drillLastBackup({ data, keys, clock, onStep }: Needs): Promise<RestoredHome> {
  const last = lastBackupOf(data)
  if (!last) throw new BackupError('There is no backup yet.')
  const note = (fault: string | null) =>
    noteDrill(data, { at: clock.now(), madeAt: last.at, fault })
  const scratch = mkdtempSync(join(data, scratchName))
  try {
    const { file } = last
    const notes = dirname(file)
    expectPlace(notes)
    expectRoom(file, data)
    const home = await prepareHome({ file, key: keys.drill, data: scratch, notes, clock, onStep })
    note(null)
    return home
  } catch (cause) {
    note(reasonOf(cause))
    throw cause
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The home is as large as its backup, and changed in place; the server needs room too. */
function expectRoom(file: string, data: string): void {
  const { bavail, bsize } = statfsSync(data)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (bavail * bsize >= 2 * size + leftFree) return
  throw new BackupError(`The disk of ${data} has too little room for a drill.`)
}

const noteIn = (data: string) => join(data, 'drill.json')

function noteDrill(data: string, done: Drill): void {
  writeFileSync(`${noteIn(data)}.new`, `${JSON.stringify(done)}\n`, { mode: 0o600 })
  renameSync(`${noteIn(data)}.new`, noteIn(data))
}

/** The last drill of a home; undefined where none is known. */
export function lastDrillOf(data: string): Drill | undefined {
  try {
    return drill.parse(JSON.parse(readFileSync(noteIn(data), 'utf8')))
  } catch {
    return undefined // It is not there, or was damaged: the next drill writes it anew.
  }
}
