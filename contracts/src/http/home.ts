import { z } from 'zod'
import { currency, pricePerKwh } from '../vocabulary/consumption.ts'
import { homeName, timeZone } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const changeHomeEndpoint = endpoint({
  method: 'PUT',
  url: '/api/home',
  summary:
    'Gives the home a name that everybody in it sees, the time zone by whose clocks guests have access and days are counted, and what a kilowatt hour costs in which currency; what is left out stays, `null` takes it away.',
  access: 'managers',
  body: z.strictObject({
    name: homeName.optional(),
    time_zone: timeZone.optional(),
    currency: currency.nullable().optional(),
    price_per_kwh: pricePerKwh.nullable().optional(),
  }),
  reply: done,
})
