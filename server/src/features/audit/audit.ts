import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transactions.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import { auditStore } from './audit-store.ts'
import { batchDefaults, gatherBatches, type NewEntry } from './batches.ts'
import { gatherRepeats, repeatDefaults } from './repeats.ts'

/** The person who acts, and the home; every Actor is one. */
export type AuditActor = { homeId: number | null; personId: number | null }
/** The actor of what the server itself does, or somebody unknown. */
export const nobody: AuditActor = { homeId: null, personId: null }

const defaults = { ...batchDefaults, ...repeatDefaults }

export type Audit = ReturnType<typeof openAudit>

/**
 * Opens the audit log. Entries are written in batches, by one replica after another, so that
 * all of them append to one chain (see chain.ts). A batch that somebody waits for is `durable`,
 * the others are `relaxed`.
 */
export function openAudit(
  { durable, relaxed }: { durable: Transaction; relaxed: Transaction },
  { key, clock, log }: { key: Buffer; clock: Clock; log: Pick<Logger, 'error'> },
  times: Partial<typeof defaults> = {},
) {
  function entryOf<E extends AuditEventName>(
    event: E,
    actor: AuditActor,
    detail: AuditEvents[E],
  ): NewEntry {
    const { homeId, personId } = actor
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
    { ...defaults, ...times },
  )
  const repeats = gatherRepeats({ ...defaults, ...times }, batches.addSoon)

  return {
    /**
     * Writes an entry and resolves when it is stored for good. It is for actions that must not
     * be acknowledged without their entry. It must never be awaited within a transaction,
     * because it has a transaction of its own.
     * @throws the error of the database.
     */
    write: <E extends AuditEventName>(
      event: E,
      actor: AuditActor,
      detail: AuditEvents[E],
    ): Promise<void> => batches.addNow(entryOf(event, actor, detail)),

    /** Writes an entry a moment later, or counts it as lost when too many entries wait. */
    enqueue<E extends AuditEventName>(event: E, actor: AuditActor, detail: AuditEvents[E]): void {
      const entry = entryOf(event, actor, detail)
      const repeat = repeats.check(entry)
      if (repeat === 'first') batches.addSoon(entry)
      else if (repeat === 'too_many') batches.lose()
    },

    /** Replaces a network address by a pseudonym that reveals only whether two addresses are the same. */
    pseudonymise: (address: string): string => keyedFingerprint(key, `from ${address}`).slice(0, 8),

    /** Writes all waiting entries; later ones are not written any more. @throws Error when some can't be written. */
    close(): Promise<void> {
      repeats.flush()
      return batches.close()
    },
  }
}
