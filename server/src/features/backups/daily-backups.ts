import type { BackupSchedule } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { usualBackupSchedule } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Audit } from '../audit/audit.ts'
import { nobody } from '../audit/audit-writer.ts'
import type { BackupRuns } from './backup-runs.ts'
import { type Drill, lastDrillOf } from './drill.ts'
import { type LastBackup, lastBackupOf } from './kept-backups.ts'

const hourMs = 3_600_000
/** How often it is looked whether a backup is due; after a failure it is tried again an hour later. */
const looks = { everyMs: 10 * 60_000, afterFailureMs: hourMs }
/** After a night that the machine has slept through, a backup is made at any hour once the last one is so old. */
const anyHourMs = 36 * hourMs
/** A backup is restored as a drill each month, in the hour of backups, or at any hour a few days later; after a failure again each day. */
const drills = {
  everyMs: 30 * 24 * hourMs,
  anyHourMs: 33 * 24 * hourMs,
  afterFailureMs: 24 * hourMs,
}
/** From this age on people are warned that there is no new backup. */
const warnedMs = 3 * 24 * hourMs

/** When the hour of backups began last, by the clock of the machine, epoch ms. An hour that a day lacks begins with the next one. */
function lastHourBegan(hour: number, now: number): number {
  const today = new Date(now).setHours(hour, 0, 0, 0)
  return today <= now ? today : new Date(now - 24 * hourMs).setHours(hour, 0, 0, 0)
}

type Tried = {
  /** When a backup was tried last, epoch ms. */
  at: number
}

/**
 * Tells whether a backup is due at a time (epoch ms): in its hour of the day, and later where one was tried in
 * that hour and failed. The first one is due at once.
 */
export function isBackupDue(
  last: Pick<LastBackup, 'at'> | undefined,
  now: number,
  { hour }: Pick<BackupSchedule, 'hour'>,
  tried: Tried = { at: Number.NEGATIVE_INFINITY },
): boolean {
  if (!last || last.at > now || now - last.at >= anyHourMs) return true
  const began = lastHourBegan(hour, now)
  return last.at < began && (now - began < hourMs || tried.at >= began)
}

/** Tells whether a drill is due at a time (epoch ms), where there is a backup. The first one is due at once. */
export function isDrillDue(
  last: Pick<Drill, 'at' | 'fault'> | undefined,
  now: number,
  { hour }: Pick<BackupSchedule, 'hour'>,
): boolean {
  if (!last || last.at > now) return true
  const age = now - last.at
  if (last.fault !== null) return age >= drills.afterFailureMs
  const isInHour = now - lastHourBegan(hour, now) < hourMs
  return age >= drills.anyHourMs || (age >= drills.everyMs && isInHour)
}

/** Tells whether there is no backup from the last three days before a time, epoch ms. */
export const isBackupLate = (last: Pick<LastBackup, 'at'> | undefined, now: number): boolean =>
  last === undefined || now - last.at >= warnedMs

/** A sentence for the operator when the last backup is old, or cannot be restored; undefined while all is well. */
export function backupWarning(data: string, now: number): string | undefined {
  const last = lastBackupOf(data)
  const fault = lastDrillOf(data)?.fault
  if (!isBackupLate(last, now)) {
    return fault ? `The last drill could not restore the backup: ${fault}` : undefined
  }
  const since = last ? `since ${new Date(last.at).toISOString().slice(0, 10)}` : 'yet'
  return `There is no backup ${since}. The log says why; npm run backup -- --help says what is needed.`
}

type Needs = {
  data: string
  audit: Pick<Audit, 'enqueue'>
  runs: Pick<BackupRuns, 'backUp' | 'drill'>
  schedule: { read(): Promise<BackupSchedule> }
  clock: Clock
}

/** Makes a backup each day while the server runs, removes older ones, and restores one each month as a drill. */
export function startDailyBackups({ data, runs, schedule, clock, audit }: Needs) {
  const triedAt = { backup: Number.NEGATIVE_INFINITY, drill: Number.NEGATIVE_INFINITY }
  let known = usualBackupSchedule
  let isStopping = false
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    // While the database is away, the schedule counts that was read last.
    known = await schedule.read().catch(() => known)
    const now = clock.now()
    const last = lastBackupOf(data)
    if (isStopping) return
    if (isBackupDue(last, now, known, { at: triedAt.backup })) {
      if (isTriedJustNow('backup', now)) return
      const isMade = await runs.backUp(known)
      if (isMade === undefined) return
      audit.enqueue('server.backup_ended', nobody, { done: isMade })
      await look()
    } else if (last && isDrillDue(lastDrillOf(data), now, known)) {
      if (isTriedJustNow('drill', now)) return
      const isRestored = await runs.drill()
      if (isRestored !== undefined)
        audit.enqueue('server.drill_ended', nobody, { done: isRestored })
    }
  }
  function isTriedJustNow(what: 'backup' | 'drill', now: number): boolean {
    if (Math.abs(now - triedAt[what]) < looks.afterFailureMs) return true
    triedAt[what] = now
    return false
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }
  const timer = setInterval(lookOnce, looks.everyMs)
  lookOnce()
  return {
    /** Begins nothing any more; resolves once the runs have ended what is under way. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isStopping = true
      await looking
    },
  }
}
