import type { profileEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  changePasswordEndpoint,
  changeProfileEndpoint,
  exportDataEndpoint,
  exportMoreEndpoint,
} from '@roomwire/contracts/http/own-account.ts'
import { allows } from '../../features/access/grant.ts'
import { windowsOf } from '../../features/access/grant-rows.ts'
import type { PersonProfile } from '../../features/accounts/show-profile.ts'
import type { OwnData, OwnDataPart } from '../../features/home/export-data.ts'
import { presentOwnAccess } from './access-presenter.ts'
import { presentSeriesOfHome } from './history-presenter.ts'

/* Accounts between the field names of the specification (spec §3) and those of the verbs. */

export function readRegistration(body: Input<typeof registerEndpoint>['body']) {
  const {
    id_number: idNumber,
    date_of_birth: dateOfBirth,
    time_zone: timeZone,
    join_code: joinCode,
    ...rest
  } = body
  return { joinCode, form: { ...rest, idNumber, dateOfBirth, timeZone } }
}

export function readProfileChange(body: Input<typeof changeProfileEndpoint>['body']) {
  const {
    id_number: idNumber,
    date_of_birth: dateOfBirth,
    current_password: currentPassword,
    ...rest
  } = body
  return { ...rest, idNumber, dateOfBirth, currentPassword }
}

export function readPasswordChange(body: Input<typeof changePasswordEndpoint>['body']) {
  return { currentPassword: body.current_password, newPassword: body.new_password }
}

export function presentProfile(profile: PersonProfile): Reply<typeof profileEndpoint> {
  const { access } = profile
  return {
    user: {
      user_id: profile.personId,
      username: profile.username,
      email: profile.email,
      mobile: profile.mobile,
      contact: profile.contact,
      address: profile.address,
      id_number: profile.idNumber,
      date_of_birth: profile.dateOfBirth,
      role: profile.role,
      role_name: profile.role,
      permissions: profile.permissions,
      created_at: profile.createdAt,
      expires_at: profile.expiresAt,
      has_home: profile.homeId !== null,
      home_name: profile.homeName,
      home_time_zone: profile.timeZone,
      home_offsets: profile.offsets,
      home_daylight: profile.daylight && {
        from: profile.daylight.risesAt,
        to: profile.daylight.setsAt,
      },
      home_currency: profile.currency,
      home_price_per_kwh: profile.pricePerKwh,
      home_locale: profile.locale,
      home_units: profile.units,
      home_made_up_until: profile.madeUpUntil,
      access: access && presentOwnAccess(access),
      home_wants_time_zone: profile.wantsTimeZone,
      server_clock_in_doubt: profile.isClockInDoubt,
    },
  }
}

/** A part of what may be long. */
export function presentOwnPart(data: OwnDataPart): Reply<typeof exportMoreEndpoint> {
  return {
    sessions: data.sessions.map((session) => ({
      user_agent: session.userAgent,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      expires_at: session.expiresAt,
    })),
    favourites: data.favourites.map((favourite) => ({
      device_identifier: favourite.deviceIdentifier,
      pin: favourite.pin,
      added_at: favourite.addedAt,
    })),
    join_codes: data.joinCodes.map(({ role, expiresAt }) => ({ role, expires_at: expiresAt })),
    letters: data.letters.map(({ channel, recipient, subject, writtenAt }) => ({
      channel,
      recipient,
      subject,
      written_at: writtenAt,
    })),
    commands: data.commands.map((command) => ({
      device_identifier: command.deviceIdentifier,
      action: command.action,
      pin: command.pin,
      desired: command.desired,
      for_s: command.leaseS,
      scene_name: command.sceneName,
      begun_at: command.begunAt,
      outcome: command.outcome,
      ended_at: command.endedAt,
    })),
    devices: data.devices.map(({ identifier, name, settings }) => ({
      device_identifier: identifier,
      device_name: name,
      ...settings,
    })),
    room_photos: data.roomPhotos.map(({ roomName, addedAt, jpeg }) => ({
      room_name: roomName,
      added_at: addedAt,
      photo: jpeg,
    })),
    measured: data.measured.map(presentSeriesOfHome),
    events: data.events,
    progress: data.progress,
    next: data.next,
  }
}

export function presentOwnData(data: OwnData): Reply<typeof exportDataEndpoint> {
  const { person, grants, resetCode, visit } = data
  return {
    ...presentOwnPart(data),
    exported_at: data.exportedAt,
    person: {
      user_id: person.id,
      home_id: person.homeId,
      role: person.role,
      username: person.username,
      email: person.email,
      mobile: person.mobile,
      contact: person.contact,
      address: person.address,
      id_number: person.idNumber,
      date_of_birth: person.dateOfBirth,
      created_at: person.createdAt,
      disabled_at: person.disabledAt,
      one_time_password_since: person.authenticatorSince,
      recovery_codes_left: person.recoveryCodesLeft,
    },
    passkeys: data.passkeys.map((passkey) => ({
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })),
    api_tokens: data.apiTokens.map(({ label, right, createdAt, lastUsedAt }) => ({
      label,
      right,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    guest_access: presentGrants(grants),
    schedules: data.schedules.map((one) => ({
      name: one.name,
      rule: one.rule,
      pins: one.pins.map(({ device, ...set }) => ({
        device_identifier: device,
        ...set,
      })),
      scene_name: one.sceneName,
      for_s: one.leaseS,
      created_at: one.createdAt,
      next_at: one.nextAt,
      skip_at: one.skipAt,
      paused_at: one.paused?.at ?? null,
    })),
    arrangements: data.arrangements.map(({ kind, ids, changedAt }) => ({
      of: kind,
      ids,
      changed_at: changedAt,
    })),
    visit: visit && {
      seen_at: visit.seenAt,
      away_from: visit.awayFrom,
      back_at: visit.backAt,
    },
    reset_code: resetCode && { asked_from: resetCode.askedFrom, expires_at: resetCode.expiresAt },
  }
}

function presentGrants(
  grants: OwnData['grants'],
): Reply<typeof exportDataEndpoint>['guest_access'] {
  const [first] = grants
  if (!first) return null
  return {
    start_at: first.startAt,
    expires_at: first.expiresAt,
    room_name: first.roomName,
    device_identifier: first.deviceIdentifier,
    may_switch: allows(first, 'control'),
    may_arrange: allows(first, 'arrange'),
    windows: windowsOf(first.windows),
    paused_at: first.pausedAt,
    places: grants.map((grant) => ({
      room_name: grant.roomName,
      device_identifier: grant.deviceIdentifier,
      pin: grant.pin,
      start_at: grant.startAt,
      expires_at: grant.expiresAt,
      may_switch: allows(grant, 'control'),
      windows: windowsOf(grant.windows),
      paused_at: grant.pausedAt,
    })),
  }
}
