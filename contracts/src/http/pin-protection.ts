import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier } from '../vocabulary/fields.ts'
import { pinProtection } from '../vocabulary/protection.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const protectPinEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/pin-protection',
  summary:
    'Sets what a device itself keeps a pin to: how long it is on at most, how long it rests, what it does after a start, and the pin that is never on with it. All four are set; `null` stands for none. The device stores it when it can.',
  access: 'managers',
  body: pinProtection.extend({ device_identifier: deviceIdentifier, pin: pinKey }).strict(),
  reply: done,
})
