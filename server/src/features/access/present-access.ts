import { type WeeklyWindow, windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { allows, type Grant, isOpen, lasts } from './grant.ts'
import { openingAt } from './weekly-openings.ts'

/** A time for which something was given. Instants are epoch ms. */
export type GivenTime = Pick<Grant, 'startAt' | 'expiresAt' | 'windows' | 'isPaused'> & {
  maySwitch: boolean
}

/** A guest's own access, as they read it. */
export type PresentAccess = {
  isOpen: boolean
  maySwitch: boolean
  mayArrange: boolean
  paused: boolean
  /** When something of it is open; none at all means always. */
  windows: readonly WeeklyWindow[]
  /** When it opens or closes next, epoch ms; null when it does not before it ends. */
  changesAt: number | null
  /** Each time for which something was given, the last to end first. */
  times: readonly GivenTime[]
}

/** The access that grants add up to at this moment; null where none lasts. */
export function presentAccess(grants: readonly Grant[], now: number): PresentAccess | null {
  const lasting = grants.filter((grant) => lasts(grant, now))
  if (lasting.length === 0) return null
  const changesAt = nextChangeOf(lasting, now)
  return {
    isOpen: lasting.some((grant) => isOpen(grant, now)),
    maySwitch: lasting.some((grant) => allows(grant, 'control')),
    mayArrange: lasting.some((grant) => allows(grant, 'arrange')),
    paused: lasting.every(({ isPaused }) => isPaused),
    windows: windowsOfAll(lasting),
    changesAt: Number.isFinite(changesAt) ? changesAt : null,
    times: timesOf(grants, now),
  }
}

/** The times of grants that are not over, each once, the last to end first. */
export function timesOf(grants: readonly Grant[], now: number): GivenTime[] {
  const times = grants
    .filter(({ expiresAt }) => now < expiresAt)
    .map(({ startAt, expiresAt, windows, isPaused, right }) => ({
      startAt,
      expiresAt,
      windows,
      isPaused,
      maySwitch: allows({ right }, 'control'),
    }))
  return eachOnce(times).sort((one, other) => other.expiresAt - one.expiresAt)
}

/** The windows in which one of these grants is open, without those paused; none where one always is. */
export function windowsOfAll(grants: readonly Grant[]): WeeklyWindow[] {
  const going = grants.filter(({ isPaused }) => !isPaused)
  const counted = going.length > 0 ? going : grants
  const isAlways = counted.some(({ windows }) => windows.length === 0)
  return isAlways ? [] : eachOnce(counted.flatMap(({ windows }) => windows))
}

const eachOnce = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]

/** When any of these grants begins, ends, opens or closes next, epoch ms; infinite when none does. */
export function nextTurnOf(grants: readonly Grant[], now: number): number {
  return Math.min(
    ...grants.flatMap((grant) => {
      const { startAt, expiresAt } = grant
      return [startAt, expiresAt, nextOpening(grant, now)].filter((turn) => turn > now)
    }),
  )
}

/** The most turns to look at, for grants that are open in turns without a gap. */
const turnsMax = 64

/**
 * When all of these grants open or close next before they end, epoch ms: one that closes while
 * another is open changes nothing. Infinite when they do not.
 */
function nextChangeOf(grants: readonly Grant[], now: number): number {
  const isOpenAt = (at: number) => grants.some((grant) => isOpen(grant, at))
  const isOpenNow = isOpenAt(now)
  const lastEnd = (some: readonly Grant[]) => Math.max(...some.map(({ expiresAt }) => expiresAt))
  const end = lastEnd(grants)
  const always = grants.filter((grant) => grant.windows.length === 0 && isOpen(grant, now))
  let turn = always.length > 0 ? lastEnd(always) : nextTurnOf(grants, now)
  for (let count = 0; turn < end && count < turnsMax; count++) {
    if (isOpenAt(turn) !== isOpenNow) return turn
    turn = nextTurnOf(grants, turn)
  }
  return Infinity
}

/** When a grant opens or closes next before it ends; infinite when it does not. */
function nextOpening(grant: Grant, now: number): number {
  if (grant.isPaused) return Infinity
  const { until } = openingAt(grant.windows, grant.timeZone, now)
  return until < grant.expiresAt ? until : Infinity
}

/** Why grants that would be for something do not count now, in words, with times as the home writes them. */
export function whyClosed(grants: readonly Grant[]): string {
  const open = grants.filter(({ isPaused }) => !isPaused)
  const [first] = open
  if (!first) return 'Your access is paused'
  return `Only ${windowsText(windowsOfAll(open), clockText(first.locale))}`
}

/** How a time such as '09:00' is written in a locale; as it is where none is known. */
const clockText = (locale: string | null) => (time: string) =>
  locale === null
    ? time
    : new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        Date.parse(`2026-01-15T${time}Z`),
      )
