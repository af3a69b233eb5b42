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
    'Changes the settings of the home: its name, time zone (for guests’ times, days and schedules), locale for others, units, location, the manual hold in seconds (`hold_s`), and the price of a kilowatt hour with its currency. Fields that are left out stay; `null` removes a price or a location.',
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
