import { type WeeklyWindow, windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { allows, type Grant, isOpen, lasts } from './grant.ts'
import { openingAt } from './weekly-openings.ts'

/** What a guest reads about their own access. */
export type PresentAccess = {
  isOpen: boolean
  maySwitch: boolean
  mayArrange: boolean
  paused: boolean
  windows: readonly WeeklyWindow[]
  /** When it opens or closes next, epoch ms; null when it does not before it ends. */
  changesAt: number | null
}

/** What grants come to at this moment; null where none lasts. */
export function presentAccess(grants: readonly Grant[], now: number): PresentAccess | null {
  const lasting = grants.filter((grant) => lasts(grant, now))
  const [first] = lasting
  if (!first) return null
  const changesAt = Math.min(...lasting.map((grant) => nextOpening(grant, now)))
  return {
    isOpen: lasting.some((grant) => isOpen(grant, now)),
    maySwitch: lasting.some((grant) => allows(grant, 'control')),
    mayArrange: lasting.some((grant) => allows(grant, 'arrange')),
    paused: lasting.every(({ isPaused }) => isPaused),
    windows: first.windows,
    changesAt: Number.isFinite(changesAt) ? changesAt : null,
  }
}

/** When any of these grants begins, ends, opens or closes next, epoch ms; infinite when none does. */
export function nextTurnOf(grants: readonly Grant[], now: number): number {
  return Math.min(
    ...grants.flatMap((grant) => {
      const { startAt, expiresAt } = grant
      return [startAt, expiresAt, nextOpening(grant, now)].filter((turn) => turn > now)
    }),
  )
}

/** When a grant opens or closes next before it ends; infinite when it does not. */
function nextOpening(grant: Grant, now: number): number {
  if (grant.isPaused) return Infinity
  const { until } = openingAt(grant.windows, grant.timeZone, now)
  return until < grant.expiresAt ? until : Infinity
}

/** Why grants that would be for something do not count now, in words. */
export function whyClosed(grants: readonly Grant[]): string {
  const [open] = grants.filter(({ isPaused }) => !isPaused)
  return open ? `Only ${windowsText(open.windows)}` : 'Your access is paused'
}
