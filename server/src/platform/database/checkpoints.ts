import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { reasonOf } from '../reason-of.ts'

/** How often it looks, how long it keeps a thread that has nothing to do, and the pause after a failure, ms. */
export const usual = { lookMs: 250, idleMs: 60_000, pauseMs: 5_000 }

/** The pages that are worth a checkpoint: what SQLite itself takes. */
const pagesMost = 1_000

/** A backstop for when the thread does not get through: then the writer moves the rest itself, and everybody waits for the disk. */
export const pagesOfWriter = 8_192

/** From how many pages on the log is to begin anew: the next writer does that if all of it has been moved. */
export const pagesOfLog = pagesOfWriter / 2

/** `move` waits for nobody, and nobody for it. `empty` also cuts the log to nothing, if nobody reads or writes. */
export type CheckpointKind = 'move' | 'empty'
/** Why it failed, or null; not whole when others kept it from it. */
export type CheckpointAnswer = { isWhole: boolean; failure: string | null }

export type Checkpoints = {
  /** Empties the log. Nobody may write with this program's connection meanwhile. Returns false when others use the file. */
  empty(): Promise<boolean>
  /** Moves what is in the log into the file, as far as nobody reads it. */
  move(): Promise<boolean>
  /** Whether the log is moved now so that it can begin anew: whoever can wait with writing should. */
  isMovingAll(): boolean
  stop(): Promise<void>
}

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
  /** Those who wait for the thread, which answers one after another. */
  let waiting: ((answer: CheckpointAnswer) => void)[] = []
  let usedAt = 0
  let isMovingAll = false
  /** Why the last one failed; null when it did not. */
  let failure: string | null = null
  // It says how much waits, and moves nothing.
  const look = database.prepare('pragma wal_checkpoint(noop)')

  /** The pages in the log, and how many of them have not been moved. */
  function lookAtLog(): { written: number; waiting: number } {
    if (database.isTransaction) return { written: 0, waiting: 0 } // It looks again soon.
    const { log: written, checkpointed } = look.get() ?? {}
    return { written: Number(written), waiting: Number(written) - Number(checkpointed) }
  }

  function startWorker(): Worker {
    const made = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: path,
    })
    let why: string | null = null
    made.unref()
    made.on('message', (answer: CheckpointAnswer) => waiting.shift()?.(answer))
    made.on('error', (error) => {
      why = reasonOf(error)
    })
    made.on('exit', () => {
      if (worker === made) worker = undefined
      const left = waiting
      waiting = []
      for (const end of left) end({ isWhole: false, failure: why })
    })
    return made
  }

  /** The writer moves the rest itself while the thread can not. */
  async function checkpoint(kind: CheckpointKind): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<CheckpointAnswer>()
    worker ??= startWorker()
    waiting.push(resolve)
    usedAt = performance.now()
    worker.postMessage(kind)
    const { isWhole, failure: why } = await promise
    if (why !== null && why !== failure) log.warn({ why }, 'moving the log of the database failed')
    failure = why
    return isWhole
  }

  const timer = setInterval(() => {
    const rested = performance.now() - usedAt
    if (waiting.length > 0 || (failure !== null && rested < pauseMs)) return
    const { written, waiting: pages } = lookAtLog()
    isMovingAll = written >= pagesOfLog && pages > 0
    if (isMovingAll || pages >= pagesMost) {
      void checkpoint('move').then(() => {
        isMovingAll = false
      })
    } else if (worker && rested > idleMs) {
      void worker.terminate()
      worker = undefined
    }
  }, lookMs)
  timer.unref()

  return {
    empty: () => checkpoint('empty'),
    move: () => checkpoint('move'),
    isMovingAll: () => isMovingAll,
    async stop(): Promise<void> {
      clearInterval(timer)
      await worker?.terminate()
    },
  }
}
