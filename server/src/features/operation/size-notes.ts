import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const dayMs = 24 * 3_600_000

/** How many days are noted: the growth in a month is found by those of the last 30. */
const notedDays = 30

/** How large something was on a day, bytes. */
const sizeNote = z.object({ at: z.number(), database: z.number(), history: z.number() })
export type SizeNote = z.infer<typeof sizeNote>

const notesIn = (data: string) => join(data, 'sizes.json')

/** The notes of a data folder, oldest first; none where the file is missing or damaged. */
export function readSizeNotes(data: string): SizeNote[] {
  try {
    return z.array(sizeNote).parse(JSON.parse(readFileSync(notesIn(data), 'utf8')))
  } catch {
    return [] // The next note begins anew.
  }
}

/** Notes how large all is, once a day; `read` is asked only when a note is due. @throws the error of the disk. */
export async function noteSizes(
  data: string,
  now: number,
  read: () => Promise<Omit<SizeNote, 'at'>>,
): Promise<void> {
  const kept = readSizeNotes(data).filter(({ at }) => at <= now && now - at <= notedDays * dayMs)
  const last = kept.at(-1)
  if (last && now - last.at < dayMs) return
  const notes = [...kept, { at: now, ...(await read()) }]
  writeFileSync(`${notesIn(data)}.new`, `${JSON.stringify(notes)}\n`, { mode: 0o600 })
  renameSync(`${notesIn(data)}.new`, notesIn(data))
}

/** The growth in 30 days, bytes, from the oldest note until now; null before there is a note from the day before. */
export function growthOf(
  notes: readonly SizeNote[],
  kind: 'database' | 'history',
  now: { at: number; bytes: number },
): number | null {
  const first = notes.find(
    ({ at }) => now.at - at >= dayMs && now.at - at <= (notedDays + 1) * dayMs,
  )
  if (!first) return null
  return Math.round(((now.bytes - first[kind]) / (now.at - first.at)) * notedDays * dayMs)
}
