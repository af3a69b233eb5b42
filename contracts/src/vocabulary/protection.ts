import { z } from 'zod'
import { pinKey } from './device-kind.ts'
import { leaseSeconds } from './fields.ts'

/**
 * The state of a pin when its device starts, beside off: on, or what it was before. A
 * lease that ran before has ended by the start, and its pin stays off.
 */
export const afterPowerOn = z.enum(['on', 'before'], 'must be on, before or null')
export type AfterPowerOn = z.infer<typeof afterPowerOn>

/** A device's own limits for a pin, kept also without its server; null where it has none. */
export const pinProtection = z.object({
  /** It is switched off after so many seconds, whoever has switched it on. */
  longest_on: leaseSeconds.nullable(),
  /** It stays off for so many seconds, whoever wants it on. */
  shortest_off: leaseSeconds.nullable(),
  after_power_on: afterPowerOn.nullable(),
  /** Another pin of the device: only one of them is ever on. */
  not_with: pinKey.nullable(),
})
export type PinProtection = z.infer<typeof pinProtection>

/** Whether a device has stored how its pins are protected: it has, it has not yet, or its firmware can't. */
export const protectionStatus = z.enum(['stored', 'waiting', 'unable'])
export type ProtectionStatus = z.infer<typeof protectionStatus>
