import type { Logger } from 'pino'
import { forEverybody } from '../../platform/after-others.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Entry } from './chain.ts'

export type NewEntry = Omit<Entry, 'id'>

/** How long an entry waits for others (ms), the pause before a retry (ms), and how many are written at once or may wait. */
export const batchDefaults = { gatherMs: 250, retryMs: 1_000, batchMost: 500, waitingMost: 10_000 }

type Needs = {
  /** Resolves with whether more entries wait in the database. */
  write(entries: readonly NewEntry[]): Promise<boolean>
  log: Pick<Logger, 'error'>
}

/**
 * Gathers entries in memory and writes them in batches a moment later, with those that wait in the
 * database; again after the database has failed.
 */
export function gatherBatches(
  needs: Needs,
  { gatherMs, retryMs, batchMost, waitingMost }: typeof batchDefaults,
) {
  let waiting: NewEntry[] = []
  /** Whether entries may wait in the database. */
  let isMore = false
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let lastError: unknown

  /** Writes until nothing waits, or the database fails. */
  async function writeAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (isMore || waiting.length > 0) {
      if (!(await write(waiting.splice(0, batchMost)))) return schedule(retryMs)
    }
  }

  async function write(batch: NewEntry[]): Promise<boolean> {
    isMore = false
    try {
      if (await needs.write(batch)) isMore = true
      return true
    } catch (err) {
      lastError = err
      needs.log.error({ err }, 'writing to the audit log failed')
      waiting = [...batch, ...waiting]
      isMore = true
      return false
    }
  }

  function beginWriting(): Promise<void> {
    writing ??= forEverybody(writeAll).finally(() => {
      writing = undefined
      // Something may have come after the last look.
      if (isMore || waiting.length > 0) schedule(gatherMs)
    })
    return writing
  }

  function schedule(ms: number): void {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = undefined
      void beginWriting()
    }, ms)
  }

  return {
    /** Whether one more entry may wait. */
    hasRoom: (): boolean => waiting.length < waitingMost,

    /** How many entries wait in memory. */
    waiting: (): number => waiting.length,

    /** Writes an entry a moment later. */
    add(entry: NewEntry): void {
      waiting.push(entry)
      schedule(gatherMs)
    },

    /** Writes what waits in the database a moment later. */
    writeSoon(): void {
      isMore = true
      schedule(gatherMs)
    },

    /** Writes what waits by now; resolves also where the database fails. */
    async writeNow(): Promise<void> {
      await writing
      isMore = true
      await beginWriting()
    },

    /** Writes all waiting entries once more. @throws Error when some of them can't be written. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      while (writing !== undefined) await writing
      await writeAll()
      const count = waiting.length
      if (count === 0) return
      needs.log.error({ count }, 'the audit log is not complete')
      throw new Error(`${count} entries, ${reasonOf(lastError)}`)
    },
  }
}
