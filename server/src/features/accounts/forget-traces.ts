import type { Erasure } from '../../platform/database/erasure.ts'
import type { Outbox } from '../../platform/delivery/outbox.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ContactStore } from './contact-store.ts'

/** A person whose account is deleted. */
export type DeletedPerson = { id: number; email: string; mobile: string | null }

/**
 * Deletes the traces of people beside their own rows, which are deleted by now:
 * letters to them, their messages of the landing page, their attempt counters, and the remains
 * of all this in the database files.
 */
export async function forgetTraces(
  {
    outbox,
    contacts,
    attempts,
    erasure,
  }: { outbox: Outbox; contacts: ContactStore; attempts: Attempts; erasure: Erasure },
  people: readonly DeletedPerson[],
): Promise<void> {
  for (const one of people) {
    await outbox.forget(one)
    await contacts.forget(one.email)
    for (const key of [one.email, String(one.id), `person ${one.id}`]) {
      await attempts.reset(Object.values(attemptLimits), key)
    }
  }
  await erasure.request()
}
