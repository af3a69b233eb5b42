import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transactions.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import { auditStore } from './audit-store.ts'
import type { Entry } from './chain.ts'

/** Who did it, and in which home; an actor is one. Nobody: the server itself, or somebody unknown. */
export type Who = { homeId: number | null; personId: number | null }
export const nobody: Who = { homeId: null, personId: null }

/** How long what is noted may wait for company (ms), how much is written together, and how much may wait. */
const usual = { gatherMs: 250, retryMs: 1_000, batchMost: 500, waitingMost: 10_000 }

type NewEntry = Omit<Entry, 'id'>
/** `told` is there where somebody waits for it. */
type Waiting = { entry: NewEntry; told?: PromiseWithResolvers<void> }

export type Audit = ReturnType<typeof openAudit>

/**
 * Keeps a record of what was done. Much is written at once, by one replica after
 * another, so that all of them add to one chain (see chain.ts).
 * @param transactions `lasting` for batches that somebody waits for, `live` for the others.
 */
export function openAudit(
  { lasting, live }: { lasting: Transaction; live: Transaction },
  { key, clock, log }: { key: Buffer; clock: Clock; log: Pick<Logger, 'error'> },
  times: Partial<typeof usual> = {},
) {
  const { gatherMs, retryMs, batchMost, waitingMost } = { ...usual, ...times }
  let waiting: Waiting[] = []
  let lost = 0
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function entryOf<E extends AuditEventName>(event: E, who: Who, detail: AuditEvents[E]): NewEntry {
    const { homeId, personId } = who
    const at = clock.now()
    return { at, home_id: homeId, person_id: personId, event, detail: JSON.stringify(detail) }
  }

  /** Writes until nothing waits, or the database refuses. */
  async function writeAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMost)
      if (!(await write(batch))) return writeSoon(retryMs)
      if (lost > 0) waiting.push({ entry: entryOf('events lost', nobody, { count: lost }) })
      lost = 0
    }
  }

  async function write(batch: Waiting[]): Promise<boolean> {
    const transaction = batch.some(({ told }) => told) ? lasting : live
    try {
      const entries = batch.map(({ entry }) => entry)
      await transaction((db) => auditStore(db, key).append(entries))
      for (const { told } of batch) told?.resolve()
      return true
    } catch (err) {
      log.error({ err }, 'writing the record failed')
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
    /**
     * Keeps an event; resolves when it is stored for good. For what must not be
     * acknowledged without its record. Never to be awaited within a transaction:
     * it has one of its own.
     * @throws when it can't be stored.
     */
    async record<E extends AuditEventName>(
      event: E,
      who: Who,
      detail: AuditEvents[E],
    ): Promise<void> {
      const told = Promise.withResolvers<void>()
      waiting.push({ entry: entryOf(event, who, detail), told })
      writeNow()
      return told.promise
    },

    /** The same without waiting: written a moment later, or counted as lost when too much waits. */
    note<E extends AuditEventName>(event: E, who: Who, detail: AuditEvents[E]): void {
      if (waiting.length >= waitingMost) {
        lost += 1
        return
      }
      waiting.push({ entry: entryOf(event, who, detail) })
      writeSoon(gatherMs)
    },

    /** Writes what waits; nothing is kept any more after it. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      while (writing !== undefined) await writing
      await writeAll()
      if (waiting.length > 0) log.error({ count: waiting.length }, 'the record is not complete')
    },
  }
}
