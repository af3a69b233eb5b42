import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { deleteAccountEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { type DeletedPerson, forgetTraces } from '../accounts/forget-traces.ts'
import type { Audit } from '../audit/audit.ts'
import { publishDeviceEvent } from '../devices/device-events.ts'
import type { DeviceStore } from '../devices/device-store.ts'
import type { Actor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'

/* It stands with the devices, since a home's last manager takes those along. */

type Stores = {
  people: PersonStore
  members: MembershipStore
  rooms: RoomStore
  devices: DeviceStore
}

/**
 * Deletes the actor's account and every trace of it but the ids in the record of
 * events (R-95). Who is the last to manage a home takes the home along: its rooms,
 * devices, and everybody's accounts. Open pages and devices' connections end.
 * @throws Refusal 'wrong_password', 'home_would_be_deleted' with what would go as long as
 * that is not confirmed, 'too_many_attempts'.
 */
export async function deleteAccount(
  needs: Parameters<typeof forgetTraces>[0] & {
    people: PersonStore
    atomically: Atomically<Stores>
    audit: Audit
    passwords: Passwords
    bus: Bus
  },
  actor: Actor,
  { password, delete_home }: Input<typeof deleteAccountEndpoint>['body'],
): Promise<void> {
  const { audit, bus } = needs
  const person = await provePassword(needs, actor, password)
  const gone = await needs.atomically((stores) =>
    remove(stores, person, actor.homeId, delete_home === true),
  )
  const { people, devices } = gone
  const ids = people.map(({ id }) => id)
  await publishAccessChanged(bus, ids)
  await Promise.all(devices.map((id) => publishDeviceEvent(bus, id, { kind: 'removed' })))
  await recordGone(audit, actor, gone)
  if (actor.homeId !== null) {
    await publishHomeEvent(bus, actor.homeId, { kind: 'home.changed', what: 'people' })
  }
  await forgetTraces(needs, people)
}

type AllGone = { people: DeletedPerson[]; devices: number[]; isHomeGone: boolean }

async function recordGone(
  audit: Audit,
  actor: Actor,
  { people, devices, isHomeGone }: AllGone,
): Promise<void> {
  const { homeId } = actor
  await Promise.all([
    ...(isHomeGone ? [audit.write('home.deleted', actor, { devices: devices.length })] : []),
    ...people.map(({ id }) => audit.write('account.deleted', { homeId, personId: id }, {})),
  ])
}

/** Everybody and every device that is gone by it. */
async function remove(
  stores: Stores,
  self: DeletedPerson,
  homeId: number | null,
  isHomeGiven: boolean,
): Promise<AllGone> {
  const home = homeId === null ? undefined : await homeOfLast(stores, homeId, self.id)
  if (!home) {
    await stores.people.remove(self.id)
    return { people: [self], devices: [], isHomeGone: false }
  }
  if (!isHomeGiven) throw refuse('home_would_be_deleted', whatWouldGo(home, self.id))
  await stores.members.removeHome(home.id)
  return { ...home, isHomeGone: true }
}

/** What is in the home, if this person is the last to manage it; undefined when the home stays. */
async function homeOfLast({ members, rooms, devices }: Stores, homeId: number, personId: number) {
  // Behind the lock: of two managers who leave at once, the second is the last.
  await members.lockHome(homeId)
  const everybody = await members.of(homeId)
  const managers = everybody.filter(({ role }) => manages(role))
  if (managers.some(({ id }) => id !== personId) || managers.length === 0) return undefined
  return {
    id: homeId,
    people: everybody,
    rooms: await rooms.ofHome(homeId),
    devices: await devices.idsOf(homeId),
  }
}

function whatWouldGo(
  { people, rooms, devices }: NonNullable<Awaited<ReturnType<typeof homeOfLast>>>,
  personId: number,
): string {
  const others = people.filter((one) => one.id !== personId)
  const family = others.filter(({ role }) => role === 'family').length
  const parts = [
    counted(rooms.length, 'room'),
    counted(devices.length, 'device'),
    counted(family, 'family account'),
    counted(others.length - family, 'guest account'),
  ]
  return `Nobody else manages your home: it would be deleted too, with ${parts.join(', ')}. Confirm that, or make somebody a co-owner first.`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
