import { z } from 'zod'
import { homeName, timeZone } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const changeHomeEndpoint = endpoint({
  method: 'PUT',
  url: '/api/home',
  summary:
    'Gives the home a name that everybody in it sees, and the time zone by whose clocks guests have access; what is left out stays.',
  access: 'managers',
  body: z.strictObject({ name: homeName.optional(), time_zone: timeZone.optional() }),
  reply: done,
})
