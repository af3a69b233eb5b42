import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { PersonStore } from '../identity/person-store.ts'

/** Writes to a person that a way into their account has changed, in case somebody else did it. */
export async function warnAccountOwner(
  { people, delivery }: { people: PersonStore; delivery: Delivery },
  personId: number,
  change: string,
): Promise<void> {
  const person = await people.byId(personId)
  if (!person) return
  delivery.sendInBackground({
    channel: 'mail',
    recipient: person.email,
    subject: 'A way into your Roomwire account has changed',
    body: `On your Roomwire account ${change}. If this was not you, reset your password at once and look at Settings: Ways to sign in, and API tokens.`,
  })
}
