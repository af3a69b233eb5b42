import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { EventLoop } from '../../platform/event-loop.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import { type DeletedPerson, forgetTraces } from '../accounts/forget-traces.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { type ForgettingNeeds, forgetErased } from '../devices/arranging/delete-device.ts'
import { publishDeviceEvent } from '../devices/records/device-events.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { withoutOperator } from '../members/change-operator.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import type { RoomStore } from '../rooms/room-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { type ErasingNeeds, eraseHome } from './erase-home.ts'

type Stores = {
  people: PersonStore
  accounts: AccountStore
  members: MembershipStore
  rooms: RoomStore
  devices: DeviceStore
  audit: AuditWriter
}

/**
 * Deletes the actor's account and every trace of it except the ids in the audit log.
 * The last manager of a home deletes the home too: its rooms, its devices and everybody's
 * accounts. Open pages close and device connections end.
 * @throws Refusal 'wrong_password', 'home_would_be_deleted' that names what would be deleted
 * as long as `deleteHome` is missing, 'last_operator' as long as `deleteOperator` is missing for the last
 * operator's account, 'too_many_attempts', 'server_busy'.
 */
export async function deleteAccount(
  needs: {
    people: PersonStore
    atomically: Atomically<Stores>
    passwords: Passwords
    bus: Bus
    clock: Clock
    eventLoop: EventLoop
  } & Parameters<typeof forgetTraces>[0] &
    ErasingNeeds &
    ForgettingNeeds,
  actor: PersonActor,
  { password, ...confirmed }: { password: string } & Confirmed,
): Promise<void> {
  const { bus, clock } = needs
  const person = await provePassword(needs, actor, password)
  const deleted = await needs.atomically((stores) =>
    remove(stores, person, actor, { confirmed, now: clock.now() }),
  )
  const { people, devices } = deleted
  const ids = people.map(({ id }) => id)
  await publishAccessChanged(bus, ids)
  await Promise.all(
    await needs.eventLoop.mapInTurns(devices, (id) =>
      publishDeviceEvent(bus, id, { kind: 'removed' }),
    ),
  )
  if (actor.homeId !== null) {
    await publishHomeEvent(bus, actor.homeId, { kind: 'home.changed', what: 'people' })
  }
  // A failed erasure is tried again each minute (housekeeping.ts).
  if (deleted.id !== undefined) await eraseHome(needs, deleted.id).catch(() => undefined)
  await forgetErased(needs).catch(() => undefined)
  await forgetTraces(needs, people)
}

type Confirmed = {
  /** Whether the home is deleted too. */
  deleteHome?: boolean | undefined
  /** Whether the last operator may go. */
  deleteOperator?: boolean | undefined
}
type Deletion = { id?: number; people: DeletedPerson[]; devices: number[] }

/**
 * Deletes the account, or everybody's: of their home nobody sees or reaches anything from then on, and it is
 * erased afterwards (erase-home.ts). Returns all people and devices that this deletes, and that home.
 */
async function remove(
  stores: Stores,
  self: DeletedPerson,
  actor: PersonActor,
  { confirmed, now }: { confirmed: Confirmed; now: number },
): Promise<Deletion> {
  const { homeId } = actor
  const home = homeId === null ? undefined : await homeOfLastManager(stores, homeId, self.id)
  if (home && !confirmed.deleteHome) {
    throw refuse('home_would_be_deleted', deletionMessage(home, self.id))
  }
  if (!confirmed.deleteOperator && (await isLastOperator(stores, actor))) {
    throw refuse('last_operator', lastOperatorMessage)
  }
  if (!home) {
    await stores.people.remove(self.id)
    await stores.audit.write('account.deleted', actor, {})
    return { people: [self], devices: [] }
  }
  await stores.devices.markDeletedOfHome(home.id, now)
  await stores.members.endHome(home.id)
  await stores.audit.write('home.deleted', actor, { devices: home.devices.length })
  for (const { id } of home.people) {
    await stores.audit.write('account.deleted', { homeId, personId: id }, {})
  }
  return home
}

/** Lists what is in the home if this person is its last manager; undefined when the home stays. */
async function homeOfLastManager(
  { members, rooms, devices }: Stores,
  homeId: number,
  personId: number,
) {
  // The lock makes the second of two managers who leave at once the last one.
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

/** Whether there is no other open account of an operator; two that go at once wait for each other here. */
async function isLastOperator(
  { accounts }: Stores,
  { role, personId }: PersonActor,
): Promise<boolean> {
  if (role !== 'super_admin') return false
  const operators = await accounts.lockOperators()
  return !operators.some(({ id, isOpen }) => isOpen && id !== personId)
}

const lastOperatorMessage = `Yours is the last operator’s account. ${withoutOperator}. Make another one first, on the server: npm run admin -- operator-on EMAIL. Or confirm the deletion.`

function deletionMessage(
  { people, rooms, devices }: NonNullable<Awaited<ReturnType<typeof homeOfLastManager>>>,
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

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
