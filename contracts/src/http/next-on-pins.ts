import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { idInPath, instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

/* The next acts of schedules on pins: whoever sees a pin sees its own, and nothing of other pins. */

const nextOnPins = z.object({
  /** IANA name: by its clocks things are done. */
  time_zone: z.string(),
  /** Seconds for which schedules leave alone a pin that somebody has switched. */
  hold_s: z.int(),
  pins: z.array(
    z.object({
      device_identifier: z.string(),
      pin: pinKey,
      state: pinState,
      at: instant,
      /** The name of the schedule that does it. */
      by: z.string(),
    }),
  ),
})

export const nextOnPinsEndpoint = endpoint({
  method: 'GET',
  url: '/api/schedules/next',
  summary:
    'The next scheduled change of each pin that the caller sees, within 7 days, soonest first.',
  access: 'session',
  reply: nextOnPins,
})

export const nextOnPinsOfPassEndpoint = endpoint({
  method: 'GET',
  url: '/api/pass/{id}/schedules/next',
  summary: 'The next scheduled change of each pin that the pass sees, within 7 days.',
  access: 'pass',
  path: z.object({ id: idInPath }),
  reply: nextOnPins,
})
