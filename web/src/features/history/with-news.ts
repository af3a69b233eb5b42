import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { homeHistoryEndpoint, StateRun } from '@roomwire/contracts/http/history.ts'

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

/** What it was before `from` of the newer one stays. */
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
