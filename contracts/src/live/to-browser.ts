import { z } from 'zod'
import { refusal } from '../http/refusals.ts'
import { changeCause, requesterKind } from '../vocabulary/change-cause.ts'
import { reachedStage } from '../vocabulary/command-outcome.ts'
import { deviceKind, pinKey, pinState } from '../vocabulary/device-kind.ts'
import { shownSettings } from '../vocabulary/device-settings.ts'
import { dialect } from '../vocabulary/dialect.ts'
import { id, instant, leaseSeconds } from '../vocabulary/fields.ts'
import { deviceFeature, leaseHolder } from '../vocabulary/lease.ts'
import { coverMove, pinForm } from '../vocabulary/pin-form-fields.ts'
import { pinIcon } from '../vocabulary/pin-icon.ts'
import { pinProtection, protectionStatus } from '../vocabulary/protection.ts'
import { readingKey } from '../vocabulary/series.ts'

/*
 * The messages that the server sends to a page over `/ws-app` (spec §7), one JSON
 * object each. `type` is present where the specification has it and on the
 * messages that Roomwire adds.
 */

/** The version of a device's state: [epoch, seq]. The epoch grows at each connect of the device, seq at each change. */
export const rev = z.tuple([z.int().nonnegative(), z.int().nonnegative()])
export type Rev = z.infer<typeof rev>

/** A pin as a page shows it. */
export const pin = z.object({
  /** The state that the device last reported, or of a pin whose form is assumed, what was sent to it last; null before the first, and of an input that its device does not know. */
  state: pinState.nullable(),
  touchPin: z.int().nullable(),
  /** A nickname, if someone gave one; else the name that its device declares, if it does. */
  name: z.string().nullable(),
  /** The drawing beside it, if someone chose one. */
  icon: pinIcon.nullable(),
  /** When the device last reported it; of an input that it does not know, since when. Null before the first report. */
  reportedAt: instant.nullable(),
  /** The state that a living command asks for; absent when none lives. */
  desired: pinState.optional(),
  /** The lease that will switch it off, and when; absent where there is none. */
  lease: z.object({ endsAt: instant, heldBy: leaseHolder }).optional(),
  /** Seconds for which it is on when nobody says how long; absent where it stays on. */
  on_for: leaseSeconds.optional(),
  /** Whether a page asks for a second press before it turns it on; absent while nobody has decided. */
  ask_first: z.boolean().optional(),
  /** Its last change; absent before its first one. */
  lastChange: z
    .object({
      at: instant,
      cause: changeCause,
      /** The requester; absent where nobody asked for it, and for guests. */
      by: z.object({ kind: requesterKind, id }).optional(),
      /** Present where somebody has let go of it: schedules act on the pin although somebody has switched it. */
      letGo: z.literal(true).optional(),
    })
    .optional(),
  /** The limits that its device itself keeps; absent where there are none, and for guests. */
  protection: pinProtection.optional(),
  /** The power that it takes while it is on, W; absent while nobody has set it. */
  watts: z.int().optional(),
  /** A room of its own; absent where it counts for that of its device. */
  room_id: id.optional(),
  room_name: z.string().nullable().optional(),
  /** Its form, where its device has declared it; absent where the kind of the device says it. */
  form: pinForm.optional(),
  /** A level's last state above 0, to which it turns on; absent before the first one. */
  last_level: pinState.optional(),
  /** Where a cover moves to; absent while it stands. */
  moving: coverMove.optional(),
  /** Its device declares it in this form now: nobody can switch it until somebody who manages the home confirms that. */
  new_form: pinForm.optional(),
  /** Its device does not declare it any more: nobody can switch it. */
  gone: z.literal(true).optional(),
})
export type Pin = z.infer<typeof pin>

const onOff = z.enum(['ON', 'OFF']).nullable()

/** A device with everything a page shows of it (spec §3 for the names). */
export const device = z.object({
  deviceIdentifier: z.string(),
  /** Present on all but water level monitors. */
  PC_device_identifier: z.string().optional(),
  /** Present on water level monitors. */
  WLM_device_identifier: z.string().optional(),
  kind: deviceKind,
  /** The firmware whose own topics it speaks, for those who manage the home; absent for the device protocol. */
  dialect: dialect.optional(),
  /** Present, for those who manage the home, where a hub speaks for it: it has no secret. */
  of_hub: z.literal(true).optional(),
  device_name: z.string().nullable(),
  room_id: id.nullable(),
  room_name: z.string().nullable(),
  local_ip: z.string().nullable(),
  static_ip: z.string().nullable(),
  gateway: z.string().nullable(),
  subnet: z.string().nullable(),
  dns: z.string().nullable(),
  /** The address the device itself reports. */
  ipAddress: z.string().nullable(),
  /** The pins by their keys, such as the number of a GPIO. A water level monitor has none; its two outputs are below. */
  pins: z.record(z.string(), pin),
  /** A water level monitor's outputs as pins: `pump` and `led`. Absent on other kinds. */
  outputs: z.object({ pump: pin.optional(), led: pin.optional() }).optional(),
  /** Present where the viewer sees some of it only: the other pins are missing, and `rev` counts what is there. */
  partial: z.literal(true).optional(),
  /** Present where pins are missing that are in other rooms than those that were asked for. */
  elsewhere: z.literal(true).optional(),
  /** The keys of all pins in the order in which they are shown; absent where that is the order of the kind. */
  pin_order: z.array(pinKey).optional(),
  pumpStatus: onOff,
  ledStatus: onOff,
  waterLevelString: z.string().nullable(),
  /** Each is absent while it is not set, and for those who may not see it. */
  ...shownSettings.partial().shape,
  connected: z.boolean(),
  /** When it connected last; null when it never did. Pins that it reported before may have changed since. */
  connectedAt: instant.nullable(),
  /** When the device was last heard; null when it never connected. */
  lastSeenAt: instant.nullable(),
  firmware: z.string().nullable(),
  /** Its features beyond setting pins. */
  features: z.array(deviceFeature),
  /** Whether it has stored how its pins are protected; absent where none is, and for guests. */
  protection: protectionStatus.optional(),
  uptimeSeconds: z.int().nullable(),
  /** Wi-Fi signal, dBm. */
  rssi: z.int().nullable(),
  freeMemoryBytes: z.int().nullable(),
  /** Grows whenever people change its name, room, addresses or order, or a name, icon or room of its pins. */
  settingsVersion: z.int().nonnegative(),
  rev,
})
export type Device = z.infer<typeof device>

/**
 * All a device's state at one rev: a newer one replaces it whole, an older one never undoes it. What
 * people have set is newer by its own version.
 */
const liveUpdate = device.extend({
  /** Present when a touch on the device caused this. */
  touchPin: z.int().optional(),
  state: pinState.optional(),
  /** The commands this report confirms. */
  acks: z.array(z.union([z.string(), z.number()])).optional(),
})
export type LiveUpdate = z.infer<typeof liveUpdate>

const messageId = z.union([z.string(), z.number()])

const deviceStatus = z.object({ type: z.literal('deviceStatus'), devices: z.array(device) })
const subscribed = z.object({
  type: z.literal('subscription'),
  roomId: id,
  subscribed: z.boolean(),
  messageId: messageId.optional(),
})
const homeSubscribed = z.object({
  type: z.literal('homeSubscription'),
  subscribed: z.boolean(),
  messageId: messageId.optional(),
})
/** The answer to a ping. */
const pong = z.object({ type: z.literal('pong'), messageId: messageId.optional() })
const stage = z.object({ stage: reachedStage, messageId })
const failed = refusal.extend({
  stage: z.literal('failed'),
  messageId,
  /** The instant from which the pin may go on again, with `pin_resting`. */
  until: instant.optional(),
})
/** The stage that a command has reached, or its failure. */
export type CommandStage = z.infer<typeof stage> | z.infer<typeof failed>
/** Something in the home has changed, and a page may ask for it again. */
const homeChanged = z.object({
  type: z.literal('homeChanged'),
  what: z.enum(['rooms', 'devices', 'people', 'profile', 'favourites', 'scenes', 'schedules']),
})
/**
 * The readings of a device, to pages that watch its room: the newest of about a second. The calls about
 * series have their names and units. Null where the device says that it does not know. The level of a
 * tank comes with a change of the device, and here once more with its age; a pass hears of levels alone.
 */
const newReadings = z.object({
  type: z.literal('readings'),
  deviceIdentifier: z.string(),
  readings: z.array(
    z.object({
      series: z.union([readingKey, z.literal('device.level')]),
      value: z.number().nullable(),
      /** When it was heard. */
      at: instant,
      /** Since when it is so. */
      changed: instant,
      /** When it starts to count as silent; null while nobody knows what is usual. */
      silent_from: instant.nullable(),
    }),
  ),
})
export type NewReadings = z.infer<typeof newReadings>

/** The refusal of a message that is no command: `bad_message` stands for `invalid_input` here. */
const error = refusal.extend({ type: z.literal('error'), messageId: messageId.optional() })

/** Every message that the server sends to a page. */
export const toBrowser = z.union([
  deviceStatus,
  subscribed,
  homeSubscribed,
  pong,
  homeChanged,
  newReadings,
  error,
  stage,
  failed,
  liveUpdate,
])
export type ToBrowser = z.infer<typeof toBrowser>
