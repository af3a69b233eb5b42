import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/transactions.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import { auditStore } from './audit-store.ts'
import { type AuditActor, entryOf, nobody } from './audit-writer.ts'
import { batchDefaults, gatherBatches } from './batches.ts'
import { gatherRepeats, repeatDefaults } from './repeats.ts'

const defaults = { ...batchDefaults, ...repeatDefaults }

export type Audit = ReturnType<typeof openAudit>

/**
 * Opens the audit log. Entries are linked to one chain in batches, by one replica after another
 * (see chain.ts): those that transactions have written with their changes (audit-writer.ts), and
 * those of events that change nothing, which are gathered in memory.
 */
export function openAudit(
  relaxed: Transaction,
  { key, clock, log }: { key: Buffer; clock: Clock; log: Pick<Logger, 'error'> },
  times: Partial<typeof defaults> = {},
) {
  const { batchMost } = { ...defaults, ...times }
  const batches = gatherBatches(
    {
      write: (entries) =>
        relaxed(async (db) => {
          const store = auditStore(db, key)
          const { pending, refused, isMore } = await store.takePending(batchMost)
          if (refused > 0)
            pending.push(entryOf(clock, 'audit.entries_refused', nobody, { count: refused }))
          const inOrder = [...pending, ...entries].toSorted((one, other) => one.at - other.at)
          await store.append(inOrder)
          return isMore
        }),
      log,
    },
    { ...defaults, ...times },
  )
  const repeats = gatherRepeats({ ...defaults, ...times }, batches)

  return {
    /** Writes the entry of an event that changes nothing a moment later, or counts it with its repeats (repeats.ts). */
    enqueue<E extends AuditEventName>(event: E, actor: AuditActor, detail: AuditEvents[E]): void {
      repeats.take(entryOf(clock, event, actor, detail))
    },

    /** How many entries wait in memory. */
    waiting: batches.waiting,

    /** Links what transactions have written to the chain a moment later. */
    linkSoon: batches.writeSoon,

    /** Links what transactions have written by now, here or at another replica; resolves also where the database fails. */
    linkNow: batches.writeNow,

    /** Replaces a network address by a pseudonym that reveals only whether two addresses are the same. */
    pseudonymise: (address: string): string => keyedFingerprint(key, `from ${address}`).slice(0, 8),

    /** Writes all waiting entries; later ones are not written any more. @throws Error when some can't be written. */
    close(): Promise<void> {
      repeats.flush()
      return batches.close()
    },
  }
}
