import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { type KeptBackups, lastBackupOf } from './kept-backups.ts'

/** A message of the program that makes backups: how far it is, or why it could not do its work. */
const programMessage = z.union([
  z.object({ step: z.string(), part: z.number().nullable() }),
  z.object({ fault: z.string() }),
])
export type BackupMessage = z.infer<typeof programMessage>

type Kind = 'backup' | 'drill'

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

type Work = { kind: Kind; step: string | null; part: number | null }

export type BackupRuns = ReturnType<typeof openBackupRuns>

const unexpected = 'Something unexpected has happened. The log of the server has it.'

/** Makes backups and drills, one at a time, in a program of its own that comes after everybody else. */
export function openBackupRuns({ data, databaseUrl, program, place, clock, log }: Needs) {
  let work: Work | undefined
  let failure: { at: number; reason: string } | undefined
  let running: Promise<boolean> | undefined
  let stopRunning: () => void = () => undefined
  let isStopping = false

  /** Whether it went well. */
  async function runProgram(kind: Kind, flags: string[]): Promise<boolean> {
    let fault: string | undefined
    let said = ''
    try {
      // Not among the arguments, which everybody on the machine sees: it may have a password.
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const child = spawn(process.execPath, [program, '--data', data, ...flags], {
        env,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      stopRunning = () => child.kill()
      child.stderr?.on('data', (chunk) => {
        said = (said + chunk).slice(0, 1_000)
      })
      child.on('message', (sent) => {
        const message = programMessage.parse(sent)
        if ('fault' in message) fault = message.fault
        else work = { kind, ...message }
      })
      const ended = once(child, 'close')
      child.once('spawn', () => comeLast(child))
      const [code] = await ended
      if (code === 0) {
        settled(kind)
        return true
      }
    } catch (err) {
      said = String(err)
    }
    if (!isStopping) failed(kind, fault ?? unexpected, said.trim())
    return false
  }

  function settled(kind: Kind): void {
    if (kind === 'backup') failure = undefined
    const done = kind === 'backup' ? 'a backup was made' : 'a backup was restored as a drill'
    log.info({ backup: lastBackupOf(data)?.file }, done)
  }

  function failed(kind: Kind, reason: string, why: string): void {
    if (kind === 'backup') failure = { at: clock.now(), reason }
    log.error(
      { why },
      kind === 'backup' ? 'no backup was made' : 'the last backup could not be restored',
    )
  }

  function begin(kind: Kind, flags: string[]): Promise<boolean> | undefined {
    if (running || isStopping) return undefined
    work = { kind, step: null, part: null }
    running = runProgram(kind, flags).finally(() => {
      running = undefined
      work = undefined
    })
    return running
  }

  return {
    place,
    /** The backup or drill under way; null for none. */
    work: (): Work | null => work ?? null,
    /** The last backup that failed, until another one went well; the data folder has the last drill. */
    failure: () => failure ?? null,
    /**
     * Begins a backup, after which those go that need not be kept. Resolves with whether it went well;
     * undefined where something is under way.
     */
    backUp: ({ days, weeks, months }: KeptBackups) =>
      begin('backup', ['--to', place, `--thin-out=${days},${weeks},${months}`]),
    /** Begins a drill. Resolves with whether it went well; undefined where something is under way. */
    drill: () => begin('drill', ['--drill']),
    /** Ends what is under way, too; a backup of another day removes what is left of it. */
    async stop(): Promise<void> {
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
