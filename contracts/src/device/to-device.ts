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

/** On the `command` topic: what to do. A device applies each messageId once. */
export const commandMessage = z.object({
  messageId: z.string(),
  action,
  /** The pin to set, by its key: a GPIO number as text, `pump`, or one that the device has declared. */
  pin: pinKey,
  /** What the pin is to become. */
  state: pinState,
  /** Only for devices with the feature `lease`: seconds after which the device itself switches the pin off. */
  for: leaseSeconds.optional(),
  /** Only for devices with the feature `schedules`: the run of a schedule that it is for, as the plan names it. */
  run: z.object({ schedule: z.int(), at: z.int() }).optional(),
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

/**
 * On the `config` topic, only for devices with the feature `protect`: what the device stores. It says
 * the version in its next `hello`, which it sends as soon as it has stored it.
 */
export const configMessage = z.object({
  version: z.string(),
  /** By pin how it is protected; what is left out is not. It stands for all of what was stored before. */
  pins: z.record(
    pinKey,
    z.object({
      /** Seconds after which the device switches it off. */
      longestOn: leaseSeconds.optional(),
      /** Seconds for which it stays off. */
      shortestOff: leaseSeconds.optional(),
      /** What it does when the device starts; off where this is left out. */
      powerOn: afterPowerOn.optional(),
      /** Another pin: only one of them is on. */
      notWith: pinKey.optional(),
    }),
  ),
})
export type DeviceConfig = z.infer<typeof configMessage>

/**
 * On the `plan` topic, only for devices with the feature `schedules`: what schedules are to do with it.
 * It says the version in its next `hello`, which it sends as soon as it has stored it. While it has a
 * server it does nothing of it: the server asks it by a command, whose `run` names the entry.
 */
export const planMessage = z.object({
  version: z.string(),
  /** The soonest first. They stand for all that was stored before. */
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
  /** For how many seconds it leaves alone what somebody has switched; absent for not at all. */
  hold: z.int().optional(),
  /** The time, epoch ms, where the device has asked for it, and what it has asked with. */
  now: z.int().optional(),
  askedAt: z.int().optional(),
})
export type PlanMessage = z.infer<typeof planMessage>

/** On the `error` topic: why a message of the device was refused, as a text. */
export const errorReport = z.object({ topic: z.string(), error: z.string() })
export type ErrorReport = z.infer<typeof errorReport>
