import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import type { NewEntry } from './batches.ts'
import { sealCommands, type UnsealedCommands } from './command-seals.ts'

/** The person or pass that acts, and the home; every Actor is one. A token is of a program that acts for the person. */
export type AuditActor = {
  homeId: number | null
  personId?: number | null
  passId?: number
  tokenId?: number
}

/** The actor of the server's own actions, or of those by somebody unknown. */
export const nobody: AuditActor = { homeId: null, personId: null }

export type AuditWriter = ReturnType<typeof auditWriter>

/** Counts each change before its entry is written. @throws Refusal for one too many, so that its transaction fails. */
export type CountChange = (event: AuditEventName, actor: AuditActor) => void

/**
 * Writes audit entries within the transaction of the change that they tell of: either both are
 * stored or none. The entries wait there until a replica links them to the chain a moment later
 * (audit.ts), so that transactions of several replicas never wait for each other at its end.
 * @param onWritten is called after each entry
 */
export function auditWriter(
  db: Db,
  { key, clock, countChange }: { key: Buffer; clock: Clock; countChange?: CountChange },
  onWritten: () => void,
) {
  const put = async (row: PendingRow) => {
    await db.insertInto('audit_pending').values(row).execute()
    onWritten()
  }

  return {
    /** Writes an entry, which counts once the transaction does. @throws what countChange does. */
    async write<E extends AuditEventName>(
      event: E,
      actor: AuditActor,
      detail: AuditEvents[E],
    ): Promise<void> {
      countChange?.(event, actor)
      await put(pendingRow(key, entryOf(clock, event, actor, detail)))
    },

    /** Seals commands that were stored, or have ended (command-seals.ts). */
    async seal(commands: UnsealedCommands): Promise<void> {
      const row = sealingRow({ key, clock }, commands)
      if (row) await put(row)
    },
  }
}

/** The entry of an event that happens now. */
export function entryOf<E extends AuditEventName>(
  clock: Clock,
  event: E,
  { homeId, personId = null, passId, tokenId }: AuditActor,
  detail: AuditEvents[E],
): NewEntry {
  const whole = { ...detail, by_pass: passId, by_token: tokenId }
  return {
    at: clock.now(),
    home_id: homeId,
    person_id: personId,
    event,
    // Undefined details are left out.
    detail: JSON.stringify(whole),
  }
}

/** An entry as it waits for its link: the seal shows that somebody with the key wrote it. */
export type PendingRow = NewEntry & { seal: string }

const pendingRow = (key: Buffer, entry: NewEntry): PendingRow => ({
  ...entry,
  seal: sealOfPending(key, entry),
})

/** The entry that seals commands; undefined when there are none. */
export function sealingRow(
  { key, clock }: { key: Buffer; clock: Clock },
  commands: UnsealedCommands,
): PendingRow | undefined {
  const seals = sealCommands(key, commands)
  return seals && pendingRow(key, entryOf(clock, 'commands.sealed', nobody, seals))
}

/** The seal of an entry that waits for its link. */
export function sealOfPending(
  key: Buffer,
  { at, home_id, person_id, event, detail }: NewEntry,
): string {
  return keyedFingerprint(key, JSON.stringify(['pending', at, home_id, person_id, event, detail]))
}
