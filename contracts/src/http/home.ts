import { z } from 'zod'
import { currency, pricePerKwh } from '../vocabulary/consumption.ts'
import { homeName, timeZone } from '../vocabulary/fields.ts'
import { locale } from '../vocabulary/locale.ts'
import { homePlace } from '../vocabulary/place.ts'
import { holdSeconds } from '../vocabulary/schedule-rule.ts'
import { unitSystem } from '../vocabulary/units.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const changeHomeEndpoint = endpoint({
  method: 'PUT',
  url: '/api/home',
  summary:
    'Gives the home a name that everybody in it sees, the time zone by whose clocks guests have access and days are counted and schedules are due, the locale in which others are told times, units of measure, where it is on earth, for how long schedules leave alone what somebody has switched (`hold_s`), and what a kilowatt hour costs in which currency; what is left out stays, and `null` takes a price or a place away.',
  access: 'managers',
  body: z.strictObject({
    name: homeName.optional(),
    time_zone: timeZone.optional(),
    currency: currency.nullable().optional(),
    price_per_kwh: pricePerKwh.nullable().optional(),
    locale: locale.optional(),
    units: unitSystem.optional(),
    place: homePlace.nullable().optional(),
    hold_s: holdSeconds.optional(),
  }),
  reply: done,
})
