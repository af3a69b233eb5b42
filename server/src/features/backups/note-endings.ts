import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Audit } from '../audit/audit.ts'
import { inPlace, isPlaceNow, within } from './backup-place.ts'
import { type Ending, endingOf, noteOf } from './endings.ts'
import { timeOfBackup } from './kept-backups.ts'
import type { RestoredStore } from './restored-store.ts'

/** How often endings are looked for, ms. */
const roundMs = 10_000

/** How long the last round may hold up a stop, ms: a disk in the network may never give an answer. */
const lastRoundMs = 5_000

/** From this size on, bytes, notes go that are older than each backup. */
const thinnedFrom = 256 * 1024

/** The file with the notes, in a folder for backups. */
export const notesIn = (place: string) => join(place, 'roomwire-ended.jsonl')

type Needs = {
  /** The folder for backups; while its disk is missing the notes wait. */
  place: string
  key: Buffer
  restored: RestoredStore
  /** Links the latest entries: an ending of a moment ago is found only then. */
  audit: Pick<Audit, 'linkNow'>
}

/**
 * Notes beside the backups what has ended since the last time. A note that was then not remembered, as after
 * a crash, is made twice.
 */
export async function noteEndings({ place, key, restored, audit }: Needs): Promise<void> {
  if (!(await isPlaceNow(place))) return
  await audit.linkNow()
  let noted = await restored.notedUpTo()
  for (let after = noted; ; ) {
    const { endings, upTo } = await restored.endingsAfter(after)
    if (endings.length > 0) await append(place, key, endings)
    const isLast = upTo === after
    // It need not be remembered each time: what is looked through again is little.
    if (endings.length > 0 || upTo - noted > 5_000) {
      await restored.setNoted(upTo)
      noted = upTo
    }
    if (isLast) return
    after = upTo
  }
}

async function append(place: string, key: Buffer, endings: readonly Ending[]): Promise<void> {
  const file = notesIn(place)
  const text = endings.map((one) => noteOf(key, one)).join('')
  await writeFile(file, text, { flag: 'a', mode: 0o600, flush: true })
  if ((await stat(file)).size > thinnedFrom) await thinNotes(place, key)
}

/** Drops what ended before the oldest backup was made: none of them holds it. Lines of others stay. */
async function thinNotes(place: string, key: Buffer): Promise<void> {
  const times = (await readdir(place)).flatMap((name) => timeOfBackup(name) ?? [])
  if (times.length === 0) return
  const oldest = Math.min(...times)
  const file = notesIn(place)
  const kept = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && endingOf(key, line).every(({ at }) => at >= oldest))
  await writeFile(`${file}.new`, `${kept.join('\n')}\n`, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** How long a folder may take to tell what has ended, ms. */
const readMs = 30_000

/**
 * The endings that were noted in a folder by the installation of this key; none where there are no notes.
 * @throws the error of the disk, or BackupError where it gives no answer
 */
export async function notedEndings(place: string, key: Buffer): Promise<Ending[]> {
  const reading = readFile(notesIn(place), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return ''
    throw cause
  })
  const notes = await inPlace(place, readMs, reading)
  return notes.split('\n').flatMap((line) => endingOf(key, line))
}

/** Notes endings while the server runs. A failure is tried again in the next round, and logged once until it is over. */
export function startNotingEndings({ log, ...needs }: Needs & { log: Pick<Logger, 'error'> }) {
  let hasFailed = false
  let round: Promise<void> | undefined
  const look = () => {
    round ??= noteEndings(needs)
      .then(() => {
        hasFailed = false
      })
      .catch((err) => {
        if (!hasFailed) log.error({ err }, 'what has ended could not be noted beside the backups')
        hasFailed = true
      })
      .finally(() => {
        round = undefined
      })
    return round
  }
  const timer = setInterval(look, roundMs)
  return {
    /** Notes what has ended by now; where the disk gives no answer, the next start does. */
    async stop(): Promise<void> {
      clearInterval(timer)
      const lastRound = async () => {
        await round
        await look()
      }
      await within(lastRoundMs, lastRound(), undefined)
    },
  }
}
