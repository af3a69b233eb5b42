import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transactions.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import { auditStore } from './audit-store.ts'
import { batchDefaults, gatherBatches, type NewEntry } from './batches.ts'
import { gatherRepeats, repeatDefaults } from './repeats.ts'

/** Who did it, and in which home; an actor is one. Nobody: the server itself, or somebody unknown. */
export type AuditActor = { homeId: number | null; personId: number | null }
export const nobody: AuditActor = { homeId: null, personId: null }

const usual = { ...batchDefaults, ...repeatDefaults }

export type Audit = ReturnType<typeof openAudit>

/**
 * Keeps a record of what was done. Much is written at once, by one replica after
 * another, so that all of them add to one chain (see chain.ts).
 * @param transactions `durable` for batches that somebody waits for, `relaxed` for the others.
 */
export function openAudit(
  { durable, relaxed }: { durable: Transaction; relaxed: Transaction },
  { key, clock, log }: { key: Buffer; clock: Clock; log: Pick<Logger, 'error'> },
  times: Partial<typeof usual> = {},
) {
  function entryOf<E extends AuditEventName>(
    event: E,
    who: AuditActor,
    detail: AuditEvents[E],
  ): NewEntry {
    const { homeId, personId } = who
    const at = clock.now()
    return { at, home_id: homeId, person_id: personId, event, detail: JSON.stringify(detail) }
  }

  const batches = gatherBatches(
    {
      write: (entries, isAwaited) =>
        (isAwaited ? durable : relaxed)((db) => auditStore(db, key).append(entries)),
      lostEntry: (count) => entryOf('audit.events_lost', nobody, { count }),
      log,
    },
    { ...usual, ...times },
  )
  const repeats = gatherRepeats({ ...usual, ...times }, batches.addSoon)

  return {
    /**
     * Keeps an event; resolves when it is stored for good. For what must not be
     * acknowledged without its record. Never to be awaited within a transaction:
     * it has one of its own.
     * @throws when it can't be stored.
     */
    write: <E extends AuditEventName>(
      event: E,
      who: AuditActor,
      detail: AuditEvents[E],
    ): Promise<void> => batches.addNow(entryOf(event, who, detail)),

    /** The same without waiting: written a moment later, or counted as lost when too much waits. */
    enqueue<E extends AuditEventName>(event: E, who: AuditActor, detail: AuditEvents[E]): void {
      const entry = entryOf(event, who, detail)
      const look = repeats.look(entry)
      if (look === 'first') batches.addSoon(entry)
      else if (look === 'too_many') batches.lose()
    },

    /** What is kept of a network address: whether it is the same as another, and nothing else. */
    pseudonymise: (address: string): string => keyedFingerprint(key, `from ${address}`).slice(0, 8),

    /** Writes what waits; nothing is kept any more after it. */
    close(): Promise<void> {
      repeats.flush()
      return batches.close()
    },
  }
}
