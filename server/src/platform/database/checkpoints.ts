import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { reasonOf } from '../reason-of.ts'

/** How often it looks, how long it keeps a thread that has nothing to do, and the pause after a failure, ms. */
const usual = { lookMs: 250, idleMs: 60_000, pauseMs: 5_000 }

/** The pages that are worth a checkpoint: what SQLite itself takes. */
const pagesMost = 1_000

/**
 * A backstop for when the thread does not get through: then the writer moves the rest itself. It
 * also begins the log anew, which a checkpoint beside a writer never can.
 */
export const pagesOfWriter = 8_192

export type Checkpoints = { stop(): Promise<void> }

/**
 * Moves what was written from the log of a SQLite file into the file in a thread of its own: the
 * writer would wait for the disk at every thousandth page, and everybody with it. The thread is
 * started when there is that much to move, and ends when there is nothing for a minute.
 */
export function openCheckpoints(
  path: string,
  database: DatabaseSync,
  log: Pick<Logger, 'warn'>,
  { lookMs, idleMs, pauseMs } = usual,
): Checkpoints {
  let worker: Worker | undefined
  let isBusy = false
  let usedAt = 0
  /** Why the last one failed; null when it did not. */
  let failure: string | null = null
  // It says how much waits, and moves nothing.
  const look = database.prepare('pragma wal_checkpoint(noop)')

  function waitingPages(): number {
    if (database.isTransaction) return 0 // It looks again soon.
    const { log: written, checkpointed } = look.get() ?? {}
    return Number(written) - Number(checkpointed)
  }

  function startWorker(): Worker {
    const made = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: path,
    })
    made.unref()
    made.on('message', end)
    made.on('error', (error) => end(reasonOf(error)))
    made.on('exit', () => {
      isBusy = false
      if (worker === made) worker = undefined
    })
    return made
  }

  /** The writer moves the rest itself while the thread can not. */
  function end(why: string | null): void {
    if (why !== null && why !== failure) log.warn({ why }, 'moving the log of the database failed')
    failure = why
    isBusy = false
  }

  const timer = setInterval(() => {
    const now = performance.now()
    if (isBusy || (failure !== null && now - usedAt < pauseMs)) return
    if (waitingPages() >= pagesMost) {
      worker ??= startWorker()
      isBusy = true
      usedAt = now
      worker.postMessage('checkpoint')
    } else if (worker && now - usedAt > idleMs) {
      void worker.terminate()
      worker = undefined
    }
  }, lookMs)
  timer.unref()

  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await worker?.terminate()
    },
  }
}
