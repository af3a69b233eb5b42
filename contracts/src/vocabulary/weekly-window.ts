import { z } from 'zod'
import { limits } from './limits.ts'

/** A time by the clock, HH:MM. */
export const timeOfDay = z
  .string('is required')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')

/** From 1, Monday, to 7, Sunday. */
export const weekdays = z
  .array(z.int('must be a day from 1 to 7').min(1).max(7), 'is required')
  .min(1, 'must have a day')
  .max(7, 'must have each day once')

/** When access is open on some days of every week, by the clocks of the home. */
export const weeklyWindow = z.strictObject({
  days: weekdays,
  from: timeOfDay,
  /** Where it is not later than `from`, it is on the next day. */
  to: timeOfDay,
})
export type WeeklyWindow = z.infer<typeof weeklyWindow>

// Read here and not in the call: pages drop only calls whose arguments do nothing (vite.config.ts).
const mostWindows = limits.weeklyWindowsMax
const tooMany = `must have at most ${mostWindows} times`

/** None at all means always. */
export const weeklyWindows = z.array(weeklyWindow, 'must be a list').max(mostWindows, tooMany)

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * The windows in words: 'Tuesday 09:00 to 12:00, Saturday and Sunday all day'.
 * @param timeText how a time such as '09:00' is written for its reader
 */
export function windowsText(
  windows: readonly WeeklyWindow[],
  timeText: (time: string) => string,
): string {
  return windows
    .map(({ days, from, to }) => `${daysText(days)} ${spanText(from, to, timeText)}`)
    .join(', ')
}

function spanText(from: string, to: string, timeText: (time: string) => string): string {
  if (from !== to) return `${timeText(from)} to ${timeText(to)}`
  return from === '00:00' ? 'all day' : `from ${timeText(from)} for 24 hours`
}

/** 'every day', 'Monday to Friday', 'Tuesday and Thursday'. */
function daysText(days: readonly number[]): string {
  const all = [...new Set(days)].sort((one, other) => one - other)
  if (all.length === dayNames.length) return 'every day'
  const [first = 1] = all
  const last = all.at(-1) ?? first
  const nameOf = (day: number) => dayNames[day - 1] ?? ''
  const isRow = last - first === all.length - 1
  if (isRow && all.length > 2) return `${nameOf(first)} to ${nameOf(last)}`
  const names = all.map(nameOf)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
