import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'

/** A number, or that it is not known: since when it is so, and when that was heard last. Epoch ms. */
type HeardValue<Value> = { value: Value; changed: number; at: number }

/** What a device has said of a series. */
export type HeardOfSeries = {
  /** The last number; null before the first one. */
  number: HeardValue<number> | null
  /** That the device does not know it; null where it does. */
  unknown: HeardValue<null> | null
  /** The last pauses between two times that it was heard, ms. */
  pausesMs: readonly number[]
}

export const nothingHeard: HeardOfSeries = { number: null, unknown: null, pausesMs: [] }

/** So many pauses are remembered; before so many are known nobody knows what is usual. */
const pauses = { kept: 16, least: 3 }

/**
 * What is silent for so many usual pauses is silent; but no sooner than after so many ms. A level is told every few
 * seconds while it moves, and else each minute or so.
 */
const silence = { pauses: 3, leastMs: 15_000, leastOfLevelMs: 5 * 60_000 }

/** When a series was heard last, epoch ms; 0 before the first time. */
export const lastHeardAt = ({ number, unknown }: HeardOfSeries): number =>
  Math.max(number?.at ?? 0, unknown?.at ?? 0)

/** What is known once a device has said this. */
export function heardNow(before: HeardOfSeries, value: number | null, at: number): HeardOfSeries {
  const pauseMs = at - lastHeardAt(before)
  const isPause = pauseMs > 0 && pauseMs < at
  const pausesMs = isPause ? [...before.pausesMs, pauseMs].slice(-pauses.kept) : before.pausesMs
  if (value === null) {
    const changed = before.unknown?.changed ?? at
    return { ...before, unknown: { value, changed, at }, pausesMs }
  }
  const { number, unknown } = before
  const isSame = unknown === null && number?.value === value
  return { number: { value, changed: isSame ? number.changed : at, at }, unknown: null, pausesMs }
}

/**
 * How long a series is usually not heard, ms: the longest of its last pauses but one, so that neither one
 * outage nor several numbers in a row change it. Null while too few are known.
 */
export function usualPauseMs({ pausesMs }: HeardOfSeries): number | null {
  if (pausesMs.length < pauses.least) return null
  return [...pausesMs].sort((one, other) => other - one)[1] ?? null
}

/** A series of which a start knows the usual pause. */
export const usualPauses = (ms: number): readonly number[] => Array(pauses.least).fill(ms)

/** From when on a series counts as silent, epoch ms; null where nobody knows what is usual. */
export function silentFrom(heard: HeardOfSeries, key: SeriesKey): number | null {
  const usual = usualPauseMs(heard)
  if (usual === null) return null
  const leastMs = key === 'device.level' ? silence.leastOfLevelMs : silence.leastMs
  return lastHeardAt(heard) + Math.max(silence.pauses * usual, leastMs)
}

/** The same where the clock was corrected by so many ms since an instant. */
export function heardShifted(
  { number, unknown, pausesMs }: HeardOfSeries,
  ms: number,
  since: number,
): HeardOfSeries {
  const shifted = (at: number) => (at >= since ? at + ms : at)
  const shiftedValue = <T extends HeardValue<unknown>>(heard: T): T => ({
    ...heard,
    changed: shifted(heard.changed),
    at: shifted(heard.at),
  })
  return {
    number: number && shiftedValue(number),
    unknown: unknown && shiftedValue(unknown),
    pausesMs,
  }
}
