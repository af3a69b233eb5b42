import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { useConnection } from '../../../live/live.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { askHistory } from '../ask-history.ts'
import type { NewestReading } from '../plate/newest-readings.ts'
import type { LevelAt } from './tank-forecast.ts'

const againMs = 30_000

/** The newest readings of every device that this person sees, by device; by one call, again each half minute. */
export function useHomeReadings(): ReadonlyMap<string, readonly NewestReading[]> | undefined {
  const { phase } = useConnection()
  const { data } = useQuery({
    queryKey: ['readings', null],
    queryFn: () => callServer<typeof listReadingsEndpoint>('GET', '/api/readings', { query: {} }),
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  return data && new Map(data.devices.map((one) => [one.device_identifier, one.readings]))
}

const minuteMs = 60_000

/** So many minutes tell where a tank goes. */
const minutes = 30

/** The levels of a tank over the last half hour. */
export function useLatestLevels(deviceIdentifier: string): readonly LevelAt[] {
  const { phase } = useConnection()
  const until = Math.ceil(clock.now() / minuteMs) * minuteMs
  const { data } = useQuery({
    queryKey: ['latest-levels', deviceIdentifier],
    queryFn: async () => {
      const span = { from: clock.now() - minutes * minuteMs, until: Math.max(until, clock.now()) }
      const of = { device: deviceIdentifier, series: 'device.level' }
      const page = await askHistory({ of, page: 0, span, points: minutes }, undefined)
      return page.devices[0]?.series[0]?.points ?? []
    },
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  return (data ?? []).map((point) => ({ at: (point.from + point.until) / 2, percent: point.mean }))
}
