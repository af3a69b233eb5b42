import type { AccessReason } from '@roomwire/contracts/vocabulary/access-reason.ts'
import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages, type Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { Clock } from '../../../platform/clock.ts'
import { coversDevice, type Grant, isOpen, lasts } from '../../access/grant.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import { type Holder, keyOfHolder } from '../../access/holder.ts'
import {
  type GivenTime,
  presentAccess,
  timesOf,
  windowsOfAll,
} from '../../access/present-access.ts'
import type { Actor, PersonActor } from '../../identity/actor.ts'
import type { HomeMember, MembershipStore } from '../../members/membership-store.ts'
import type { PassStore } from '../../passes/pass-store.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import { mayDevice } from '../rules/device-access.ts'

/** Somebody's access to a device at this moment or at another, and the reason. Instants are epoch ms. */
export type ExplainedUse = {
  sees: boolean
  switches: boolean
  reason: AccessReason
  startAt: number | null
  expiresAt: number | null
  /** When it opens or closes next; null when it does not before it ends. */
  changesAt: number | null
  windows: readonly WeeklyWindow[]
  /** Each time for which it was given, the last to end first. */
  times: readonly GivenTime[]
  /** The pins of the device that it is for; null for all of them. */
  pins: readonly PinKey[] | null
}

export type ExplainedAccess = ExplainedUse & { personId: number; username: string; role: Role }
export type ExplainedPass = ExplainedUse & { passId: number; label: string }

/**
 * Tells who may use a device, or one pin of it, and why, by the same rules that decide about every call. Managers
 * are told of everybody and of every pass, family of themselves and the owners, a guest of themselves.
 * @throws Refusal 'not_found', 'access_closed' for a device the actor may not see.
 */
export async function explainAccess(
  needs: {
    devices: DeviceStore
    members: MembershipStore
    guests: GuestStore
    passes: PassStore
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, pin }: { device: string; pin: PinKey | null },
): Promise<{ people: ExplainedAccess[]; passes: ExplainedPass[] }> {
  const device = await findVisibleDevice(needs, actor, identifier, 'see', pin)
  const { homeId } = device
  const now = needs.clock.now()
  const grants = await needs.guests.grantsOfHome(homeId)
  const grantsOf = (holder: Holder) => grants.get(keyOfHolder(holder)) ?? []
  const members = await needs.members.of(homeId)
  const people = members
    .filter((member) => isVisibleTo(actor, member))
    .flatMap(({ id: personId, username, role }) => {
      const own = grantsOf({ kind: 'person', id: personId })
      const who = { kind: 'person' as const, personId, username, role, homeId, grants: own }
      const use = useOf(who, device, pin, now)
      return use ? { personId, username, role, ...use } : []
    })
  const passes = manages(actor.role) ? await needs.passes.ofHome(homeId) : []
  return {
    people: byName(people, ({ username }) => username),
    passes: byName(passes, ({ label }) => label).flatMap(({ id: passId, label }) => {
      const own = grantsOf({ kind: 'pass', id: passId })
      const who = { kind: 'pass' as const, passId, role: 'guest' as const, homeId, grants: own }
      const use = useOf(who, device, pin, now)
      return use ? { passId, label, ...use } : []
    }),
  }
}

function isVisibleTo(actor: PersonActor, { id, role }: HomeMember): boolean {
  return manages(actor.role) || id === actor.personId || (actor.role === 'family' && manages(role))
}

function useOf(
  who: Actor,
  device: DeviceRef,
  pin: PinKey | null,
  now: number,
): ExplainedUse | undefined {
  const { role, grants } = who
  const sees = mayDevice(who, 'see', device, pin, now)
  const may = { sees, switches: mayDevice(who, 'control', device, pin, now) }
  if (role !== 'guest') {
    const always = {
      startAt: null,
      expiresAt: null,
      changesAt: null,
      windows: [],
      times: [],
      pins: null,
    }
    return { ...may, ...always, reason: reasonOfRole(role, sees) }
  }
  const covering = grants.filter(
    (grant) => coversDevice(grant, device, pin) && now < grant.expiresAt,
  )
  if (covering.length === 0) return undefined
  return {
    ...may,
    reason: reasonOfGrants(who.kind === 'pass' ? 'pass' : 'guest', covering, now),
    startAt: Math.min(...covering.map(({ startAt }) => startAt)),
    expiresAt: Math.max(...covering.map(({ expiresAt }) => expiresAt)),
    changesAt: presentAccess(covering, now)?.changesAt ?? null,
    windows: windowsOfAll(covering),
    times: timesOf(covering, now),
    pins: pinsIn(covering, device),
  }
}

/** The pins that these grants are for; null where that is the whole device. */
function pinsIn(covering: readonly Grant[], device: DeviceRef): PinKey[] | null {
  const isFor = (part: PinKey | 'board') => covering.some((one) => coversDevice(one, device, part))
  const all = [...device.pins.keys()]
  const pins = all.filter(isFor)
  return isFor('board') && pins.length === all.length ? null : pins
}

function reasonOfRole(role: Role, sees: boolean): AccessReason {
  if (role === 'family') return sees ? 'family' : 'not_in_room'
  return role === 'admin' ? 'co_owner' : 'owner'
}

function reasonOfGrants(open: AccessReason, grants: readonly Grant[], now: number): AccessReason {
  if (grants.some((grant) => isOpen(grant, now))) return open
  const lasting = grants.filter((grant) => lasts(grant, now))
  if (lasting.length === 0) return 'not_begun'
  return lasting.every(({ isPaused }) => isPaused) ? 'paused' : 'closed'
}
