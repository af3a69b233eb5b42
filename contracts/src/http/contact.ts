import { z } from 'zod'
import {
  changedContactAddress,
  changedContactEmail,
  changedContactPhone,
  contactMessage,
  email,
  username,
} from '../vocabulary/fields.ts'
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

/** A way to reach the operator, empty where there is none, and whether a setting of the server names it. */
const contactDetail = z.object({ text: z.string(), is_setting: z.boolean() })

const contactDetails = z.object({
  email: contactDetail,
  phone: contactDetail,
  address: contactDetail,
})
export type ContactDetailsReply = z.infer<typeof contactDetails>

export const contactDetailsEndpoint = endpoint({
  method: 'GET',
  url: '/api/server/contact',
  summary: 'How visitors of the landing page reach the operator of the server.',
  access: 'operator',
  reply: contactDetails,
})

export const changeContactDetailsEndpoint = endpoint({
  method: 'PUT',
  url: '/api/server/contact',
  summary:
    'Changes how visitors reach the operator. Fields that are left out stay; an empty text removes one. A detail that a setting of the server names cannot be changed here.',
  access: 'operator',
  body: z.strictObject({
    email: changedContactEmail.optional(),
    phone: changedContactPhone.optional(),
    address: changedContactAddress.optional(),
  }),
  reply: contactDetails,
})
