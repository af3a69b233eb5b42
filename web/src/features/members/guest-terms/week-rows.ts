import { type WeeklyWindow, windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { timeOfDayText } from '../../../ui/time/time-of-day.ts'

/** The days of a week, as they are called and as they are written where there is little room. */
export const weekDays = [
  { day: 1, name: 'Monday', short: 'Mon' },
  { day: 2, name: 'Tuesday', short: 'Tue' },
  { day: 3, name: 'Wednesday', short: 'Wed' },
  { day: 4, name: 'Thursday', short: 'Thu' },
  { day: 5, name: 'Friday', short: 'Fri' },
  { day: 6, name: 'Saturday', short: 'Sat' },
  { day: 7, name: 'Sunday', short: 'Sun' },
] as const

/** Where a week of a new guest begins: the hours of a cleaner, say. */
export const usualWindow: WeeklyWindow = { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' }

/** Another row: the same hours, on days that somebody chooses. */
export function nextWindow(rows: readonly WeeklyWindow[]): WeeklyWindow {
  const { from, to } = rows.at(-1) ?? usualWindow
  return { days: [], from, to }
}

/** A day chosen, or no longer chosen; the days stay in the order of the week. */
export function toggledDay(days: readonly number[], day: number): number[] {
  const others = days.filter((one) => one !== day)
  return others.length < days.length ? others : [...days, day].sort((one, other) => one - other)
}

/** Names the missing fields of a row. */
export function windowErrors({ days, from, to }: WeeklyWindow) {
  return {
    ...(days.length === 0 && { days: 'Choose a day' }),
    ...(!from && { from: 'Enter a time' }),
    ...(!to && { to: 'Enter a time' }),
  }
}

/** Whether nothing is missing in a row. */
export function isWholeWindow(row: WeeklyWindow): boolean {
  return Object.keys(windowErrors(row)).length === 0
}

/** When a row ends, where that is not later on the same day. */
export function endHint({ from, to }: Pick<WeeklyWindow, 'from' | 'to'>): string | undefined {
  if (!from || !to || to > from) return undefined
  return from === to ? '24 hours' : 'On the next day'
}

const mostWindows = 3

/**
 * 'Monday to Friday 09:00 to 12:00, Sunday all day'; of more than three the first ones.
 * @param locale of whoever reads it, where that is not the viewer
 */
export function weekText(windows: readonly WeeklyWindow[], locale?: string): string {
  const timeText = (time: string) => timeOfDayText(time, locale)
  if (windows.length <= mostWindows) return windowsText(windows, timeText)
  const shown = windows.slice(0, mostWindows - 1)
  return `${windowsText(shown, timeText)} and ${windows.length - shown.length} more times`
}

/** Every window of the week as text. */
export function wholeWeekText(windows: readonly WeeklyWindow[]): string {
  return windowsText(windows, timeOfDayText)
}

/** The week, short enough for a table: 'Mon to Fri 09:00 to 12:00 and 2 more'. */
export function shortWeekText(windows: readonly WeeklyWindow[]): string {
  const others = windows.length - 1
  const first = weekDays.reduce(
    (text, { name, short }) => text.replace(name, short),
    windowsText(windows.slice(0, 1), timeOfDayText),
  )
  return others < 1 ? first : `${first} and ${others} more`
}
