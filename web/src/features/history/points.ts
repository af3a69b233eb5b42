import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  HistoryPoint,
  homeHistoryEndpoint,
  StateRun,
} from '@roomwire/contracts/http/history.ts'

/** A page of devices with what their series were. */
export type HistoryPage = Reply<typeof homeHistoryEndpoint>

type Device = HistoryPage['devices'][number]
type Series = Device['series'][number]

/**
 * A page of a history with what has changed since it was answered. Undefined where the news tells of a
 * series that is not on the page: what that was before is to be asked for.
 */
export function withNews(page: HistoryPage, news: HistoryPage): HistoryPage | undefined {
  const changed = new Map(news.devices.map((one) => [one.device_identifier, one]))
  const known = new Map(page.devices.map((one) => [one.device_identifier, one]))
  const isKnown = ({ device_identifier, series }: Device) =>
    series.every((one) => seriesIn(known.get(device_identifier), one.series))
  if (!news.devices.every(isKnown)) return undefined
  return {
    ...news,
    devices: page.devices.map((device) => ({
      ...device,
      series: device.series.map((one) => {
        const newer = seriesIn(changed.get(device.device_identifier), one.series)
        return newer ? withNewer(one, newer) : one
      }),
    })),
  }
}

const seriesIn = (device: Device | undefined, key: string): Series | undefined =>
  device?.series.find(({ series }) => series === key)

/** The series with its newer part in place of everything from `newer.from` on. */
function withNewer(before: Series, newer: Series): Series {
  return {
    ...newer,
    from: before.from,
    points: [...before.points.filter(({ from }) => from < newer.from), ...newer.points],
    runs: before.runs && newer.runs && joinedRuns(before.runs, newer.runs, newer.from),
  }
}

function joinedRuns(before: readonly StateRun[], newer: readonly StateRun[], at: number) {
  const kept = before
    .filter(({ from }) => from < at)
    .map((run) => ({ ...run, until: Math.min(run.until, at) }))
  const [last, first] = [kept.at(-1), newer[0]]
  if (!last || !first || last.state !== first.state || last.until !== first.from) {
    return [...kept, ...newer]
  }
  return [...kept.slice(0, -1), { ...last, until: first.until }, ...newer.slice(1)]
}

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
    // A point that is known for no time counts a little.
    const weight = Math.max(1, point.known_ms)
    weighed += weight
    one.mean += point.mean * weight
    sums.known_ms += point.known_ms
    sums.on_ms += point.on_ms
    sums.switchings += point.switchings
  }
  return { ...one, ...sums, mean: one.mean / weighed }
}

/** The box of a line from 0 to 100 %, in units of its drawing. */
export const lineBox = { width: 240, height: 32 }

type Point = Pick<HistoryPoint, 'from' | 'until'>

/** Whether points make a line: over less than an hour of a day they are a stroke that says nothing. */
export function isLine(points: readonly Point[], { from, to }: { from: number; to: number }) {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? last.until - Math.max(first.from, from) >= (to - from) / 24 : false
}

/** A line from point to point that is broken where nothing is known. */
export function linePath(
  points: readonly Pick<HistoryPoint, 'from' | 'until' | 'mean'>[],
  { from, to }: { from: number; to: number },
): string {
  const { width, height } = lineBox
  const x = (at: number) => (((at - from) / (to - from)) * width).toFixed(1)
  const y = (value: number) => (height - 2 - (value / 100) * (height - 4)).toFixed(1)
  return points
    .map((point, at) => {
      const before = points[at - 1]
      const goesOn = before && point.from - before.until < 60_000
      return `${goesOn ? 'L' : 'M'}${x(point.from)} ${y(point.mean)}H${x(point.until)}`
    })
    .join('')
}
