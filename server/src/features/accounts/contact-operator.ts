import type { Clock } from '../../platform/clock.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Caller } from '../identity/caller.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ContactStore } from './contact-store.ts'

/**
 * Stores a message from the landing page (LAND-3), and mails it to the operator if the
 * setting OPERATOR_EMAIL has an address.
 * @throws Refusal 'too_many_attempts'.
 */
export async function contactOperator(
  needs: {
    contacts: ContactStore
    attempts: Attempts
    delivery: Delivery
    operatorEmail: string
    clock: Clock
  },
  caller: Caller,
  form: { name: string; email: string; message: string },
): Promise<void> {
  await needs.attempts.count(attemptLimits.contactFromAddress, caller.address)
  await needs.contacts.add({ ...form, writtenAt: needs.clock.now() })
  if (!needs.operatorEmail) return
  needs.delivery.sendInBackground({
    channel: 'mail',
    recipient: needs.operatorEmail,
    subject: 'A message from your Roomwire landing page',
    body: `${form.name} <${form.email}> writes:\n\n${form.message}`,
  })
}
