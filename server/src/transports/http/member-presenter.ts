import type { Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import type { createGuestEndpoint, Guest } from '@roomwire/contracts/http/guests.ts'
import type {
  createJoinCodeEndpoint,
  listJoinCodesEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import type { listOwnersEndpoint } from '@roomwire/contracts/http/owners.ts'
import type { GuestAccount } from '../../features/identity/guest-store.ts'
import type { OpenJoinCode } from '../../features/members/join-code-store.ts'
import type { FamilyMember } from '../../features/members/list-family.ts'
import type { HomeMember } from '../../features/members/membership-store.ts'

/* The people of a home between the field names of the specification (spec §3) and those of the verbs. */

type AccessBody = Pick<
  Input<typeof createGuestEndpoint>['body'],
  'start_at' | 'expires_at' | 'room_id' | 'device_identifier'
>

export const readAccess = (body: AccessBody) => ({
  startAt: body.start_at,
  expiresAt: body.expires_at,
  roomId: body.room_id,
  deviceIdentifier: body.device_identifier,
})

export function readGuest(body: Input<typeof createGuestEndpoint>['body']) {
  const { username, email, password } = body
  return { username, email, password, ...readAccess(body) }
}

export function readJoinCode(body: Input<typeof createJoinCodeEndpoint>['body']) {
  return body.role === 'family' ? body : { role: body.role, ...readAccess(body) }
}

export function presentGuest(guest: GuestAccount): Guest {
  return {
    user_id: guest.personId,
    username: guest.username,
    email: guest.email,
    room_id: guest.roomId,
    room_name: guest.roomName,
    device_identifier: guest.deviceIdentifier,
    start_at: guest.startAt,
    expires_at: guest.expiresAt,
    has_access: guest.hasAccess,
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
