import { z } from 'zod'
import { id, idInPath, instant, passwordInput } from '../vocabulary/fields.ts'
import { role } from '../vocabulary/role.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/** Somebody who manages the home: a co-owner has the role `admin`. */
const owner = z.object({
  user_id: id,
  username: z.string(),
  email: z.string(),
  role,
  created_at: instant,
})

export const listOwnersEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/owner/list',
  summary: 'Who manages the home: who founded it, and the co-owners.',
  access: 'managers',
  reply: z.object({ owners: z.array(owner) }),
})

export const changeCoOwnerEndpoint = endpoint({
  method: 'PUT',
  url: '/api/users/co-owner/{id}',
  summary:
    'Makes a family member a co-owner, or a co-owner a family member again; their open pages close.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ co_owner: z.boolean('must be true or false') }),
  reply: done,
})

export const handOnHomeEndpoint = endpoint({
  method: 'PUT',
  url: '/api/users/owner/hand-on/{id}',
  summary:
    'Makes a co-owner the owner of the home, and the owner a co-owner; needs the password. The open pages of both close.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ password: passwordInput }),
  reply: done,
})
