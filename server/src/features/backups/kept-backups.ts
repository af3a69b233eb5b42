import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BackupSchedule } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'

/** The number of days, weeks and months of which the last backup is kept. */
export type KeptBackups = Pick<BackupSchedule, 'days' | 'weeks' | 'months'>

const backupName = /^roomwire-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.age$/

/** The name of a backup made at this time, epoch ms. Names sort by time; colons stand in no file name of Windows. */
export const nameOfBackup = (at: number): string =>
  `roomwire-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}.age`

/**
 * The path of a backup that is made now, and that time, epoch ms. Names have whole seconds: it waits until the
 * second of another backup in this folder is over.
 */
export async function newBackupIn(
  place: string,
  clock: Clock,
): Promise<{ madeAt: number; file: string }> {
  const named = (madeAt: number) => ({ madeAt, file: join(place, nameOfBackup(madeAt)) })
  const first = named(clock.now())
  if (!existsSync(first.file) && !existsSync(`${first.file}.part`)) return first
  await setTimeout(1_000 - (first.madeAt % 1_000))
  return named(clock.now())
}

/** When the backup of this name was made, epoch ms; undefined for every other file. */
export function timeOfBackup(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = backupName.exec(name) ?? []
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}

/**
 * Tells which of some files are backups that need not be kept any more: neither the last one of one of the
 * last days, weeks or months that have any. The newest of all is always kept.
 */
export function outdatedBackups(names: readonly string[], kept: KeptBackups): string[] {
  const backups = names
    .filter((name) => backupName.test(name))
    .sort()
    .reverse()
  const lastOfEach = (periodOf: (day: Date) => string, most: number) => {
    const periods = Map.groupBy(backups, (name) => periodOf(dayOf(name)))
    return [...periods.values()].slice(0, most).flatMap(([newest]) => newest ?? [])
  }
  const keep = new Set([
    ...lastOfEach((day) => day.toISOString().slice(0, 10), kept.days),
    ...lastOfEach((day) => String(weekOf(day)), kept.weeks),
    ...lastOfEach((day) => day.toISOString().slice(0, 7), kept.months),
  ])
  return backups.filter((name) => !keep.has(name))
}

const dayOf = (name: string): Date => new Date(backupName.exec(name)?.[1] ?? 0)

/** Weeks since Monday, 1 January 1968. */
const weekOf = (day: Date): number => Math.floor((day.getTime() / 86_400_000 + 731) / 7)

/** Removes the backups of a folder that need not be kept any more. */
export function thinOut(place: string, kept: KeptBackups): void {
  for (const name of outdatedBackups(readdirSync(place), kept)) rmSync(join(place, name))
}

const lastBackup = z.object({
  /** When it was made, epoch ms. */
  at: z.number(),
  file: z.string(),
  bytes: z.number(),
})
export type LastBackup = z.infer<typeof lastBackup>

const noteIn = (data: string) => join(data, 'backup.json')

/** Remembers the last backup that was opened again and is whole. */
export function noteBackup(data: string, last: LastBackup): void {
  writeFileSync(`${noteIn(data)}.new`, `${JSON.stringify(last)}\n`, { mode: 0o600 })
  renameSync(`${noteIn(data)}.new`, noteIn(data))
}

/** The last whole backup of a home; undefined where none is known. */
export function lastBackupOf(data: string): LastBackup | undefined {
  try {
    return lastBackup.parse(JSON.parse(readFileSync(noteIn(data), 'utf8')))
  } catch {
    return undefined // It is not there, or was damaged: the next backup writes it anew.
  }
}
