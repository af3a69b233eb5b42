import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { deviceHistoryEndpoint, listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { fewerPoints } from './fewer-points.ts'
import { type ShownSeries, shownSeries } from './shown-series.ts'
import type { TimeSpan } from './span.ts'

/** How many points of a series are asked for: about one a pixel of a phone. */
const points = '400'

/** More than these no window has pixels for. */
const most = 2_000

/** Series that one call answers. */
const ofCall = 8

/** How soon a history that reaches to now is read anew, ms. */
const againMs = 30_000

type History = Reply<typeof deviceHistoryEndpoint>

/** The series of devices, and what they were in a span: all of it, or one pin of one device. */
export function useHistory(
  devices: readonly Device[],
  span: TimeSpan,
  isAsked: (device: Device, series: string) => boolean,
) {
  const { homeUnits } = usePerson()
  const client = useQueryClient()
  const lists = useQueries({ queries: devices.map((device) => seriesQuery(device)) })
  const asked = devices.flatMap((device, at) => {
    const listed = (lists[at]?.data?.series ?? []).map(({ series }) => series)
    const all = listed.filter((series) => isAsked(device, series))
    const starts = Array.from({ length: Math.ceil(all.length / ofCall) }, (_, n) => n * ofCall)
    return starts.map((start) => ({ device, series: all.slice(start, start + ofCall) }))
  })
  const histories = useQueries({
    queries: asked.map(({ device, series }) => historyQuery(device, series, span, client)),
  })
  const all = [...lists, ...histories]
  return {
    series: histories.flatMap(({ data }, at): ShownSeries[] => {
      const device = asked[at]?.device
      return device && data ? data.series.map((one) => shownSeries(device, one, homeUnits)) : []
    }),
    isPending: all.some(({ isPending }) => isPending),
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}

const seriesQuery = ({ deviceIdentifier: identifier }: Device) => ({
  queryKey: ['series', identifier],
  queryFn: (): Promise<Reply<typeof listSeriesEndpoint>> =>
    callServer<typeof listSeriesEndpoint>('GET', '/api/devices/{identifier}/series', {
      path: { identifier },
    }),
})

const historyQuery = (
  { deviceIdentifier: identifier }: Device,
  series: readonly string[],
  { from, until }: TimeSpan,
  client: QueryClient,
) => ({
  queryKey: ['history', identifier, series, from, until],
  queryFn: async (): Promise<History> => {
    const answer = await callServer<typeof deviceHistoryEndpoint>(
      'GET',
      '/api/devices/{identifier}/history',
      {
        path: { identifier },
        query: { series: series.join(','), from: String(from), to: String(until), points },
      },
    )
    return {
      ...answer,
      series: answer.series.map((one) => ({ ...one, points: [...fewerPoints(one.points, most)] })),
    }
  },
  // A chart that somebody moves stays where it is, with what is known, until the rest has come.
  placeholderData: () => lastOf(client, ['history', identifier, series]),
  refetchInterval: againMs,
})

/** What came last of all whose key begins like this. */
function lastOf(client: QueryClient, queryKey: readonly unknown[]): History | undefined {
  const all = client.getQueryCache().findAll({ queryKey })
  const [last] = all.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return last && client.getQueryData<History>(last.queryKey)
}
