import type { CountState } from './count-state.ts'

/** The sums of a series in a span of time. Instants are epoch ms. */
export type Measured = {
  from: number
  until: number
  min: number
  max: number
  /** The sum of each value times how long it was, ms: divided by `knownMs` it is the mean. */
  sum: number
  /** The sum of values below 0, made positive, times how long they were, ms: a power that is fed in. */
  below: number
  /** How much of the span it is known for, ms. */
  knownMs: number
  /** How long it was above 0, ms. */
  onMs: number
  /** How often it went from 0 to something else, or back. */
  switchings: number
  /** How much it has risen and fallen, all in all; of counters and levels only what counts (counting.ts). */
  rise: number
  fall: number
}

/** A number from an instant on; null where nothing is known from then on. */
export type KeptSample = { at: number; value: number | null }

/** The state that goes on from one span to the next. */
export type Carried = {
  /** The last value; null where it is not known. */
  value: number | null
  /** The last value that was known; null before the first one. */
  mark: number | null
  /** The state of a series that counts (counting.ts), from its first number on. */
  counted?: CountState | undefined
}

export const nothingCarried: Carried = { value: null, mark: null }

/**
 * Measures a series in a span, from its samples in it.
 * @param carried from the time before it; what goes on after it is returned
 */
export function measureSpan(
  { from, until }: Pick<Measured, 'from' | 'until'>,
  samples: readonly KeptSample[],
  carried: Carried,
): { measured: Measured | undefined; carried: Carried } {
  let { value, mark } = carried
  let since = from
  const sums = {
    min: Infinity,
    max: -Infinity,
    sum: 0,
    below: 0,
    knownMs: 0,
    onMs: 0,
    switchings: 0,
  }
  const moved = { rise: 0, fall: 0 }
  const lasts = (end: number) => {
    if (value === null || end <= since) return
    const ms = end - since
    sums.min = Math.min(sums.min, value)
    sums.max = Math.max(sums.max, value)
    sums.sum += value * ms
    if (value < 0) sums.below -= value * ms
    sums.knownMs += ms
    if (value > 0) sums.onMs += ms
  }
  for (const sample of samples) {
    lasts(sample.at)
    since = Math.max(since, sample.at)
    if (value !== null && sample.value !== null && value > 0 !== sample.value > 0) {
      sums.switchings += 1
    }
    value = sample.value
    if (value === null) continue
    const by = mark === null ? 0 : value - mark
    if (by > 0) moved.rise += by
    else moved.fall -= by
    mark = value
  }
  lasts(until)
  const measured = sums.knownMs === 0 ? undefined : { from, until, ...sums, ...moved }
  return { measured, carried: { ...carried, value, mark } }
}

/** Spans that follow each other as one; undefined for none. */
export function joined(spans: readonly Measured[]): Measured | undefined {
  const [first, ...others] = spans
  if (!first) return undefined
  return others.reduce(
    (all, one) => ({
      from: all.from,
      until: one.until,
      min: Math.min(all.min, one.min),
      max: Math.max(all.max, one.max),
      sum: all.sum + one.sum,
      below: all.below + one.below,
      knownMs: all.knownMs + one.knownMs,
      onMs: all.onMs + one.onMs,
      switchings: all.switchings + one.switchings,
      rise: all.rise + one.rise,
      fall: all.fall + one.fall,
    }),
    first,
  )
}

/** No more than so many spans, each of as many neighbours. */
export function thinned(spans: readonly Measured[], most: number): Measured[] {
  const each = Math.ceil(spans.length / most)
  if (each <= 1) return [...spans]
  return Array.from({ length: Math.ceil(spans.length / each) }, (_, nth) =>
    joined(spans.slice(nth * each, (nth + 1) * each)),
  ).filter((one) => one !== undefined)
}
