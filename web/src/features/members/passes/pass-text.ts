import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { clockAtHome, timeAtHome } from '../../../ui/time/home-clocks.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { shortWeekText, weekText } from '../guest-terms/week-rows.ts'
import { otherTimeLine } from '../guests/other-time-text.ts'

/** Whether a pass is over, or what it was for is deleted. */
export const isOver = ({ has_access, expires_at }: Pass, now: number) =>
  !has_access || expires_at <= now

/** Whether a pass lets somebody in, and when: lines, the first of which says the most. */
export function passStateLines(pass: Pass, now: number, zone: string | null): string[] {
  const otherTimes = pass.further.map(
    (one) => `Also ${otherTimeLine(one, 'whole home', { now, zone })}`,
  )
  return [...stateOf(pass, now, zone), ...otherTimes]
}

function stateOf(pass: Pass, now: number, zone: string | null): string[] {
  const { start_at, expires_at, windows } = pass
  if (!pass.has_access) return ['Ended', 'Room or device deleted']
  if (expires_at <= now) return [`Ended ${timeAtHome(expires_at, zone)}`]
  const until = `Until ${timeAtHome(expires_at, zone)}`
  const weekly = windows.length > 0 ? [`Only ${shortWeekText(windows)}`] : []
  if (pass.paused_at !== null) return ['Paused', ...weekly, until]
  if (start_at > now) return [`Opens ${timeAtHome(start_at, zone)}`, ...weekly, until]
  return weekly.length > 0 ? [...weekly, until] : ['Open now', until]
}

/** '1 of 2 browsers · used today 17:45' */
export function browsersText(
  { browsers, browsers_max: most }: Pick<Pass, 'browsers' | 'browsers_max'>,
  now: number,
  zone: string | null,
): string {
  if (browsers.length === 0) return 'No browser'
  const last = Math.max(...browsers.map(({ last_used_at }) => last_used_at))
  const held = `${browsers.length} of ${most} ${most === 1 ? 'browser' : 'browsers'}`
  return `${held} · used ${usedText(last, now, zone)}`
}

/** 'today 17:45', with its date on any other day. */
export function usedText(at: number, now: number, zone: string | null): string {
  const dayOf = (instant: number) => clockAtHome(instant, zone).slice(0, 10)
  return dayOf(at) === dayOf(now)
    ? `today ${timeInZone(at, zone, { timeStyle: 'short' })}`
    : timeAtHome(at, zone)
}

/** Checks the time of a pass; undefined if it is fine. */
export function spanProblem(
  { startAt, expiresAt }: { startAt: number; expiresAt: number },
  now: number,
): string | undefined {
  if (Number.isNaN(startAt) || Number.isNaN(expiresAt)) {
    return 'Choose when the pass begins and ends'
  }
  if (expiresAt <= startAt) return 'The pass must end after it begins'
  if (expiresAt <= now) return 'The end is in the past'
  if (expiresAt - startAt > limits.guestSpanMaxMs) return 'A pass lasts a year at most'
  return undefined
}

/** Summarises a pass before it is saved. */
export function passSummary(
  terms: {
    /** NaN while it is not a number. */
    browsers: number
    maySwitch: boolean
    /** Where. */
    reach: string
    startAt: number
    expiresAt: number
    /** Those that are whole. */
    windows: readonly WeeklyWindow[]
    hasPin: boolean
    isPaused: boolean
  },
  zone: string | null,
): string {
  const { browsers, maySwitch, reach, startAt, expiresAt, windows, hasPin, isPaused } = terms
  const who = browsers === 1 ? 'One browser' : browsers > 1 ? `${browsers} browsers` : 'A browser'
  const right = `${who} may ${maySwitch ? 'switch' : 'look at'} ${reach}`
  const when = `from ${timeAtHome(startAt, zone)} until ${timeAtHome(expiresAt, zone)}`
  return [
    `${right}, ${when}.`,
    windows.length > 0 && `Open ${weekText(windows)}.`,
    hasPin && 'It asks for a PIN.',
    isPaused && 'Paused until you resume.',
  ]
    .filter(Boolean)
    .join(' ')
}
