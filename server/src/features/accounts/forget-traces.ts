import type { Vacuum } from '../../platform/database/vacuum.ts'
import type { Outbox } from '../../platform/delivery/outbox.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ContactStore } from './contact-store.ts'

/** Somebody whose account is gone. */
export type DeletedPerson = { id: number; email: string; mobile: string | null }

/**
 * Forgets what is kept of people beside their own rows, which are deleted by now
 * letters to them, what they wrote on the landing page, what was counted of
 * them, and what the database files still have of it all.
 */
export async function forgetTraces(
  {
    outbox,
    contacts,
    attempts,
    vacuum,
  }: { outbox: Outbox; contacts: ContactStore; attempts: Attempts; vacuum: Vacuum },
  people: readonly DeletedPerson[],
): Promise<void> {
  for (const one of people) {
    await outbox.forget(one)
    await contacts.forget(one.email)
    for (const who of [one.email, String(one.id), `person ${one.id}`]) {
      await attempts.reset(Object.values(attemptLimits), who)
    }
  }
  await vacuum.request()
}
