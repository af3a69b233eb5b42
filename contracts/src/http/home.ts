import { z } from 'zod'
import { homeName } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const renameHomeEndpoint = endpoint({
  method: 'PUT',
  url: '/api/home',
  summary: 'Gives the home a name; everybody in it sees it.',
  access: 'managers',
  body: z.strictObject({ name: homeName }),
  reply: done,
})
