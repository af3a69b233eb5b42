import { z } from 'zod'
import { sceneName } from './fields.ts'
import { limits } from './limits.ts'
import { timeOfDay, weekdays } from './weekly-window.ts'

/* When a schedule is due, by the clocks of its home. */

const calendarDate = z.iso.date('must be a date such as 2026-12-31')

const everyError = `must be 2 to ${limits.scheduleEveryMaxDays} days`
const offsetError = `must be at most ${limits.scheduleOffsetMaxMin} minutes before or after`
const spreadError = `must be at most ${limits.scheduleSpreadMaxMin} minutes`

/** On one date, on some days of every week, or every so many days from a date on. */
const scheduleDays = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('once'), date: calendarDate }),
    z.strictObject({ kind: z.literal('weekly'), days: weekdays }),
    z.strictObject({
      kind: z.literal('every'),
      every: z.int(everyError).min(2, everyError).max(limits.scheduleEveryMaxDays, everyError),
      first: calendarDate,
    }),
  ],
  'must say on which days',
)

/** By the clock, or by the sun at the home's place: `offset` minutes after its event, or before it below 0. */
const scheduleTime = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('clock'), at: timeOfDay }),
    z.strictObject({
      kind: z.enum(['sunrise', 'sunset']),
      offset: z
        .int(offsetError)
        .min(-limits.scheduleOffsetMaxMin, offsetError)
        .max(limits.scheduleOffsetMaxMin, offsetError),
    }),
  ],
  'must say at which time',
)

/** When a schedule is due. */
export const scheduleRule = z
  .strictObject({
    days: scheduleDays,
    time: scheduleTime,
    /** Up to so many minutes earlier or later, another number each day. */
    spread: z.int(spreadError).min(0, spreadError).max(limits.scheduleSpreadMaxMin, spreadError),
    /** The first and the last date; null for no bound. */
    from: calendarDate.nullable(),
    until: calendarDate.nullable(),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    message: 'must not be before the first day',
    path: ['until'],
  })
export type ScheduleRule = z.infer<typeof scheduleRule>

/** The name of a schedule: the same as a scene may have. */
export const scheduleName = sceneName

const holdSecondsError = `must be a whole number of seconds from 0 to ${limits.holdMaxS}`
/** The length of a hold, in seconds; 0 for none. */
export const holdSeconds = z
  .int(holdSecondsError)
  .min(0, holdSecondsError)
  .max(limits.holdMaxS, holdSecondsError)

/** Why a schedule is paused: by a person; its maker may not switch this any more, or is gone; or what it switches is gone. */
export const pauseReason = z.enum(['person', 'no_right', 'no_maker', 'gone'])
export type PauseReason = z.infer<typeof pauseReason>

/**
 * The outcome of a due schedule. `acted`: it asked its devices, each with an outcome of its own;
 * `held`: somebody had switched all that it acts on, and it left that alone; `missed`: nobody looked
 * for over a minute, and it was not done late, or could not be; `device`: it was left to its devices, which have stored
 * it and had no server then: what they have done they tell later.
 */
export const runOutcome = z.enum([
  'acted',
  'held',
  'missed',
  'skipped',
  'paused',
  'no_right',
  'gone',
  'device',
])
export type RunOutcome = z.infer<typeof runOutcome>
