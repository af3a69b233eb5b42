import { z } from 'zod'
import {
  id,
  idInPath,
  instant,
  joinCode as joinCodeWord,
  passwordInput,
} from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { guestAccess, guestTerms } from './guests.ts'
import { done } from './refusals.ts'

/** A join code as the home's managers see it. A guest's code without a room and a device gives 'Full Access'. */
const joinCode = z.object({
  join_code_id: id,
  role: z.enum(['family', 'guest']),
  /** The start of the terms that end last; the four below are of them too. Null for a family member's. */
  start_at: instant.nullable(),
  access_expires_at: instant.nullable(),
  room_id: id.nullable(),
  room_name: z.string().nullable(),
  device_identifier: z.string().nullable(),
  /** The terms that a guest gets with it, the last to end first. Empty for a family member's. */
  access: z.array(guestTerms),
  /** The person who made it. */
  made_by: z.string().nullable(),
  /** The instant until which the code can be used, epoch ms. */
  expires_at: instant,
})

export const listJoinCodesEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/join-code/list',
  summary:
    'The codes into the home that nobody has used yet. The codes themselves are not shown again.',
  access: 'managers',
  reply: z.object({ join_codes: z.array(joinCode) }),
})

export const createJoinCodeEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/join-code/create',
  summary:
    'Makes a one-time code that lets a self-registered account into the home. Shown only once; valid for a day.',
  access: 'managers',
  body: z.discriminatedUnion(
    'role',
    [
      z.strictObject({ role: z.literal('family') }),
      z.strictObject({ role: z.literal('guest'), ...guestAccess }),
    ],
    'must be family or guest',
  ),
  reply: z.object({ message: z.string(), code: z.string(), join_code: joinCode }),
})

export const revokeJoinCodeEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/users/join-code/delete/{id}',
  summary: 'Voids a code that nobody has used yet.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  reply: done,
})

export const joinHomeEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/join',
  summary: 'Lets the caller, a family or guest account without a home, into the home of a code.',
  access: 'session',
  body: z.strictObject({ code: joinCodeWord }),
  reply: done,
})

export const leaveHomeEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/leave',
  summary:
    'Takes the caller out of their home; needs the password. The account stays, and can join a home again; its open pages close.',
  access: 'session',
  body: z.strictObject({ password: passwordInput }),
  reply: done,
})
