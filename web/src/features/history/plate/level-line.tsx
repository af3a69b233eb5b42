import type { deviceHistoryEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { useConnection } from '../../../live/use-live.ts'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { numberText } from '../shown-series.ts'
import { lineBox, linePath } from './line-path.ts'
import styles from './plate-history.module.css'

const dayMs = 86_400_000
const againMs = 60_000

/** The level of the last day as a line; it leads to all of it. */
export function LevelLine({ deviceIdentifier }: { deviceIdentifier: string }) {
  const { phase } = useConnection()
  const { data } = useQuery({
    queryKey: ['level of a day', deviceIdentifier],
    queryFn: () => askDay(deviceIdentifier),
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  const [level] = data?.series ?? []
  const points = level?.points ?? []
  if (!data || points.length === 0) return null
  const lowest = Math.min(...points.map(({ min }) => min))
  const highest = Math.max(...points.map(({ max }) => max))
  const text = (value: number) => numberText(value, { unit: '%', decimals: 0 })
  return (
    <PageLink to={paths.historyOfDevice(deviceIdentifier)} className={styles.line}>
      <svg
        viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={linePath(points, data)} className={styles.level} />
      </svg>
      <span className={styles.caption}>
        Last day: between {text(lowest)} and {text(highest)}
        <span className="visually-hidden">, history of the water level</span>
      </span>
    </PageLink>
  )
}

async function askDay(identifier: string) {
  const to = Date.now()
  return callServer<typeof deviceHistoryEndpoint>('GET', '/api/devices/{identifier}/history', {
    path: { identifier },
    query: { series: 'device.level', from: String(to - dayMs), to: String(to), points: '96' },
  })
}
