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
import type { GuestAccount, NamedTerms } from '../../features/access/guest-accounts.ts'
import type {
  ExplainedAccess,
  ExplainedPass,
  ExplainedUse,
} from '../../features/devices/sharing/explain-access.ts'
import type { OpenJoinCode } from '../../features/members/join-code-store.ts'
import type { FamilyMember } from '../../features/members/list-family.ts'
import type { HomeMember } from '../../features/members/membership-store.ts'
import {
  presentGivenTime,
  presentNamedAccess,
  presentNamedTerms,
  readAccess,
} from './access-presenter.ts'

/* The people of a home between the field names of the specification (spec §3) and those of the verbs. */

export function readGuest(body: Input<typeof createGuestEndpoint>['body']) {
  const { username, email, password } = body
  return { username, email, password, ...readAccess(body) }
}

export function readJoinCode(body: Input<typeof createJoinCodeEndpoint>['body']) {
  return body.role === 'family' ? body : { role: body.role, ...readAccess(body) }
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
    further: guest.more.map(presentGuestTerms),
    own_account: guest.isOwnAccount,
  }
}

const presentGuestTerms = (terms: NamedTerms) => ({
  ...presentNamedTerms(terms),
  may_arrange: allows(terms, 'arrange'),
})

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
  const { access } = code
  const [first] = access?.places ?? []
  return {
    join_code_id: code.id,
    role: code.role,
    start_at: access?.startAt ?? null,
    access_expires_at: access?.expiresAt ?? null,
    room_id: first?.roomId ?? null,
    room_name: first?.roomName ?? null,
    device_identifier: first?.deviceIdentifier ?? null,
    access: access ? [access, ...access.more].map(presentGuestTerms) : [],
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
  times: use.times.map(presentGivenTime),
  pins: use.pins === null ? null : [...use.pins],
})
