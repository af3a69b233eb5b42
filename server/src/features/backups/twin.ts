import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Keys, openKeys } from '../../platform/keys.ts'
import { keyedFingerprint, sameFingerprint } from '../../platform/random.ts'
import { inPlace, isPlaceNow, oneLook } from './backup-place.ts'

/*
 * A restore is noted beside the backups, so that the machine from which they are notices, should it come
 * back: devices and people would be with two servers. The restored home has another token key, and so
 * another fingerprint; the audit key is the same, and seals the note.
 */

const restoredNote = z.object({
  /** Epoch ms. */
  at: z.int(),
  /** The fingerprint of the keys that the restored home has. */
  fingerprint: z.string(),
  seal: z.string(),
})

const notesIn = (place: string) => join(place, 'roomwire-restored.jsonl')

/** How long the folder may take for a note, ms. */
const noteMs = 10_000

/**
 * Notes that the home of a data folder was restored from a backup of this folder; a folder that is none for
 * backups gets no note.
 * @throws the error of the disk, or BackupError where it gives no answer
 */
export async function noteRestored(place: string, data: string, at: number): Promise<void> {
  const { audit, fingerprint } = openKeys(data)
  const note = { at, fingerprint, seal: sealOf(audit, at, fingerprint) }
  await inPlace(place, noteMs, append(place, `${JSON.stringify(note)}\n`))
}

async function append(place: string, line: string): Promise<void> {
  if (!(await isPlaceNow(place))) return
  await writeFile(notesIn(place), line, { flag: 'a', mode: 0o600, flush: true })
}

/**
 * Looks when a backup of this home was restored last, on another machine and not here, epoch ms; undefined for
 * never, and where its disk does not say.
 */
export function watchTwin(place: string, data: string): () => Promise<number | undefined> {
  return oneLook(async () => {
    const notes = await readFile(notesIn(place), 'utf8').catch(() => '')
    return sinceIn(notes, data)
  }, undefined)
}

function sinceIn(notes: string, data: string): number | undefined {
  if (notes === '' || !existsSync(join(data, 'keys.json'))) return undefined
  const keys = openKeys(data)
  const last = notes
    .split('\n')
    .flatMap((line) => readNote(line, keys))
    .at(-1)
  return last && last.fingerprint !== keys.fingerprint ? last.at : undefined
}

/** A sentence for the operator of a machine whose home was restored on another one; undefined where none was. */
export async function twinWarning(place: string, data: string): Promise<string | undefined> {
  const since = await watchTwin(place, data)()
  if (since === undefined) return undefined
  const day = new Date(since).toISOString().slice(0, 10)
  return `This home was restored from a backup on another machine on ${day}. If that one is in use, stop this one: people and devices would use both. If it was a trial, remove ${notesIn(place)}.`
}

/** The note of a line; empty for one of another installation, or one that was changed. */
function readNote(line: string, { audit }: Pick<Keys, 'audit'>) {
  const { data } = restoredNote.safeParse(parsed(line))
  if (!data || !sameFingerprint(data.seal, sealOf(audit, data.at, data.fingerprint))) return []
  return [data]
}

const sealOf = (key: Buffer, at: number, fingerprint: string): string =>
  keyedFingerprint(key, JSON.stringify(['restored', at, fingerprint]))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // A power cut may have cut the last line: the schema refuses it.
  }
}
