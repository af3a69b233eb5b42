import type { AccessReason } from '@roomwire/contracts/vocabulary/access-reason.ts'
import { manages, type Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { Clock } from '../../../platform/clock.ts'
import { coversDevice, type Grant, isOpen, lasts } from '../../access/grant.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import { presentAccess } from '../../access/present-access.ts'
import type { Actor } from '../../identity/actor.ts'
import type { HomeMember, MembershipStore } from '../../members/membership-store.ts'
import { type DeviceObject, mayDevice } from '../device-access.ts'
import type { DeviceStore } from '../device-store.ts'
import { findVisibleDevice } from '../find-visible-device.ts'

/** Somebody who may use a device at this moment or at another. Instants are epoch ms. */
export type ExplainedAccess = {
  personId: number
  username: string
  role: Role
  sees: boolean
  switches: boolean
  reason: AccessReason
  startAt: number | null
  expiresAt: number | null
  /** When it opens or closes next; null when it does not before it ends. */
  changesAt: number | null
  windows: readonly WeeklyWindow[]
}

/**
 * Tells who may use a device, and why, by the same rules that decide about every call. Managers
 * are told of everybody, family of themselves and the owners, a guest of themselves.
 * @throws Refusal 'not_found', 'access_closed' for a device the actor may not see.
 */
export async function explainAccess(
  needs: { devices: DeviceStore; members: MembershipStore; guests: GuestStore; clock: Clock },
  actor: Actor,
  identifier: string,
): Promise<ExplainedAccess[]> {
  const device = await findVisibleDevice(needs, actor, identifier, 'see')
  const now = needs.clock.now()
  const grants = await needs.guests.grantsOfHome(device.homeId)
  return (await needs.members.of(device.homeId))
    .filter((member) => isToldOf(actor, member))
    .flatMap((member) => userOf(member, device, grants.get(member.id) ?? [], now) ?? [])
}

function isToldOf(actor: Actor, { id, role }: HomeMember): boolean {
  return manages(actor.role) || id === actor.personId || (actor.role === 'family' && manages(role))
}

function userOf(
  { id: personId, username, role }: HomeMember,
  device: DeviceObject,
  grants: readonly Grant[],
  now: number,
): ExplainedAccess | undefined {
  const { homeId } = device
  const who: Actor = { kind: 'person', personId, username, role, homeId, grants }
  const sees = mayDevice(who, 'see', device, null, now)
  const switches = mayDevice(who, 'control', device, null, now)
  const always = { startAt: null, expiresAt: null, changesAt: null, windows: [] }
  const user = { personId, username, role, sees, switches }
  if (role !== 'guest') return { ...user, ...always, reason: reasonOfRole(role, sees) }
  const covering = grants.filter((grant) => coversDevice(grant, device) && now < grant.expiresAt)
  const [first] = covering
  if (!first) return undefined
  return {
    ...user,
    reason: reasonOfGrants(covering, now),
    startAt: Math.min(...covering.map(({ startAt }) => startAt)),
    expiresAt: Math.max(...covering.map(({ expiresAt }) => expiresAt)),
    changesAt: presentAccess(covering, now)?.changesAt ?? null,
    windows: first.windows,
  }
}

function reasonOfRole(role: Role, sees: boolean): AccessReason {
  if (role === 'family') return sees ? 'family' : 'not_in_room'
  return role === 'admin' ? 'co_owner' : 'owner'
}

function reasonOfGrants(grants: readonly Grant[], now: number): AccessReason {
  if (grants.some((grant) => isOpen(grant, now))) return 'guest'
  const lasting = grants.filter((grant) => lasts(grant, now))
  if (lasting.length === 0) return 'not_begun'
  return lasting.every(({ isPaused }) => isPaused) ? 'paused' : 'closed'
}
