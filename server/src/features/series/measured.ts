/** What a series came to in a span of time. Instants are epoch ms. */
export type Measured = {
  from: number
  until: number
  min: number
  max: number
  /** Of each value times how long it was, ms: divided by `knownMs` it is the mean. */
  sum: number
  /** How much of the span it is known for, ms. */
  knownMs: number
  /** How long it was above 0, ms. */
  onMs: number
  /** How often it went from 0 to something else, or back. */
  switchings: number
  /** How much it has risen and fallen, all in all. */
  rise: number
  fall: number
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
      knownMs: all.knownMs + one.knownMs,
      onMs: all.onMs + one.onMs,
      switchings: all.switchings + one.switchings,
      rise: all.rise + one.rise,
      fall: all.fall + one.fall,
    }),
    first,
  )
}
