import type { Logger } from 'pino'
import { reasonOf } from '../../platform/reason-of.ts'
import type { Entry } from './chain.ts'

export type NewEntry = Omit<Entry, 'id'>

/** How long an entry waits for others (ms), the pause before a retry (ms), and how many are written at once or may wait. */
export const batchDefaults = { gatherMs: 250, retryMs: 1_000, batchMost: 500, waitingMost: 10_000 }

/** `written` exists if somebody waits for the entry. */
type Waiting = { entry: NewEntry; written?: PromiseWithResolvers<void> }

/**
 * Gathers entries in memory and writes them in batches: at once if somebody waits for one of
 * them, else a moment later, and again after the database has failed.
 */
export function gatherBatches(
  needs: {
    /** @param isAwaited whether somebody waits until the entries are stored for good. */
    write(entries: NewEntry[], isAwaited: boolean): Promise<void>
    /** The entry that is written after entries were lost. */
    lostEntry(count: number): NewEntry
    log: Pick<Logger, 'error'>
  },
  { gatherMs, retryMs, batchMost, waitingMost }: typeof batchDefaults,
) {
  let waiting: Waiting[] = []
  let lost = 0
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let lastError: unknown

  /** Writes until nothing waits, or the database fails. */
  async function writeAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      if (!(await write(waiting.splice(0, batchMost)))) return writeSoon(retryMs)
      if (lost > 0) waiting.push({ entry: needs.lostEntry(lost) })
      lost = 0
    }
  }

  async function write(batch: Waiting[]): Promise<boolean> {
    const entries = batch.map(({ entry }) => entry)
    const isAwaited = batch.some(({ written }) => written)
    try {
      await needs.write(entries, isAwaited)
      for (const { written } of batch) written?.resolve()
      return true
    } catch (err) {
      lastError = err
      needs.log.error({ err }, 'writing to the audit log failed')
      for (const { written } of batch) written?.reject(err)
      waiting = [...batch.filter(({ written }) => !written), ...waiting]
      return false
    }
  }

  function writeNow(): void {
    writing ??= writeAll().finally(() => {
      writing = undefined
      // An entry may have come after the last look, or behind a batch that failed.
      if (waiting.some(({ written }) => written)) writeNow()
    })
  }

  function writeSoon(ms: number): void {
    if (!isClosed) timer ??= setTimeout(writeNow, ms)
  }

  return {
    /** Writes an entry at once; resolves when it is stored, rejects when it can't be. */
    addNow(entry: NewEntry): Promise<void> {
      const written = Promise.withResolvers<void>()
      waiting.push({ entry, written })
      writeNow()
      return written.promise
    },

    /** Writes an entry a moment later, or counts it as lost when too many wait. */
    addSoon(entry: NewEntry): void {
      if (waiting.length >= waitingMost) lost += 1
      else waiting.push({ entry })
      writeSoon(gatherMs)
    },

    /** Counts an entry as lost. */
    lose(): void {
      lost += 1
    },

    /** Writes all waiting entries once more. @throws Error when some of them can't be written. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      while (writing !== undefined) await writing
      if (lost > 0) waiting.push({ entry: needs.lostEntry(lost) })
      lost = 0
      await writeAll()
      const count = waiting.length
      if (count === 0) return
      needs.log.error({ count }, 'the audit log is not complete')
      throw new Error(`${count} entries, ${reasonOf(lastError)}`)
    },
  }
}
