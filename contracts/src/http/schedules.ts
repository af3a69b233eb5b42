import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { id, idInPath, instant, instantInput } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { pinForm } from '../vocabulary/pin-form-fields.ts'
import { homePlace } from '../vocabulary/place.ts'
import { pauseReason, runOutcome, scheduleRule } from '../vocabulary/schedule-rule.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'
import { scheduleForm } from './schedule-form.ts'
import { storedSchedule } from './stored-schedule.ts'

/* Schedules, and the outcomes of their runs. */

const schedule = z.object({
  schedule_id: id,
  name: z.string(),
  rule: scheduleRule,
  /** The scene that it sets, with no name once it is gone; null for one of pins, and for whoever does not see all of the scene. */
  scene: z.object({ scene_id: id, name: z.string().nullable() }).nullable(),
  /** The pins that the caller may see; for a scene, those that it has now. */
  pins: z.array(
    z.object({
      device_identifier: z.string(),
      /** Null for one that has none, and for one that is gone. */
      device_name: z.string().nullable(),
      pin: pinKey,
      /** Its form, where its device has declared it. */
      pin_form: pinForm.optional(),
      pin_name: z.string().nullable(),
      state: pinState,
      is_gone: z.boolean(),
    }),
  ),
  for_s: z.int().nullable(),
  /** Whether it is done late where the server was away when it was due. */
  catch_up: z.boolean(),
  /** When it is due next; null when never again, and while it is paused. */
  next_at: instant.nullable(),
  /** Its next time, where that is left out. */
  skip_at: instant.nullable(),
  paused: z.object({ since: instant, why: pauseReason }).nullable(),
  stored: storedSchedule.nullable(),
  /** The person with whose rights it acts; null once they are gone. */
  made_by: z
    .object({
      /** Null for somebody whom the caller is not told of. */
      name: z.string().nullable(),
      is_you: z.boolean(),
    })
    .nullable(),
  may_change: z.boolean(),
})
export type Schedule = z.infer<typeof schedule>

const oneSchedule = z.object({ message: z.string(), schedule })

export const listSchedulesEndpoint = endpoint({
  method: 'GET',
  url: '/api/schedules',
  summary: 'The schedules that act on what the caller may see, oldest first.',
  access: 'session',
  reply: z.object({
    schedules: z.array(schedule),
    /** Null while the home is not on holiday from them; `until` is null until somebody resumes them. */
    all_paused: z.object({ until: instant.nullable() }).nullable(),
    /** Whether somebody has set where the home is: without it nothing is due by the sun. */
    has_place: z.boolean(),
    /** The place of the home, for those who manage it; null for everybody else. */
    place: homePlace.nullable(),
    /** Seconds for which they leave alone a pin that somebody has switched; 0 for not at all. */
    hold_s: z.int(),
  }),
})

export const createScheduleEndpoint = endpoint({
  method: 'POST',
  url: '/api/schedules',
  summary:
    'Makes a schedule of pins, or of a scene, that the caller may arrange. It acts with the rights that the caller has when it is due, and is paused once they have none.',
  access: 'session',
  body: scheduleForm,
  reply: oneSchedule,
})

export const changeScheduleEndpoint = endpoint({
  method: 'PUT',
  url: '/api/schedules/{id}',
  summary: 'Changes what a schedule does, and when; from then on it acts with the caller’s rights.',
  access: 'session',
  path: z.object({ id: idInPath }),
  body: scheduleForm,
  reply: oneSchedule,
})

export const deleteScheduleEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/schedules/{id}',
  summary: 'Deletes a schedule.',
  access: 'session',
  path: z.object({ id: idInPath }),
  reply: done,
})

export const pauseScheduleEndpoint = endpoint({
  method: 'PUT',
  url: '/api/schedules/{id}/pause',
  summary: 'Pauses a schedule, or resumes it with the rights of the caller.',
  access: 'session',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ paused: z.boolean('must be true or false') }),
  reply: oneSchedule,
})

export const skipScheduleEndpoint = endpoint({
  method: 'PUT',
  url: '/api/schedules/{id}/skip',
  summary: 'Skips the next run of a schedule, named by its time; `null` no longer skips it.',
  access: 'session',
  path: z.object({ id: idInPath }),
  body: z.strictObject({ at: instantInput.nullable() }),
  reply: oneSchedule,
})

export const pauseSchedulesEndpoint = endpoint({
  method: 'PUT',
  url: '/api/schedules/pause',
  summary:
    'Pauses all schedules of the home until a time or until they are resumed, or resumes them.',
  access: 'managers',
  body: z.strictObject({
    paused: z.boolean('must be true or false'),
    until: instantInput.nullish(),
  }),
  reply: done,
})

export const schedulesWeekEndpoint = endpoint({
  method: 'GET',
  url: '/api/schedules/week',
  summary: 'The runs of the schedules that the caller sees, in the next 7 days.',
  access: 'session',
  reply: z.object({
    /** IANA name: by its clocks they are due. */
    time_zone: z.string(),
    from: instant,
    until: instant,
    entries: z.array(
      z.object({
        schedule_id: id,
        at: instant,
        /** `held`: somebody has switched all that it acts on, and it leaves that alone unless they let go. */
        will: z.enum(['act', 'skip', 'paused', 'held']),
        /** The clocks are changed that night: this time is left out and comes later, or comes twice and the first counts. */
        clock_change: z.enum(['left_out', 'twice']).nullable(),
      }),
    ),
    /** Dates on which the sun does not do what a schedule waits for: nothing is done then. */
    sunless: z.array(z.object({ schedule_id: id, date: z.string() })),
  }),
})
export type SchedulesWeek = z.infer<(typeof schedulesWeekEndpoint)['reply']>

export const scheduleRunsEndpoint = endpoint({
  method: 'GET',
  url: '/api/schedules/{id}/runs',
  summary: `The last ${limits.scheduleRunsKept} runs of a schedule, the latest first, with how each ended.`,
  access: 'session',
  path: z.object({ id: idInPath }),
  reply: z.object({
    runs: z.array(
      z.object({
        due_at: instant,
        /** Null while it is under way. */
        outcome: runOutcome.nullable(),
        /** When it was done, where that was late: the server was away when it was due. */
        late_at: instant.nullable(),
        /** The number of pins with each outcome. */
        done: z.int(),
        /** Pins to which it was sent: their device never says how they are. */
        unconfirmable: z.int(),
        offline: z.int(),
        failed: z.int(),
        /** Pins that were left alone, because somebody had switched them. */
        held: z.int(),
        pending: z.int(),
      }),
    ),
  }),
})
export type ScheduleRuns = z.infer<(typeof scheduleRunsEndpoint)['reply']>['runs']
