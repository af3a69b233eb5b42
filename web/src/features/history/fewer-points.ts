import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'

/**
 * At most so many points, each of several that stand together: the lowest and the highest number of
 * them stay, and the mean goes by how long each is known. A gap stays a gap.
 * @param most how many have room beside each other
 */
export function fewerPoints(
  points: readonly HistoryPoint[],
  most: number,
): readonly HistoryPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length <= most) return points
  const width = (last.until - first.from) / most
  const slots = Map.groupBy(points, ({ from }) =>
    Math.min(most - 1, Math.floor((from - first.from) / width)),
  )
  return [...slots.values()].map(asOne)
}

function asOne(points: readonly HistoryPoint[]): HistoryPoint {
  const one = { from: Infinity, until: 0, min: Infinity, mean: 0, max: -Infinity }
  const sums = { known_ms: 0, on_ms: 0, switchings: 0 }
  let weighed = 0
  for (const point of points) {
    one.from = Math.min(one.from, point.from)
    one.until = Math.max(one.until, point.until)
    one.min = Math.min(one.min, point.min)
    one.max = Math.max(one.max, point.max)
    // What is known for no time counts a little.
    const weight = Math.max(1, point.known_ms)
    weighed += weight
    one.mean += point.mean * weight
    sums.known_ms += point.known_ms
    sums.on_ms += point.on_ms
    sums.switchings += point.switchings
  }
  return { ...one, ...sums, mean: one.mean / weighed }
}
