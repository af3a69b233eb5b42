import { z } from 'zod'
import type { PinOutcome } from '../vocabulary/command-outcome.ts'
import { id, instant } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint } from './endpoint.ts'

/** The outcomes of several commands: each pin counts once. */
export const outcomes = z.object({
  /** Pins whose device has confirmed it. */
  done: z.int().nonnegative(),
  /** Pins to which it was sent: their device never says how they are. */
  unconfirmable: z.int().nonnegative(),
  /** Pins of devices that are offline. */
  offline: z.int().nonnegative(),
  /** Pins that failed, or were not confirmed in time. */
  failed: z.int().nonnegative(),
} satisfies Record<PinOutcome, unknown>)

/** An undo that sets pins back as they were, while that is possible; null when it would be none of them. */
export const undoable = z
  .object({
    token: z.string(),
    until: instant,
    /** Pins that come back: a pump never comes on again. */
    pins: z.int().positive(),
  })
  .nullable()

/** The token of an undo. */
export const undoToken = z
  .string('is required')
  .min(1, 'is required')
  .max(limits.jsonTextMax, 'is too long')

const allOff = outcomes.extend({ undo: undoable })
/** The outcomes of 'All off', and its undo. */
export type AllOff = z.infer<typeof allOff>

export const turnAllOffEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/all-off',
  summary:
    'Turns off everything in a room that the caller may switch; with `room_id: null` in the whole home.',
  access: 'session',
  body: z.strictObject({ room_id: id.nullable() }),
  reply: allOff,
})

export const undoAllOffEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/all-off/undo',
  summary: 'Undoes an ‘All off’ of the caller, for 10 seconds.',
  access: 'session',
  body: z.strictObject({ token: undoToken }),
  reply: outcomes,
})
