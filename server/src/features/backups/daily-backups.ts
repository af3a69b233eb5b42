import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { type Drill, lastDrillOf } from './drill.ts'
import { type LastBackup, lastBackupOf } from './kept-backups.ts'

const hourMs = 3_600_000
/** How often it is looked whether a backup is due; after a failure it is tried again an hour later. */
const looks = { everyMs: 10 * 60_000, afterFailureMs: hourMs }
/** A backup is made at this hour by the clock of the machine, or at any hour when the last one is so old. */
const quiet = { hour: 3, leastAgeMs: 20 * hourMs, anyHourMs: 36 * hourMs }
/** A backup is restored as a drill each month, in a quiet hour, or at any hour a few days later; after a failure again each day. */
const drills = {
  everyMs: 30 * 24 * hourMs,
  anyHourMs: 33 * 24 * hourMs,
  afterFailureMs: 24 * hourMs,
}
/** From this age on people are warned that there is no new backup. */
const warnedMs = 3 * 24 * hourMs

/** Tells whether a backup is due at a time (epoch ms). The first one is due at once. */
export function isBackupDue(last: Pick<LastBackup, 'at'> | undefined, now: number): boolean {
  if (!last || last.at > now) return true
  const age = now - last.at
  return (
    age >= quiet.anyHourMs || (age >= quiet.leastAgeMs && new Date(now).getHours() === quiet.hour)
  )
}

/** Tells whether a drill is due at a time (epoch ms), where there is a backup. The first one is due at once. */
export function isDrillDue(last: Pick<Drill, 'at' | 'fault'> | undefined, now: number): boolean {
  if (!last || last.at > now) return true
  const age = now - last.at
  if (last.fault !== null) return age >= drills.afterFailureMs
  const isQuiet = new Date(now).getHours() === quiet.hour
  return age >= drills.anyHourMs || (age >= drills.everyMs && isQuiet)
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
  /** Its PostgreSQL; empty for a file in the data folder. */
  databaseUrl: string
  /** The program that makes a backup, and the folder for backups. */
  program: string
  place: string
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
}

/**
 * Makes a backup each day while the server runs, removes older ones, and restores one each month as a drill:
 * in a program of its own that comes after everybody else.
 */
export function startDailyBackups({ data, databaseUrl, program, place, clock, log }: Needs) {
  const triedAt = { backup: Number.NEGATIVE_INFINITY, drill: Number.NEGATIVE_INFINITY }
  let running: Promise<void> | undefined
  let stopRunning: () => void = () => undefined
  let isStopping = false
  const look = () => {
    const now = clock.now()
    if (running || isStopping) return
    const last = lastBackupOf(data)
    if (isBackupDue(last, now)) {
      if (isTriedJustNow('backup', now)) return
      begin(['--to', place, '--thin-out'], 'a backup was made', 'no backup was made')
    } else if (last && isDrillDue(lastDrillOf(data), now)) {
      if (isTriedJustNow('drill', now)) return
      begin(
        ['--drill'],
        'a backup was restored as a drill',
        'the last backup could not be restored',
      )
    }
  }
  function isTriedJustNow(what: 'backup' | 'drill', now: number): boolean {
    if (Math.abs(now - triedAt[what]) < looks.afterFailureMs) return true
    triedAt[what] = now
    return false
  }
  function begin(...work: Parameters<typeof runProgram>): void {
    running = runProgram(...work).finally(() => {
      running = undefined
      // The first backup is followed by the first drill.
      look()
    })
  }
  async function runProgram(flags: string[], done: string, failed: string): Promise<void> {
    const args = [program, '--data', data, ...flags]
    try {
      // Not among the arguments, which everybody on the machine sees: it may have a password.
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
      stopRunning = () => child.kill()
      let said = ''
      child.stderr.on('data', (chunk) => {
        said += chunk
      })
      const ended = once(child, 'close')
      child.once('spawn', () => comeLast(child))
      const [code] = await ended
      if (code === 0) log.info({ backup: lastBackupOf(data)?.file }, done)
      else if (!isStopping) log.error({ why: said.trim().slice(0, 1_000) }, failed)
    } catch (err) {
      log.error({ err }, failed)
    }
  }
  const timer = setInterval(look, looks.everyMs)
  look()
  return {
    /** Ends a backup that is being made, too; a backup of another day removes what is left of it. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isStopping = true
      stopRunning()
      await running
    },
  }
}

/** It has ended already where it refuses at once. */
function comeLast({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch (cause) {
    if (!(cause instanceof Error && 'info' in cause)) throw cause
  }
}
