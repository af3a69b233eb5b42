import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import { findVisibleDevice } from '../devices/listing/find-visible-device.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { Actor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type {
  HistoryQuestion,
  HistoryStore,
  Series,
  SeriesHistory,
} from '../series/history-store.ts'
import { askedSpan, resolutionOf, usualPoints } from './asked-span.ts'
import { seriesSince } from './series-sight.ts'

/** Which history of a device somebody asks for. Instants are epoch ms. */
type Asked = {
  device: string
  series: readonly SeriesKey[]
  from: number | undefined
  until: number | undefined
  most: number | undefined
  /** One point for each of these, page by page; else it follows from how long the span is. */
  resolution: HistoryQuestion['resolution'] | undefined
}

/** Series of a device over time. */
export type DeviceHistory = Pick<HistoryQuestion, 'from' | 'until' | 'resolution' | 'timeZone'> & {
  all: (SeriesHistory & { series: Series })[]
  /** From where the next page goes on; null where nothing is left. */
  next: number | null
}

/**
 * Returns what series of a device were over time; a guest is told what was since their access began.
 * @throws Refusal 'not_found' for a device or series that is none or that the actor may not see,
 * 'access_closed', 'invalid_input' for a span that is none.
 */
export async function showDeviceHistory(
  needs: { history: HistoryStore; devices: DeviceStore; homes: HomeStore; clock: Clock },
  actor: Actor,
  asked: Asked,
): Promise<DeviceHistory> {
  const { history, clock } = needs
  const now = clock.now()
  const device = await findVisibleDevice(needs, actor, asked.device, 'see')
  const { from, until } = askedSpan(asked, now)
  const known = await history.list([device.id])
  const chosen = asked.series.map((key) => {
    const since = seriesSince(actor, device, key, now)
    const series = known.find((one) => one.key === key)
    if (since === undefined || !series) throw refuse('not_found', 'Series not found')
    return { series, since }
  })
  const resolution = asked.resolution ?? resolutionOf({ from, until })
  const isPaged = asked.resolution !== undefined
  const { timeZone } = await needs.homes.settingsOf(device.homeId)
  const question = { resolution, timeZone, now, most: asked.most ?? usualPoints, isPaged }
  const readOne = async ({ series, since }: (typeof chosen)[number], end: number) => {
    const span = { from: Math.max(from, since), until: end }
    const ask = { ...question, ...span, seriesIds: [series.id] }
    const [one] = span.from < end ? await history.read(ask) : []
    return {
      series,
      ...(one ?? { seriesId: series.id, from: span.from, points: [], next: null, runs: null }),
    }
  }
  const read = await Promise.all(chosen.map((one) => readOne(one, until)))
  const next = read.reduce((least, one) => Math.min(least, one.next ?? until), until)
  const shown = { from, until, resolution, timeZone }
  if (next === until) return { ...shown, all: read, next: null }
  // A page has all series up to the same instant: whoever reads on has each number once.
  const all = await Promise.all(
    chosen.map((one, nth) => (read[nth]?.next === next ? read[nth] : readOne(one, next))),
  )
  return { ...shown, all, next }
}
