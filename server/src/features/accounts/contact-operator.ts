import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Caller } from '../identity/caller.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'
import { expectRoomFor, type ObjectReader, wholeServer } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import type { ContactStore } from './contact-store.ts'

/** Whether a message of a visitor leaves this server; if not, the operator reads it with `npm run outbox`. */
export const isMailedToOperator = ({
  operatorEmail,
  delivery,
}: {
  operatorEmail: string
  delivery: Pick<Delivery, 'carries'>
}): boolean => operatorEmail !== '' && delivery.carries('mail')

/**
 * Stores a message from the landing page (LAND-3), and mails it to the operator if the
 * setting OPERATOR_EMAIL has an address.
 * @throws Refusal 'too_many_attempts', 'quota_full'.
 */
export async function contactOperator(
  needs: {
    atomically: Atomically<{ contacts: ContactStore; objects: ObjectReader }>
    quotas: Pick<Quotas, 'expectRoom'>
    attempts: Attempts
    delivery: Delivery
    operatorEmail: string
    clock: Clock
  },
  caller: Caller,
  form: { name: string; email: string; message: string },
): Promise<void> {
  const waitS = await needs.attempts.consume([
    { limit: attemptLimits.contactFromAddress, key: caller.address },
    { limit: attemptLimits.contactOfInstallation, key: 'everybody' },
  ])
  if (waitS > 0) throw tooMany(waitS)
  await needs.atomically(async ({ contacts, objects }) => {
    await expectRoomFor({ ...needs, objects }, 'contactMessagesMax', wholeServer)
    await contacts.add({ ...form, writtenAt: needs.clock.now() })
  })
  if (!needs.operatorEmail) return
  needs.delivery.sendInBackground({
    channel: 'mail',
    recipient: needs.operatorEmail,
    subject: 'A message from your Roomwire landing page',
    body: `${form.name} <${form.email}> writes:\n\n${form.message}`,
  })
}
