import { z } from 'zod'
import { email, id, idInPath, instant, newPassword, username } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

const familyUser = z.object({
  user_id: id,
  username: z.string(),
  email: z.string(),
  created_at: instant,
  /** Whether the person came with this account: then only they change it. */
  own_account: z.boolean(),
})
export type FamilyUser = z.infer<typeof familyUser>

const body = z.strictObject({ username, email, password: newPassword })

export const listFamilyEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/family/list',
  summary: 'The family members of the home.',
  access: 'managers',
  reply: z.object({ family_users: z.array(familyUser) }),
})

export const createFamilyEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/family/create',
  summary: 'Creates a family member’s account.',
  access: 'managers',
  body,
  reply: z.object({ message: z.string(), family_user: familyUser }),
})

export const updateFamilyEndpoint = endpoint({
  method: 'PUT',
  url: '/api/users/family/update/{id}',
  summary: 'Changes a family member’s account that the home has made; its sessions end.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  body,
  reply: z.object({ message: z.string(), family_user: familyUser }),
})

export const deleteFamilyEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/users/family/delete/{id}',
  summary: 'Deletes a family member’s account; its sessions end at once.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  reply: done,
})
