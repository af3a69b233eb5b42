import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier } from '../vocabulary/fields.ts'
import { pinProtection } from '../vocabulary/protection.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

export const protectPinEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/pin-protection',
  summary:
    'Sets how the device protects a pin: its longest time on, its shortest time off, its state after a restart, and the pin that is never on with it. All four are set; `null` is none. The device stores them when it can.',
  access: 'managers',
  body: pinProtection.extend({ device_identifier: deviceIdentifier, pin: pinKey }).strict(),
  reply: done,
})
