import { z } from 'zod'
import { changeCause, requesterKind } from '../vocabulary/change-cause.ts'
import { commandOutcome } from '../vocabulary/command-outcome.ts'
import { connectRefusal } from '../vocabulary/connect-refusal.ts'
import { pinKey } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id, idInPath, instant } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { pinForm } from '../vocabulary/pin-form-fields.ts'
import { visibleEvent } from '../vocabulary/visible-event.ts'
import { endpoint } from './endpoint.ts'

/** One thing that happened in a home. */
export const activityEntry = z.object({
  /** Unique in the home. */
  id: z.string(),
  /** `command`: somebody asked for a state; `pin`, `level`, `connection`: a device changed without being asked; `event`: people changed something. */
  kind: z.enum(['command', 'pin', 'level', 'connection', 'event']),
  at: instant,
  /** The time of the last one: several without a pause are one entry with a count. */
  last_at: instant,
  count: z.int().positive(),
  /** Null for an event. */
  cause: changeCause.nullable(),
  /** Null where nobody asked for it. */
  by: z
    .object({
      kind: requesterKind,
      /** Null for somebody whom the caller is not told of, and for a former member or a former pass. */
      name: z.string().nullable(),
      is_you: z.boolean(),
    })
    .nullable(),
  /** The API token with which a program did it for a person; its name is null for one that is revoked. */
  token: z.object({ name: z.string().nullable() }).nullable(),
  /** Null where it is about none, and for a device that is gone. */
  device: z
    .object({ device_identifier: z.string(), device_name: z.string().nullable() })
    .nullable(),
  pin: pinKey.nullable(),
  /** The form of that pin, where its device has declared it. */
  pin_form: pinForm.optional(),
  pin_name: z.string().nullable(),
  room_name: z.string().nullable(),
  /** A state of a pin that was asked for or taken (`0` to `100`; `101`: a cover was asked to stop), a water level, or whether a device is connected (`0`, `1`). */
  value: z.string().nullable(),
  /** The scene that was pressed, or that an event is about; null for none, and for one that is gone or that the caller does not see. */
  scene: z.object({ scene_id: id, name: z.string() }).nullable(),
  /** Seconds for which a pin was asked to be on; null for as long as nobody asks for something else. */
  for_s: z.int().nullable(),
  /** The way of a command: when the device had read it, and when and how it ended. Null while it is under way, and for everything else. */
  received_at: instant.nullable(),
  ended_at: instant.nullable(),
  outcome: commandOutcome.nullable(),
  /** Why a command came to nothing. */
  error: z.string().nullable(),
  event: visibleEvent.nullable(),
  /** Why a device was not let in; null for everything else. */
  why: connectRefusal.nullable(),
  /** The member, the pass, the API token or the schedule that an event is about; null for none, and for one that is gone. */
  about: z.string().nullable(),
  /** The schedule that did it, or that it is about; null for none, and for one that is gone. */
  schedule_id: id.nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const listActivityEndpoint = endpoint({
  method: 'GET',
  url: '/api/activity',
  summary:
    'What happened to all that the caller may see, newest first. A guest’s list starts with their access, and does not name others.',
  access: 'session',
  query: z.object({
    device_identifier: deviceIdentifier.optional(),
    /** One pin of that device. */
    pin: pinKey.optional(),
    room_id: idInPath.optional(),
    /** Only commands and changes by this person. */
    user_id: idInPath.optional(),
    pass_id: idInPath.optional(),
    /** Only acts of programs with this API token. */
    token_id: idInPath.optional(),
    cause: changeCause.optional(),
    /** Only commands that came to nothing. */
    failed: z.literal('yes', 'must be yes').optional(),
    /** `next` of the page before. */
    before: z
      .string()
      .max(100, 'is not one of ours')
      .regex(/^\d{1,16}(-[\w-]{1,80})?$/, 'is not one of ours')
      .optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, `must be 1 to ${limits.activityPageMost}`)
      .transform(Number)
      .pipe(z.int().min(1).max(limits.activityPageMost))
      .optional(),
  }),
  reply: z.object({
    entries: z.array(activityEntry),
    /** Null where nothing older is left. */
    next: z.string().nullable(),
  }),
})

export const activityPeopleEndpoint = endpoint({
  method: 'GET',
  url: '/api/activity/people',
  summary:
    'The names that the caller may filter by: for managers every person, pass and API token; for family themselves and the owners; for guests themselves.',
  access: 'session',
  reply: z.object({
    people: z.array(z.object({ user_id: id, username: z.string() })),
    passes: z.array(z.object({ pass_id: id, label: z.string() })),
    tokens: z.array(z.object({ token_id: id, label: z.string() })),
  }),
})
