import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { reasonOf } from '../reason-of.ts'

/*
 * A page of the file that was damaged on its disk is noticed when somebody reads it, which may be years
 * later. So the file is looked through: at each start what is quick, and once a week the whole of it.
 */

/** The thread's task (check-worker.ts): how thoroughly it checks, and how long it rests after each table. */
export type CheckOrder = { file: string; kind: 'quick' | 'whole'; throttle: number }

/** How long after the start the quick check comes, ms: it delays nobody. */
const quickAfterMs = 2_000

/** The time until all of it is checked again, ms. */
const wholeMs = 7 * 24 * 3_600_000

/** The result of the last check of the whole file, and when that was; kept beside the database. */
const checkNote = z.object({ checkedAt: z.number(), faults: z.array(z.string()) })
type CheckNote = z.infer<typeof checkNote>

/** The file of that result. */
const noteOf = (file: string) => `${file}.check.json`

/** The result of the last check; undefined where there was none. */
export function readCheck(file: string): CheckNote | undefined {
  try {
    return checkNote.parse(JSON.parse(readFileSync(noteOf(file), 'utf8')))
  } catch {
    return undefined // Then it is checked again.
  }
}

/** Keeps the result of a check of the whole file. */
export function noteCheck(file: string, note: CheckNote): void {
  const draft = `${noteOf(file)}.part`
  try {
    writeFileSync(draft, `${JSON.stringify(note)}\n`, { mode: 0o600 })
    renameSync(draft, noteOf(file))
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Checks a SQLite file in a thread of its own, over a connection that only reads, one table after another.
 * @param throttle after each table the thread rests so many times as long as that took.
 * @returns what is wrong with it.
 */
export function checkFile(
  file: string,
  kind: CheckOrder['kind'],
  { throttle = 0, signal }: { throttle?: number; signal?: AbortSignal } = {},
): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const workerData: CheckOrder = { file, kind, throttle }
  const thread = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData })
  thread.unref()
  const stop = () => void thread.terminate()
  signal?.addEventListener('abort', stop)
  thread.on('message', resolve)
  thread.on('error', reject)
  thread.on('exit', () => {
    signal?.removeEventListener('abort', stop)
    reject(new Error('The check was broken off'))
  })
  return promise
}

/** Checks the whole file, and writes down what came of it. */
export async function checkWhole(
  file: string,
  clock: Clock,
  how: Parameters<typeof checkFile>[2] = {},
): Promise<string[]> {
  const faults = await checkFile(file, 'whole', how)
  noteCheck(file, { checkedAt: clock.now(), faults })
  return faults
}

export type DatabaseChecks = ReturnType<typeof openDatabaseChecks>

/** Looks after the file of the database: says every fault in the log, again at each start until it is well. */
export function openDatabaseChecks(
  file: string,
  log: Pick<Logger, 'error' | 'warn'>,
  clock: Clock,
) {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<void> | undefined

  const say = (faults: readonly string[]) => {
    if (faults.length > 0) log.error({ faults }, databaseFault)
  }

  async function run(work: () => Promise<string[]>): Promise<void> {
    try {
      say(await work())
    } catch (cause) {
      if (!signal.aborted) log.warn({ why: reasonOf(cause) }, 'the database could not be checked')
    }
  }

  /** One at a time. */
  function once(work: () => Promise<string[]>): Promise<void> {
    running ??= run(work).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    /** Says what the last check has found, and does the quick one a moment later. */
    start(): void {
      say(readCheck(file)?.faults ?? [])
      const quick = () =>
        once(async () => {
          const faults = await checkFile(file, 'quick', { signal })
          if (faults.length > 0) noteCheck(file, { checkedAt: 0, faults })
          return faults
        })
      const timer = setTimeout(() => void quick(), quickAfterMs).unref()
      signal.addEventListener('abort', () => clearTimeout(timer))
    },

    /** Checks the whole file if that was a week ago, or if it was not well then. */
    async tend(): Promise<void> {
      const last = readCheck(file)
      const agoMs = clock.now() - (last?.checkedAt ?? 0)
      // It is due also where the clock was put back.
      const isDue = !last || last.faults.length > 0 || agoMs < 0 || agoMs >= wholeMs
      if (isDue) await once(() => checkWhole(file, clock, { throttle: 4, signal }))
    },

    async stop(): Promise<void> {
      ending.abort()
      await running
    },
  }
}

/** The log's message for a fault. */
export const databaseFault =
  'the database is damaged; docs/operations.md tells what to do (A damaged database)'
