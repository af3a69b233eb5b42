import { z } from 'zod'
import { action } from '../live/from-browser.ts'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { leaseSeconds } from '../vocabulary/fields.ts'
import { ipv4 } from '../vocabulary/ipv4.ts'
import { limits } from '../vocabulary/limits.ts'
import { afterPowerOn } from '../vocabulary/protection.ts'

/*
 * The messages that the server sends to a device.
 */

/** A command, on the `command` topic. A device applies each messageId once. */
export const commandMessage = z.object({
  messageId: z.string(),
  action,
  /** The pin to set, by its key: a GPIO number as text, `pump`, or one that the device has declared. */
  pin: pinKey,
  /** The state that the pin is to take; absent with the action `stop`. */
  state: pinState.optional(),
  /** Seconds after which the device itself switches the pin off; only for devices with the feature `lease`. */
  for: leaseSeconds.optional(),
  /** The run of a schedule that it is for, as the plan names it; only for devices with the feature `schedules`. */
  run: z.object({ schedule: z.int(), at: z.int() }).optional(),
})
export type Command = z.infer<typeof commandMessage>

/**
 * A request, on the `request` topic, for what the device's local page offers (`/set-ip`,
 * `/wifi-info`), over its own connection (LAN-3). Answered on `reply`.
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

/**
 * The config that a device with the feature `protect` stores, on the `config` topic. The device says
 * the version in its next `hello`, which it sends as soon as it has stored it.
 */
export const configMessage = z.object({
  version: z.string(),
  /** The protection of each pin; one left out has none. It replaces all that was stored before. */
  pins: z.record(
    pinKey,
    z.object({
      /** Seconds after which the device switches it off. */
      longestOn: leaseSeconds.optional(),
      /** Seconds for which it stays off. */
      shortestOff: leaseSeconds.optional(),
      /** The pin's state when the device starts; off where this is left out. */
      powerOn: afterPowerOn.optional(),
      /** Another pin: only one of them is on. */
      notWith: pinKey.optional(),
    }),
  ),
})
export type DeviceConfig = z.infer<typeof configMessage>

/**
 * The plan of a device with the feature `schedules`, on the `plan` topic. The device says the version
 * in its next `hello`, which it sends as soon as it has stored it. While it has a server it does nothing
 * of it: the server asks it by a command, whose `run` names the entry.
 */
export const planMessage = z.object({
  version: z.string(),
  /** The entries, the soonest first. They replace all that was stored before. */
  entries: z
    .array(
      z.object({
        schedule: z.int(),
        /** When it is due, epoch ms. */
        at: z.int(),
        pin: pinKey,
        state: pinState,
        /** Seconds after which the device switches the pin off. */
        for: leaseSeconds.optional(),
      }),
    )
    .max(limits.planEntriesMax),
  /** Seconds for which it leaves alone a pin that somebody has switched; absent for not at all. */
  hold: z.int().optional(),
  /** The time, epoch ms, where the device has asked for it, and the number that it has asked with. */
  now: z.int().optional(),
  askedAt: z.int().optional(),
})
export type PlanMessage = z.infer<typeof planMessage>

/** The reason why a message of the device was refused, as a text, on the `error` topic. */
export const errorReport = z.object({ topic: z.string(), error: z.string() })
export type ErrorReport = z.infer<typeof errorReport>
