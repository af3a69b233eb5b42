import { z } from 'zod'
import { contactMessage, email, username } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const contactEndpoint = endpoint({
  method: 'POST',
  url: '/api/contact',
  summary: 'A message from the landing page to the operator: stored, and mailed.',
  access: 'open',
  body: z.strictObject({ name: username, email, message: contactMessage }),
  reply: done,
})
