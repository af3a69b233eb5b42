import { z } from 'zod'
import { apiTokenRight } from '../vocabulary/api-token-right.ts'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceSettings } from '../vocabulary/device-settings.ts'
import {
  changedAddress,
  changedContact,
  changedDateOfBirth,
  changedIdNumber,
  changedMobile,
  email,
  id,
  instant,
  newPassword,
  passwordInput,
  username,
} from '../vocabulary/fields.ts'
import { role } from '../vocabulary/role.ts'
import { weeklyWindows } from '../vocabulary/weekly-window.ts'
import { profileReply } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { describedSeries, historyPoint } from './history.ts'
import { ownSchedule } from './own-schedule.ts'
import { done } from './refusals.ts'

export const changePasswordEndpoint = endpoint({
  method: 'PUT',
  url: '/api/account/password',
  summary: 'Changes the caller’s password; every other session of theirs ends.',
  access: 'session',
  body: z.strictObject({ current_password: passwordInput, new_password: newPassword }),
  reply: done,
})

export const changeEmailEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/email',
  summary:
    'Sends a code to a new email of the caller; needs the password. The email changes when the code is confirmed.',
  access: 'session',
  body: z.strictObject({ email, current_password: passwordInput }),
  reply: z.object({
    message: z.string(),
    /** False where this server sends no mail: the code waits with its operator. */
    carried: z.boolean(),
  }),
})

export const confirmEmailEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/email/confirm',
  summary: 'Changes the caller’s email with the code that was sent to it. Reset codes are void.',
  access: 'session',
  body: z.strictObject({
    code: z.string('Enter the 6-digit code').regex(/^\d{6}$/, 'Enter the 6-digit code'),
  }),
  reply: done,
})

export const changeProfileEndpoint = endpoint({
  method: 'PUT',
  url: '/api/account/profile',
  summary:
    'Changes details of the caller’s own profile. Fields that are left out stay; null removes one. A new mobile number needs the password: reset codes are sent there.',
  access: 'session',
  body: z.strictObject({
    username: username.optional(),
    mobile: changedMobile.optional(),
    contact: changedContact.optional(),
    address: changedAddress.optional(),
    date_of_birth: changedDateOfBirth.optional(),
    id_number: changedIdNumber.optional(),
    current_password: passwordInput.optional(),
  }),
  reply: profileReply,
})

const text = z.string().nullable()

/** The data of a person that may be long: it comes in parts, and each part goes on where the one before has ended. */
const ownLists = z.object({
  sessions: z.array(
    z.object({
      user_agent: text,
      created_at: instant,
      last_used_at: instant.nullable(),
      expires_at: instant,
    }),
  ),
  favourites: z.array(
    z.object({ device_identifier: z.string(), pin: z.string(), added_at: instant }),
  ),
  join_codes: z.array(z.object({ role, expires_at: instant })),
  /** Mail and SMS that have not left yet, without their text: it may contain codes. */
  letters: z.array(
    z.object({ channel: z.string(), recipient: z.string(), subject: text, written_at: instant }),
  ),
  commands: z.array(
    z.object({
      /** Null for a device that is deleted. */
      device_identifier: z.string().nullable(),
      action: z.string(),
      pin: z.string(),
      desired: z.int(),
      for_s: z.int().nullable(),
      /** The name of the scene that was pressed; null for none, and for one that is deleted. */
      scene_name: text,
      begun_at: instant,
      outcome: text,
      ended_at: instant.nullable(),
    }),
  ),
  /** The devices of a home that they manage, with their settings. */
  devices: z.array(
    z.object({ device_identifier: z.string(), device_name: text, ...deviceSettings.shape }),
  ),
  /** The photos of rooms of a home that they manage: JPEG, as base64url. */
  room_photos: z.array(z.object({ room_name: z.string(), added_at: instant, photo: z.string() })),
  /** The measurements in a home that they manage, by its days; where these are very many, several are one. */
  measured: z.array(
    describedSeries.extend({ device_identifier: z.string(), days: z.array(historyPoint) }),
  ),
  /** Their entries in the audit log. */
  events: z.array(z.object({ at: instant, event: z.string() })),
  /** How much has been read, from 0 to 1. */
  progress: z.number(),
  /** The value to send for the next part; null where this is the last one. */
  next: z.string().nullable(),
})

/** Everything stored about a person, without the hashes, seeds and tokens that only prove who they are. */
const personalData = z.object({
  ...ownLists.shape,
  exported_at: instant,
  person: z.object({
    user_id: id,
    home_id: id.nullable(),
    role,
    username: z.string(),
    email: z.string(),
    mobile: text,
    contact: text,
    address: text,
    /** The whole ID number. */
    id_number: text,
    date_of_birth: text,
    created_at: instant,
    disabled_at: instant.nullable(),
    /** Since when signing in asks for a one-time password, epoch ms. */
    one_time_password_since: instant.nullable(),
    recovery_codes_left: z.int(),
  }),
  passkeys: z.array(
    z.object({ name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
  ),
  api_tokens: z.array(
    z.object({
      label: z.string(),
      right: apiTokenRight,
      created_at: instant,
      last_used_at: instant.nullable(),
    }),
  ),
  guest_access: z
    .object({
      start_at: instant,
      expires_at: instant,
      /** The room and the device of the first place; both null for the whole home. */
      room_name: text,
      device_identifier: text,
      may_switch: z.boolean(),
      may_arrange: z.boolean(),
      windows: weeklyWindows,
      paused_at: instant.nullable(),
      /** The places, each with the time for which it was given. */
      places: z.array(
        z.object({
          room_name: text,
          device_identifier: text,
          pin: pinKey.nullable(),
          start_at: instant,
          expires_at: instant,
          may_switch: z.boolean(),
          windows: weeklyWindows,
          paused_at: instant.nullable(),
        }),
      ),
    })
    .nullable(),
  /** The order that they gave to rooms or devices, by the ids that these have in the database. */
  arrangements: z.array(z.object({ of: z.string(), ids: z.array(id), changed_at: instant })),
  schedules: z.array(ownSchedule),
  /** When they had a page open last, and when they were away before that; null before their first visit. */
  visit: z
    .object({
      seen_at: instant,
      away_from: instant.nullable(),
      back_at: instant.nullable(),
    })
    .nullable(),
  /** The newest requested reset code that is still valid. */
  reset_code: z.object({ asked_from: z.string(), expires_at: instant }).nullable(),
})

export const exportDataEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/export',
  summary:
    'All data the server holds of the caller, the whole ID number too; needs the password. It comes in parts: the lists go on in the next one until `next` is null.',
  access: 'session',
  body: z.strictObject({ password: passwordInput }),
  reply: personalData,
})

export const exportMoreEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/export/more',
  summary:
    'The next part of the caller’s data, by `next` of the part before: for a day, in the session that has begun it. A part may be asked for again.',
  access: 'session',
  body: z.strictObject({ next: z.string().min(1).max(4_096) }),
  reply: ownLists,
})

export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  url: '/api/account/delete',
  summary:
    'Deletes the caller’s account and all data of it. The home goes along when nobody else manages it: 409 says what would go, until `delete_home` confirms it. That the last operator’s account goes, `delete_operator` confirms.',
  access: 'session',
  body: z.strictObject({
    password: passwordInput,
    delete_home: z.boolean().optional(),
    delete_operator: z.boolean().optional(),
  }),
  reply: done,
})
