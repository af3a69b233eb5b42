import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { createGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { countConflicts, type DiscoveryNeeds } from '../accounts/account-discovery.ts'
import { emailTaken } from '../accounts/register.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'

/**
 * Creates a guest account for a time, with a room, a device, or full access (API-18).
 * @throws Refusal 'forbidden', 'invalid_input' for a time that can't be, 'not_found' for
 * a room or device of another home, 'email_taken', 'too_many_attempts'.
 */
export async function createGuest(
  needs: DiscoveryNeeds & {
    atomically: Atomically<{ people: PersonStore; guests: GuestStore }>
    audit: Audit
    passwords: Passwords
    bus: Bus
    clock: Clock
  },
  actor: Actor,
  form: Input<typeof createGuestEndpoint>['body'],
) {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage guests')
  const { homeId } = actor
  const now = needs.clock.now()
  checkTimes(form.start_at, form.expires_at, now)
  const passwordHash = await needs.passwords.choose(form.password, [form.username, form.email])
  const { guest, device } = await countConflicts(needs, actor, () =>
    needs
      .atomically(async ({ people, guests }) => {
        const scope = await guests.findScope(
          homeId,
          form.room_id ?? null,
          form.device_identifier ?? null,
        )
        if (scope.room === undefined) throw roomNotFound()
        if (scope.device === undefined) throw deviceNotFound()
        const personId = await people.add({
          homeId,
          role: 'guest',
          username: form.username,
          email: form.email,
          passwordHash,
          createdAt: now,
        })
        await guests.grant({
          personId,
          startAt: form.start_at,
          expiresAt: form.expires_at,
          roomId: scope.room?.id ?? null,
          deviceId: scope.device?.id ?? null,
        })
        const guest = (await guests.ofHome(homeId)).find((one) => one.user_id === personId)
        return { guest, device: scope.device?.id ?? null }
      })
      .catch((error) => {
        throw isConflict(error) ? emailTaken() : error
      }),
  )
  if (!guest) throw new Error('The guest just created is missing')
  const { user_id: member, room_id: room, expires_at } = guest
  await needs.audit.write('guest.created', actor, { member, room, device, expires_at })
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
  return { message: 'Guest created', guest }
}

/** @throws Refusal 'invalid_input' for an access that ends too early, or too late. */
export function checkTimes(startAt: number, expiresAt: number, now: number): void {
  if (expiresAt <= startAt) throw badEnd('The access must end after it starts')
  if (expiresAt <= now) throw badEnd('The access would already have ended')
  if (expiresAt - startAt > limits.guestSpanMaxMs) {
    throw badEnd('A guest may have access for a year at most')
  }
}

const badEnd = (error: string) => refuse('invalid_input', error, { field: 'expires_at' })

/** The refusal of a room that is not of this home, or of none. */
export const roomNotFound = () => refuse('not_found', 'Room not found', { field: 'room_id' })
/** The same of a device. */
export const deviceNotFound = () =>
  refuse('not_found', 'Device not found', { field: 'device_identifier' })
