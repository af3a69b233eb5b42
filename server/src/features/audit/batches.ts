import type { Logger } from 'pino'
import type { Entry } from './chain.ts'

export type NewEntry = Omit<Entry, 'id'>

/** How long an entry may wait for company (ms), how much is written together, and how much may wait. */
export const batchDefaults = { gatherMs: 250, retryMs: 1_000, batchMost: 500, waitingMost: 10_000 }

/** `told` is there where somebody waits for it. */
type Waiting = { entry: NewEntry; told?: PromiseWithResolvers<void> }

/**
 * Gathers entries in memory and writes them together: at once when somebody
 * waits for one of them, else a moment later; again when the database has refused.
 */
export function gatherBatches(
  needs: {
    /** @param isAwaited whether somebody waits until it is stored for good. */
    write(entries: NewEntry[], isAwaited: boolean): Promise<void>
    /** What is written when entries could not be kept. */
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

  /** Writes until nothing waits, or the database refuses. */
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
    const isAwaited = batch.some(({ told }) => told)
    try {
      await needs.write(entries, isAwaited)
      for (const { told } of batch) told?.resolve()
      return true
    } catch (err) {
      needs.log.error({ err }, 'writing the record failed')
      for (const { told } of batch) told?.reject(err)
      waiting = [...batch.filter(({ told }) => !told), ...waiting]
      return false
    }
  }

  function writeNow(): void {
    writing ??= writeAll().finally(() => {
      writing = undefined
      // Came when it had looked for the last time, or behind a batch that failed.
      if (waiting.some(({ told }) => told)) writeNow()
    })
  }

  function writeSoon(ms: number): void {
    if (!isClosed) timer ??= setTimeout(writeNow, ms)
  }

  return {
    /** Resolves when it is stored, rejects when it can't be. */
    addNow(entry: NewEntry): Promise<void> {
      const told = Promise.withResolvers<void>()
      waiting.push({ entry, told })
      writeNow()
      return told.promise
    },

    addSoon(entry: NewEntry): void {
      if (waiting.length >= waitingMost) lost += 1
      else waiting.push({ entry })
      writeSoon(gatherMs)
    },

    /** Counts what is not even tried to be kept. */
    lose(): void {
      lost += 1
    },

    /** Writes what waits, once more. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      while (writing !== undefined) await writing
      await writeAll()
      const count = waiting.length
      if (count > 0) needs.log.error({ count }, 'the record is not complete')
    },
  }
}
