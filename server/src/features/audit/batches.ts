import type { Logger } from 'pino'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Entry } from './chain.ts'

export type NewEntry = Omit<Entry, 'id'>

/** How long an entry waits for others (ms), the pause before a retry (ms), and how many are written at once or may wait. */
export const batchDefaults = { gatherMs: 250, retryMs: 1_000, batchMost: 500, waitingMost: 10_000 }

type Needs = {
  /** Resolves with whether more entries wait in the database. */
  write(entries: readonly NewEntry[]): Promise<boolean>
  /** The entry that is written after entries were lost. */
  lostEntry(count: number): NewEntry
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
  let lost = 0
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
      reportLost()
    }
  }

  function reportLost(): void {
    if (lost > 0) waiting.push(needs.lostEntry(lost))
    lost = 0
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
    writing ??= writeAll().finally(() => {
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
    /** Writes an entry a moment later, or counts it as lost when too many wait; counts one more as lost without one. */
    add(entry?: NewEntry): void {
      if (!entry || waiting.length >= waitingMost) lost += 1
      else waiting.push(entry)
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
      reportLost()
      await writeAll()
      const count = waiting.length
      if (count === 0) return
      needs.log.error({ count }, 'the audit log is not complete')
      throw new Error(`${count} entries, ${reasonOf(lastError)}`)
    },
  }
}
