import type { OpenedPass } from '@roomwire/contracts/http/opened-pass.ts'
import { windowsText } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { hasOtherClocks } from '../../ui/time/home-clocks.ts'
import { timeOfDayText } from '../../ui/time/time-of-day.ts'
import { timeInZone } from '../../ui/time/time-zone.ts'
import { zoneCity } from '../../ui/time/zone-names.ts'
import { endedTexts } from './refusal-texts.ts'

/* The times of a pass, as its holder reads them: all by the clocks of the home. */

const clock = { timeStyle: 'short' } as const
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const year = { ...day, year: 'numeric' } as const

/** The end of a pass, and its times; each a sentence. */
export function timeLines(pass: OpenedPass, now: number, own: string | null = null): string[] {
  const { state, start_at, expires_at, time_zone, changes_at, windows, times } = pass
  // Without a room or device that is still there it has no times.
  if (state === 'ended' || expires_at === 0) return []
  const at = (instant: number) => dayAndTimeAt(instant, time_zone, now)
  const onlyTime = [
    state === 'not_begun' && `From ${at(start_at)} until ${at(expires_at)}.`,
    state !== 'not_begun' && `Until ${at(expires_at)}.`,
    windows.length > 0 && state !== 'closed' && `Open only ${windowsText(windows, timeOfDayText)}.`,
  ]
  return [
    ...(times.length > 1 ? times.map((time) => timeLine(time, at, now)) : onlyTime),
    state === 'open' && changes_at !== null && `Open now until ${at(changes_at)}.`,
    clocksText(time_zone, own, now),
  ].filter((line) => typeof line === 'string')
}

/** One of several times for which something was given. */
function timeLine(
  { start_at, expires_at, windows, paused, may_switch }: OpenedPass['times'][number],
  at: (instant: number) => string,
  now: number,
): string {
  return [
    start_at > now
      ? `Some of it from ${at(start_at)} until ${at(expires_at)}`
      : `Some of it until ${at(expires_at)}`,
    windows.length > 0 && `only ${windowsText(windows, timeOfDayText)}`,
    !may_switch && 'view only',
    paused && 'paused',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}

/** The texts in place of the switches while a pass is not open; null while it is. */
export function closedPassTexts(
  { state, start_at, changes_at, windows, time_zone }: OpenedPass,
  now: number,
): { title: string; text: string } | null {
  const at = (instant: number) => dayAndTimeAt(instant, time_zone, now)
  switch (state) {
    case 'open':
      return null
    case 'not_begun':
      return {
        title: `Opens on ${at(start_at)}`,
        text: 'Your switches appear here then.',
      }
    case 'closed':
      return {
        title: 'Closed for now',
        text: `Open only ${windowsText(windows, timeOfDayText)}. ${
          changes_at === null
            ? 'It does not open again before it ends.'
            : `Opens next on ${at(changes_at)}.`
        }`,
      }
    case 'paused':
      return {
        title: 'This pass is paused',
        text: 'Your switches come back here when it is resumed.',
      }
    case 'ended': {
      const [title, text] = endedTexts
      return { title, text }
    }
  }
}

/** 'Tue, 24 Nov, 09:00' by the clocks of the home; with the year when that is another. */
function dayAndTimeAt(at: number, zone: string, now: number): string {
  const yearOf = (instant: number) => timeInZone(instant, zone, { year: 'numeric' })
  const form = yearOf(at) === yearOf(now) ? day : year
  return `${timeInZone(at, zone, form)}, ${timeInZone(at, zone, clock)}`
}

/** Whose clocks these are, where they may show another time than those of the reader. */
function clocksText(zone: string, own: string | null, now: number): string | null {
  if (!hasOtherClocks(zone, own, now)) return null
  return `All times are in the home’s time zone (${zoneCity(zone)}).`
}

const minute = 60_000

/**
 * The ms until the page asks how the pass stands: when the clock alone changes it, and once a minute
 * where no live connection tells of changes.
 */
export function askAgainIn(pass: OpenedPass, now: number): number {
  const { state, start_at, changes_at, expires_at } = pass
  const isLive = hasLiveTime(pass)
  const turn = state === 'not_begun' ? start_at : Math.min(changes_at ?? expires_at, expires_at)
  // The clock here may be ahead of the server's, which decides.
  const wait = isLive || state === 'not_begun' ? (turn > now ? turn - now : 5_000) : minute
  return Math.min(wait, isLive ? 60 * minute : minute)
}

/** Whether the server keeps a live connection for it: its time lasts, open or not. */
export const hasLiveTime = ({ state }: OpenedPass): boolean =>
  state === 'open' || state === 'closed' || state === 'paused'
