import * as history from '@roomwire/contracts/http/history.ts'
import { showDeviceHistory } from '../../features/history/device-history.ts'
import { showHomeHistory } from '../../features/history/home-history.ts'
import { listLevels, listReadings, listSeries } from '../../features/history/list-series.ts'
import { recentDays } from '../../features/history/recent-days.ts'
import type { NeedsOf } from '../../roomwire.ts'
import {
  presentHistory,
  presentHomeHistory,
  presentReadings,
  presentRecentDays,
  presentSeriesList,
} from './history-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listSeries
  | typeof listReadings
  | typeof listLevels
  | typeof showHomeHistory
  | typeof showDeviceHistory
  | typeof recentDays
>

/** The calls about what devices have measured. */
export function historyRoutes(needs: Needs, serve: Serve): void {
  serve(history.listSeriesEndpoint, async ({ path }, { actor }) =>
    presentSeriesList(await listSeries(needs, actor, path.identifier)),
  )
  serve(history.listReadingsEndpoint, async ({ query }, { actor }) => ({
    devices: (await listReadings(needs, actor, query.room_id)).map(presentReadings),
  }))
  serve(history.listLevelsOfPassEndpoint, async (_input, { actor }) => ({
    devices: (await listLevels(needs, actor)).map(presentReadings),
  }))
  serve(history.homeHistoryEndpoint, async ({ query }, { actor }) => {
    const { room_id: roomId, device, series, from, to: until, points: most, since } = query
    const asked = { roomId, device, series, from, until, most, since, skip: query.page ?? 0 }
    return presentHomeHistory(await showHomeHistory(needs, actor, asked))
  })
  serve(history.deviceHistoryEndpoint, async ({ path, query }, { actor }) => {
    const { series, from, to: until, points: most, resolution } = query
    const asked = { device: path.identifier, series, from, until, most, resolution }
    return presentHistory(await showDeviceHistory(needs, actor, asked))
  })
  serve(history.recentDaysEndpoint, async ({ query }, { actor }) =>
    presentRecentDays(await recentDays(needs, actor, query.room_id)),
  )
}
