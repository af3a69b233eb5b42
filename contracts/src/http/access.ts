import { z } from 'zod'
import { accessReason } from '../vocabulary/access-reason.ts'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id, instant } from '../vocabulary/fields.ts'
import { role } from '../vocabulary/role.ts'
import { weeklyWindow, weeklyWindows } from '../vocabulary/weekly-window.ts'
import { endpoint } from './endpoint.ts'

/** A time for which something was given to a guest or a pass. */
export const givenTime = z.object({
  start_at: instant,
  expires_at: instant,
  /** The times of the week, by the clocks of the home; empty for always. */
  windows: weeklyWindows,
  paused: z.boolean(),
  may_switch: z.boolean(),
})

/** The access of a guest or a pass at this moment. */
export const ownAccess = z.object({
  is_open: z.boolean(),
  may_switch: z.boolean(),
  may_arrange: z.boolean(),
  paused: z.boolean(),
  /** When something of it is open, by the clocks of the home; empty for always. */
  windows: z.array(weeklyWindow),
  /** When it opens or closes next; null when it does not before it ends. */
  changes_at: instant.nullable(),
  /** Each time for which something was given, the last to end first. */
  times: z.array(givenTime),
})

/** Somebody's rights for a device, and the reason for them. */
const use = {
  /** Whether they see it at this moment, and whether they may switch it. */
  sees: z.boolean(),
  switches: z.boolean(),
  reason: accessReason,
  /** When the access of a guest or a pass begins and ends; null for everybody else. */
  start_at: instant.nullable(),
  expires_at: instant.nullable(),
  /** When it opens or closes next; null when it does not before it ends. */
  changes_at: instant.nullable(),
  /** When something of it is open; empty for always. */
  windows: z.array(weeklyWindow),
  /** Each time for which it was given, the last to end first; empty for members who are no guests. */
  times: z.array(givenTime),
  /** The pins of the device that it is for; null for all of them. */
  pins: z.array(pinKey).nullable(),
}

const deviceUser = z.object({ user_id: id, username: z.string(), role, ...use })
export type DeviceUser = z.infer<typeof deviceUser>

const passForDevice = z.object({ pass_id: id, label: z.string(), ...use })
export type PassForDevice = z.infer<typeof passForDevice>

export const explainAccessEndpoint = endpoint({
  method: 'GET',
  url: '/api/access/explain',
  summary:
    'Who may use a device, or one pin of it, and why. Managers see every person and pass, family see themselves and the owners, guests see themselves.',
  access: 'session',
  query: z.object({ device_identifier: deviceIdentifier, pin: pinKey.optional() }),
  reply: z.object({ people: z.array(deviceUser), passes: z.array(passForDevice) }),
})
