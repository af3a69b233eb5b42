import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { weekText } from './week-rows.ts'

/** What somebody may do. */
export type ChosenRight = 'look' | 'switch' | 'arrange'

/** What an access is beside its place and its end, as sentences; empty for the usual. */
export function termsText({
  right,
  windows,
  isPaused,
}: {
  right: ChosenRight
  windows: readonly WeeklyWindow[]
  isPaused: boolean
}): string {
  const week = weekText(windows)
  return [
    right === 'look' && 'View only.',
    right === 'arrange' && 'May also rename switches.',
    week && `Open ${week}.`,
    isPaused && 'Paused until you resume.',
  ]
    .filter(Boolean)
    .join(' ')
}
