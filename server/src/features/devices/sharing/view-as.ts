import type { Clock } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { Holder } from '../../access/holder.ts'
import { type PresentAccess, presentAccess } from '../../access/present-access.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Actor, PersonActor } from '../../identity/actor.ts'
import { managesHome } from '../../identity/person-access.ts'
import type { MembershipStore } from '../../members/membership-store.ts'
import type { PassStore } from '../../passes/pass-store.ts'
import type { ArrangementStore } from '../../rooms/arrangement-store.ts'
import { listRooms, type ShownRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { HomeDevices } from '../listing/home-devices.ts'
import { listDevices } from '../listing/list-devices.ts'
import type { VisibleDevice } from '../records/shown-device.ts'

type Needs = {
  members: MembershipStore
  guests: GuestStore
  passes: PassStore
  rooms: RoomStore
  arrangements: ArrangementStore
  homeDevices: HomeDevices
  audit: Audit
  clock: Clock
}

/** The home as somebody else sees it. */
export type ViewAs = {
  name: string
  /** Who sees it: nobody acts as them, and no session is made. */
  viewer: Actor
  rooms: readonly ShownRoom[]
  devices: readonly VisibleDevice[]
  /** The access of a guest or a pass, while its time lasts. */
  access: PresentAccess | null
}

/**
 * Shows a manager what a member of their home, or whoever holds a pass of it, sees at this moment: by
 * the same rules, and the same lists. It is on record.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'not_found' for whoever is none of it.
 */
export async function viewAs(needs: Needs, actor: PersonActor, holder: Holder): Promise<ViewAs> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not see the home as somebody else')
  const { kind, id } = holder
  const found = await (kind === 'pass' ? findPass : findMember)(needs, actor.homeId, id)
  if (!found) throw refuse('not_found', kind === 'pass' ? 'Pass not found' : 'User not found')
  const { name, viewer } = found
  needs.audit.enqueue('access.viewed', actor, kind === 'pass' ? { pass: id } : { member: id })
  return {
    name,
    viewer,
    rooms: viewer.kind === 'person' ? await listRooms(needs, viewer) : [],
    devices: await listDevices(needs, viewer),
    access: viewer.role === 'guest' ? presentAccess(viewer.grants, needs.clock.now()) : null,
  }
}

type Found = { name: string; viewer: Actor }

async function findMember(
  { members, guests }: Needs,
  homeId: number,
  personId: number,
): Promise<Found | undefined> {
  const member = (await members.of(homeId)).find(({ id }) => id === personId)
  if (!member) return undefined
  const { username, role } = member
  const grants = role === 'guest' ? await guests.grantsOf({ kind: 'person', id: personId }) : []
  return { name: username, viewer: { kind: 'person', personId, username, role, homeId, grants } }
}

async function findPass(
  { passes, guests }: Needs,
  homeId: number,
  passId: number,
): Promise<Found | undefined> {
  const pass = await passes.find(passId)
  if (pass?.homeId !== homeId) return undefined
  const grants = await guests.grantsOf({ kind: 'pass', id: passId })
  return { name: pass.label, viewer: { kind: 'pass', passId, role: 'guest', homeId, grants } }
}
