import type { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import type { Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import type { createGuestEndpoint, Guest } from '@roomwire/contracts/http/guests.ts'
import type {
  createJoinCodeEndpoint,
  listJoinCodesEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import type { listOwnersEndpoint } from '@roomwire/contracts/http/owners.ts'
import { allows } from '../../features/access/grant.ts'
import type { GuestAccount, NamedAccess } from '../../features/access/guest-accounts.ts'
import type {
  ExplainedAccess,
  ExplainedPass,
  ExplainedUse,
} from '../../features/devices/sharing/explain-access.ts'
import type { RequestedAccess } from '../../features/members/check-guest-access.ts'
import type { OpenJoinCode } from '../../features/members/join-code-store.ts'
import type { FamilyMember } from '../../features/members/list-family.ts'
import type { HomeMember } from '../../features/members/membership-store.ts'
import { refuse } from '../../platform/refusal.ts'

/* The people of a home between the field names of the specification (spec §3) and those of the verbs. */

type PlacesBody = Pick<
  Input<typeof createGuestEndpoint>['body'],
  'start_at' | 'expires_at' | 'room_id' | 'device_identifier'
>
type AccessBody = Omit<Input<typeof createGuestEndpoint>['body'], 'username' | 'email' | 'password'>

/** What a guest or a pass was given. */
export const presentNamedAccess = (access: NamedAccess) => ({
  start_at: access.startAt,
  expires_at: access.expiresAt,
  has_access: access.places.length > 0,
  places: access.places.flatMap((place) =>
    place.roomId === null && place.deviceIdentifier === null
      ? []
      : {
          room_id: place.roomId,
          room_name: place.roomName,
          device_identifier: place.deviceIdentifier,
          device_name: place.deviceName,
          pin: place.pin,
          pin_name: place.pinName,
        },
  ),
  may_switch: allows(access, 'control'),
  windows: access.windows,
  paused_at: access.pausedAt,
})

/** A room beside a device narrows nothing: the access is to the device. */
function readPlaces({ start_at, expires_at, room_id, device_identifier }: PlacesBody) {
  return {
    startAt: start_at,
    expiresAt: expires_at,
    roomIds: room_id && !device_identifier ? [room_id] : [],
    deviceIdentifiers: device_identifier ? [device_identifier] : [],
    pins: [],
  }
}

/** @throws Refusal 'invalid_input' for somebody who would arrange what they may not switch. */
function readRight({
  may_switch = true,
  may_arrange = false,
}: AccessBody): RequestedAccess['right'] {
  if (!may_arrange) return may_switch ? 'switch' : 'see'
  if (may_switch) return 'arrange'
  const error = 'Whoever may arrange may also switch'
  throw refuse('invalid_input', error, { field: 'may_arrange' })
}

export function readAccess(body: AccessBody): RequestedAccess {
  const { roomIds, deviceIdentifiers, ...times } = readPlaces(body)
  return {
    ...times,
    roomIds: [...roomIds, ...(body.room_ids ?? [])],
    deviceIdentifiers: [...deviceIdentifiers, ...(body.device_identifiers ?? [])],
    pins: (body.pins ?? []).map(({ device_identifier: device, pin }) => ({ device, pin })),
    right: readRight(body),
    windows: body.windows ?? [],
    isPaused: body.paused ?? false,
  }
}

export function readGuest(body: Input<typeof createGuestEndpoint>['body']) {
  const { username, email, password } = body
  return { username, email, password, ...readAccess(body) }
}

export function readJoinCode(body: Input<typeof createJoinCodeEndpoint>['body']) {
  return body.role === 'family' ? body : { role: body.role, ...readPlaces(body) }
}

export function presentGuest(guest: GuestAccount): Guest {
  const [first] = guest.places
  return {
    user_id: guest.personId,
    username: guest.username,
    email: guest.email,
    room_id: first?.roomId ?? first?.deviceRoomId ?? null,
    room_name: first?.roomName ?? first?.deviceRoomName ?? null,
    device_identifier: first?.deviceIdentifier ?? null,
    ...presentNamedAccess(guest),
    may_arrange: allows(guest, 'arrange'),
    own_account: guest.isOwnAccount,
  }
}

export function presentFamilyMember(member: FamilyMember): FamilyUser {
  return {
    user_id: member.personId,
    username: member.username,
    email: member.email,
    created_at: member.createdAt,
    own_account: member.isOwnAccount,
  }
}

export function presentOwner(
  owner: HomeMember,
): Reply<typeof listOwnersEndpoint>['owners'][number] {
  return {
    user_id: owner.id,
    username: owner.username,
    email: owner.email,
    role: owner.role,
    created_at: owner.createdAt,
  }
}

export function presentJoinCode(
  code: OpenJoinCode,
): Reply<typeof listJoinCodesEndpoint>['join_codes'][number] {
  return {
    join_code_id: code.id,
    role: code.role,
    start_at: code.startAt,
    access_expires_at: code.accessExpiresAt,
    room_id: code.roomId,
    room_name: code.roomName,
    device_identifier: code.deviceIdentifier,
    made_by: code.madeBy,
    expires_at: code.expiresAt,
  }
}

export function presentDeviceUser(
  user: ExplainedAccess,
): Reply<typeof explainAccessEndpoint>['people'][number] {
  return {
    user_id: user.personId,
    username: user.username,
    role: user.role,
    ...presentUse(user),
  }
}

export function presentPassForDevice(
  pass: ExplainedPass,
): Reply<typeof explainAccessEndpoint>['passes'][number] {
  return { pass_id: pass.passId, label: pass.label, ...presentUse(pass) }
}

const presentUse = (use: ExplainedUse) => ({
  sees: use.sees,
  switches: use.switches,
  reason: use.reason,
  start_at: use.startAt,
  expires_at: use.expiresAt,
  changes_at: use.changesAt,
  windows: [...use.windows],
  pins: use.pins === null ? null : [...use.pins],
})
