import type { homeHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { callServer } from '../../api/call.ts'
import { fewerPoints, type HistoryPage, withNews } from './points.ts'
import type { TimeSpan } from './span.ts'

/** The subject of a history: the home, a room, a device, or some series of it. */
export type HistorySubject = { room_id?: string; device?: string; series?: string }

type Asked = {
  of: HistorySubject
  /** 0 is the first one. */
  page: number
  span: TimeSpan
  /** At most so many points of a series. */
  points: number
}

/** More than these no window has pixels for. */
const most = 2_000

/** Asks for a page of a history; where it was answered before, only for what has changed since. */
export async function askHistory(
  { of, page, span, points }: Asked,
  before: HistoryPage | undefined,
): Promise<HistoryPage> {
  const ask = async (since?: number) => {
    const answer = await callServer<typeof homeHistoryEndpoint>('GET', '/api/history', {
      query: {
        ...of,
        from: String(span.from),
        to: String(span.until),
        points: String(points),
        ...(page > 0 && { page: String(page) }),
        ...(since !== undefined && { since: String(since) }),
      },
    })
    return withFewerPoints(answer)
  }
  const newer = before && withNews(before, await ask(before.as_of))
  return newer ?? (await ask())
}

const withFewerPoints = ({ devices, ...page }: HistoryPage): HistoryPage => ({
  ...page,
  devices: devices.map((device) => ({
    ...device,
    series: device.series.map((one) => ({ ...one, points: [...fewerPoints(one.points, most)] })),
  })),
})
