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

/** The levels of a tank over the last half hour; those of all tanks come by one call. */
export function useLatestLevels(deviceIdentifier: string): readonly LevelAt[] {
  const { phase } = useConnection()
  const { data } = useQuery({
    queryKey: ['latest-levels'],
    queryFn: async () => {
      const now = clock.now()
      const span = { from: now - minutes * minuteMs, until: Math.ceil(now / minuteMs) * minuteMs }
      return await askHistory(
        { of: { series: 'device.level' }, page: 0, span, points: minutes },
        undefined,
      )
    },
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  const tank = data?.devices.find((one) => one.device_identifier === deviceIdentifier)
  const points = tank?.series[0]?.points ?? []
  return points.map((point) => ({ at: (point.from + point.until) / 2, percent: point.mean }))
}
