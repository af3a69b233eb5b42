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
    'Confirms that a pin is what its device declares by now (`new_form`): it can be switched again, by everybody who may. 409 where nothing is to be confirmed.',
  access: 'managers',
  body,
  reply: done,
})

export const removePinEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/remove-pin',
  summary:
    'Forgets a pin that its device does not declare any more (`gone`), with its name, its favourites, and what was given to guests and passes for it alone. 409 where the device declares it.',
  access: 'managers',
  body,
  reply: done,
})
