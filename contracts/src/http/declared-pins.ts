import { z } from 'zod'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/* Pins that devices declare themselves: what people decide when these change. */

const body = z.strictObject({ device_identifier: deviceIdentifier, pin: pinKey })

export const confirmPinEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/confirm-pin',
  summary:
    'Confirms the form that a device declares for a pin now (`new_form`), so that it can be switched again. 409 if there is nothing to confirm.',
  access: 'managers',
  body,
  reply: done,
})

export const removePinEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/remove-pin',
  summary:
    'Forgets a pin that its device no longer declares (`gone`), with its name, favourites, and access given for it alone. 409 if the device declares it.',
  access: 'managers',
  body,
  reply: done,
})
