import * as history from '@roomwire/contracts/http/history.ts'
import { showDeviceHistory } from '../../features/history/device-history.ts'
import { showHomeHistory } from '../../features/history/home-history.ts'
import { listReadings, listSeries } from '../../features/history/list-series.ts'
import { recentDays } from '../../features/history/recent-days.ts'
import {
  presentHistory,
  presentHomeHistory,
  presentNewest,
  presentRecentDays,
  presentSeriesList,
} from './history-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about what devices have measured. */
export function historyRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, history.listSeriesEndpoint, async ({ path }, { actor }) =>
    presentSeriesList(await listSeries(roomwire, actor, path.identifier)),
  )
  serve(context, history.listReadingsEndpoint, async ({ query }, { actor }) => ({
    devices: (await listReadings(roomwire, actor, query.room_id)).map(({ device, readings }) => ({
      device_identifier: device.identifier,
      readings: readings.map(presentNewest),
    })),
  }))
  serve(context, history.homeHistoryEndpoint, async ({ query }, { actor }) => {
    const { room_id: roomId, device, series, from, to: until, points: most, since } = query
    const asked = { roomId, device, series, from, until, most, since, skip: query.page ?? 0 }
    return presentHomeHistory(await showHomeHistory(roomwire, actor, asked))
  })
  serve(context, history.deviceHistoryEndpoint, async ({ path, query }, { actor }) => {
    const { series, from, to: until, points: most, resolution } = query
    const asked = { device: path.identifier, series, from, until, most, resolution }
    return presentHistory(await showDeviceHistory(roomwire, actor, asked))
  })
  serve(context, history.recentDaysEndpoint, async ({ query }, { actor }) =>
    presentRecentDays(await recentDays(roomwire, actor, query.room_id)),
  )
}
