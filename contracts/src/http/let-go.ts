import { z } from 'zod'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, instantInput } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const letGoEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/let-go',
  summary:
    'Ends the manual hold on a pin: schedules act on it again. `changed_at` is the time of its last change (`lastChange`); 409 if it has changed since.',
  access: 'session',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    pin: pinKey,
    changed_at: instantInput,
  }),
  reply: done,
})
