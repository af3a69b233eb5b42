import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestAccount } from '../access/guest-accounts.ts'
import type { GuestStore } from '../access/guest-store.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { hashAskerOf, type PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { expectRoomFor, type ObjectReader, wholeServer } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import {
  auditedAccess,
  checkAccess,
  findAccess,
  type RequestedAccess,
} from './check-guest-access.ts'

/** The account of a new guest, and its access. */
type GuestForm = RequestedAccess & { username: string; email: string; password: string }

/**
 * Creates a guest account for a time, with a room, a device, or full access (API-18).
 * @throws Refusal 'forbidden' for somebody who manages no home, 'invalid_input' for impossible
 * times, 'not_found' for a room or device of another home, 'password_too_common',
 * 'email_taken', 'too_many_attempts', 'quota_full', 'server_busy'.
 */
export async function createGuest(
  needs: DiscoveryNeeds & {
    atomically: Atomically<{
      people: PersonStore
      guests: GuestStore
      objects: ObjectReader
      audit: AuditWriter
    }>
    quotas: Pick<Quotas, 'expectRoom'>
    passwords: Passwords
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  form: GuestForm,
): Promise<GuestAccount> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage guests')
  const { homeId } = actor
  const now = needs.clock.now()
  checkAccess(form, now)
  const { username, email, password } = form
  const passwordHash = await needs.passwords.choose(hashAskerOf(actor), password, [username, email])
  const person = { homeId, role: 'guest' as const, username, email, passwordHash, createdAt: now }
  const guest = await countConflicts(needs, actor, () =>
    needs
      .atomically(async ({ people, guests, objects, audit }) => {
        await expectRoomFor({ ...needs, objects }, 'peopleMax', wholeServer)
        await expectRoomFor({ ...needs, objects }, 'guestsMax', homeId)
        const given = await findAccess(guests, homeId, form, { now })
        const personId = await people.add({ ...person, madeByHome: 1 })
        await guests.give({ kind: 'person', id: personId }, given)
        await audit.write('guest.created', actor, {
          member: personId,
          ...auditedAccess(given),
        })
        return guests.ofPerson(homeId, personId)
      })
      .catch((error) => {
        throw isConflict(error) ? emailTaken() : error
      }),
  )
  if (!guest) throw new Error('The guest just created is missing')
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
  return guest
}
