import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { rulesOf } from '../../platform/zones/zone-data.ts'
import type { ZoneRules } from '../../platform/zones/zone-rules.ts'
import { dateAt, instantAt } from '../../platform/zones/zoned-time.ts'

/** Whether windows are open at an instant, and until when that stays so (epoch ms). */
type Opening = { isOpen: boolean; from: number; until: number }
type Found = Opening & { rules: ZoneRules }

/** The last opening found for each list of windows: it holds until the windows open or close. */
const found = new WeakMap<readonly WeeklyWindow[], Found>()

const dayMs = 24 * 3_600_000

/**
 * Whether weekly windows are open, by the clocks of a time zone. None at all are always open. On
 * the night when clocks go forward a window that begins in the missing hour begins after it, and
 * is as long as always; when they go back, a time that comes twice is the first of the two.
 * @param timeZone IANA name
 * @param now epoch ms
 */
export function openingAt(
  windows: readonly WeeklyWindow[],
  timeZone: string,
  now: number,
): Opening {
  if (windows.length === 0) return { isOpen: true, from: -Infinity, until: Infinity }
  const rules = rulesOf(timeZone)
  const known = found.get(windows)
  if (known?.rules === rules && known.from <= now && now < known.until) return known
  const opening = findOpening(windows, timeZone, now)
  found.set(windows, { ...opening, rules })
  return opening
}

/** Looks from two days back, where a long window may have begun, to a week ahead, where each has come. */
function findOpening(windows: readonly WeeklyWindow[], timeZone: string, now: number): Opening {
  const today = dateAt(now, timeZone)
  const spans = Array.from({ length: 12 }, (_, day) => today.add({ days: day - 2 }))
    .flatMap((date) =>
      windows
        .filter(({ days }) => days.includes(date.dayOfWeek))
        .map((window) => spanOf(window, date, timeZone)),
    )
    .sort((one, other) => one.from - other.from)
  // Spans that meet are one.
  let from = now - dayMs
  for (const span of spans) {
    if (span.until <= now) from = Math.max(from, span.until)
    else if (span.from > now) return { isOpen: false, from, until: span.from }
    else return { isOpen: true, from: span.from, until: endOf(span.until, spans) }
  }
  return { isOpen: false, from, until: now + dayMs }
}

function endOf(until: number, spans: readonly { from: number; until: number }[]): number {
  let end = until
  for (const span of spans) if (span.from <= end && span.until > end) end = span.until
  return end
}

/** One window on one day, epoch ms. */
function spanOf({ from, to }: WeeklyWindow, date: Temporal.PlainDate, timeZone: string) {
  const begin = Temporal.PlainTime.from(from)
  const end = Temporal.PlainTime.from(to)
  const minutes = Math.round(begin.until(end).total('minutes'))
  const isNextDay = minutes <= 0
  const lengthMs = (isNextDay ? minutes + 24 * 60 : minutes) * 60_000
  const start = instantAt(date, begin, timeZone)
  const stop = instantAt(isNextDay ? date.add({ days: 1 }) : date, end, timeZone)
  return { from: start, until: stop > start ? stop : start + lengthMs }
}
