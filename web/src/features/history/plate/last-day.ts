import type { HistoryPoint, listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection } from '../../../live/live.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { askHistory } from '../ask-history.ts'
import type { HistoryPage } from '../points.ts'
import { isLevel, type NewestReadings } from './newest-readings.ts'

/** A line has a point for each quarter of an hour, ms. */
const pointMs = 15 * 60_000
const points = 96

const againMs = 60_000

/** A call names at most so many series. */
const seriesMost = 8

/**
 * The last day of some series of all devices of a room, or of the home: one call for all of them.
 * @param series their keys, with commas; empty for none
 */
export function useLastDay(roomId: number | null, series: string): readonly HistoryPage[] {
  const { phase } = useConnection()
  const client = useQueryClient()
  const until = Math.ceil(clock.now() / pointMs) * pointMs
  const span = { from: until - points * pointMs, until }
  const of = { series, ...(roomId !== null && { room_id: String(roomId) }) }
  const queryKey = ['last-day', of, until]
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = client.getQueryData<HistoryPage[]>(queryKey)
      const pages: HistoryPage[] = []
      for (let page: number | null = 0; page !== null; page = pages.at(-1)?.next ?? null) {
        const known =
          page === 0 ? before?.[0] : before?.find((_, at) => before[at - 1]?.next === page)
        pages.push(await askHistory({ of, page, span, points }, known))
      }
      return pages
    },
    placeholderData: (before) => before,
    enabled: phase === 'connected' && series !== '',
    refetchInterval: againMs,
  })
  return data ?? []
}

/** The keys of the series that the devices of a room measure, but for levels, as the plates name them to one call. */
export function useSeriesOf(roomId: number | undefined): string {
  const { phase } = useConnection()
  const select = useCallback(({ devices }: NewestReadings) => {
    const measured = devices.flatMap(({ readings }) => readings.filter((one) => !isLevel(one)))
    return [...new Set(measured.map(({ series }) => series))].slice(0, seriesMost).join()
  }, [])
  const { data = '' } = useQuery({
    queryKey: ['readings', roomId ?? null],
    queryFn: () =>
      callServer<typeof listReadingsEndpoint>('GET', '/api/readings', {
        query: { ...(roomId !== undefined && { room_id: String(roomId) }) },
      }),
    enabled: phase === 'connected',
    select,
  })
  return data
}

/** A series over its last day, with the time that its page shows. */
export type DayOfSeries = { page: HistoryPage; points: readonly HistoryPoint[] }

/** The last day of a series of a device; undefined where nothing is known of it. */
export function dayOf(
  pages: readonly HistoryPage[],
  deviceIdentifier: string,
  series: string,
): DayOfSeries | undefined {
  const found = pages.flatMap((page) => {
    const device = page.devices.find((one) => one.device_identifier === deviceIdentifier)
    const { points: known = [] } = device?.series.find((one) => one.series === series) ?? {}
    return known.length > 0 ? [{ page, points: known }] : []
  })
  return found[0]
}
