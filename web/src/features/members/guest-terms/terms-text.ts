import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { weekText } from './week-rows.ts'

/** What limits an access beside its place and its end, as sentences; empty where nothing does. */
export function termsText({
  maySwitch,
  windows,
  isPaused,
}: {
  maySwitch: boolean
  windows: readonly WeeklyWindow[]
  isPaused: boolean
}): string {
  const week = weekText(windows)
  return [
    !maySwitch && 'May only look.',
    week && `Open ${week}.`,
    isPaused && 'Paused until you resume.',
  ]
    .filter(Boolean)
    .join(' ')
}
