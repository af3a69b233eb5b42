import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { inDataFolder } from './keys.ts'
import { version } from './version.ts'

/*
 * `lock.json` of a data folder: which server runs on it. It is for people and for programs beside the
 * server, and locks nothing: a server that was killed leaves it.
 */

/** A running server; what is not known yet is missing. */
const runningNote = z.object({
  pid: z.number(),
  /** Epoch ms. */
  startedAt: z.number(),
  /** The release that runs. */
  version: z.string().optional(),
  /** The port of HTTP. */
  port: z.number().optional(),
  /** The address at which devices on this machine reach it. */
  mqtt: z.url({ protocol: /^mqtts?$/ }).optional(),
})
export type RunningNote = z.infer<typeof runningNote>

const noteIn = (folder: string) => join(folder, 'lock.json')

/** Writes that this process runs on the folder. @throws DataFolderError. */
export function writeRunningNote(folder: string, note: Omit<RunningNote, 'pid' | 'version'>): void {
  const written: RunningNote = { pid: process.pid, version, ...note }
  inDataFolder(() => writeFileSync(noteIn(folder), `${JSON.stringify(written)}\n`, { mode: 0o600 }))
}

/** Removes the note of this process. The note of another server on the same folder stays. */
export function removeRunningNote(folder: string): void {
  if (readRunningNote(folder)?.pid === process.pid) rmSync(noteIn(folder), { force: true })
}

/** The server that has noted itself last, whether it still runs or not; undefined where none can be read. */
export function readRunningNote(folder: string): RunningNote | undefined {
  try {
    return runningNote.parse(JSON.parse(readFileSync(noteIn(folder), 'utf8')))
  } catch {
    return undefined
  }
}
