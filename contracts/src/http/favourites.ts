import { z } from 'zod'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

const favourite = z.object({ device_identifier: z.string(), pin: pinKey })
export type Favourite = z.infer<typeof favourite>

export const listFavouritesEndpoint = endpoint({
  method: 'GET',
  url: '/api/favourites',
  summary: 'The caller’s favourite pins that they may see, in the order in which they became so.',
  access: 'session',
  reply: z.object({ favourites: z.array(favourite) }),
})

export const setFavouriteEndpoint = endpoint({
  method: 'PUT',
  url: '/api/favourites',
  summary: 'Makes a pin a favourite of the caller, or takes that back.',
  access: 'session',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    pin: pinKey,
    is_favourite: z.boolean('must be true or false'),
  }),
  reply: done,
})
