import { z } from 'zod'
import { action } from '../live/from-browser.ts'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { leaseSeconds } from '../vocabulary/fields.ts'
import { ipv4 } from '../vocabulary/ipv4.ts'

/*
 * The messages that the server sends to a device.
 */

/** On the `command` topic: what to do. A device applies each messageId once. */
export const commandMessage = z.object({
  messageId: z.string(),
  action,
  /** The pin to set: a GPIO number as text, or `pump` or `led`. */
  pin: pinKey,
  /** What the pin is to become. */
  state: pinState,
  /** Only for devices with the feature `lease`: seconds after which the device itself switches the pin off. */
  for: leaseSeconds.optional(),
})
export type Command = z.infer<typeof commandMessage>

/**
 * On the `request` topic: what the device's local page offers (`/set-ip`,
 * `/wifi-info`), asked over its own connection (LAN-3). Answered on `reply`.
 */
export const requestMessage = z.discriminatedUnion('kind', [
  z.object({
    requestId: z.string(),
    kind: z.literal('setIp'),
    staticIP: ipv4,
    gateway: ipv4.optional(),
    subnet: ipv4.optional(),
    dns: ipv4.optional(),
  }),
  z.object({ requestId: z.string(), kind: z.literal('wifiInfo') }),
])
export type DeviceRequest = z.infer<typeof requestMessage>

/** On the `error` topic: why a message of the device was refused, as a text. */
export const errorReport = z.object({ topic: z.string(), error: z.string() })
export type ErrorReport = z.infer<typeof errorReport>
