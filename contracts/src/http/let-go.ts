import { z } from 'zod'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, instantInput } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const letGoEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/let-go',
  summary:
    'Lets schedules act on a pin again that somebody has switched. `changed_at` is the time of its last change (`lastChange`): 409 where it has changed since.',
  access: 'session',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    pin: pinKey,
    changed_at: instantInput,
  }),
  reply: done,
})
