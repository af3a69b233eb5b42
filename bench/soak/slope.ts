/** A value at a time; hours. */
export type Point = { hours: number; value: number }

/** How much a value grows in an hour: the slope of the line that fits best. 0 for less than two points. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [middle, level] = [mean(({ hours }) => hours), mean(({ value }) => value)]
  const spread = points.reduce((sum, { hours }) => sum + (hours - middle) ** 2, 0)
  if (spread === 0 || points.length < 2) return 0
  const common = points.reduce(
    (sum, { hours, value }) => sum + (hours - middle) * (value - level),
    0,
  )
  return common / spread
}
