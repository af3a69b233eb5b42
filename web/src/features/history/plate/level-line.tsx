import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConnection } from '../../../live/use-live.ts'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { clock } from '../../../ui/time/clock.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { askHistory } from '../ask-history.ts'
import { numberText } from '../shown-series.ts'
import type { HistoryPage } from '../with-news.ts'
import { lineBox, linePath } from './line-path.ts'
import styles from './plate-history.module.css'

/** A line has a point for each quarter of an hour, ms. */
const pointMs = 15 * 60_000
const points = 96

const againMs = 60_000

/** The level of the last day as a line; it leads to all of it. */
export function LevelLine({ deviceIdentifier }: { deviceIdentifier: string }) {
  const selectRoom = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.room_id ?? null,
    [deviceIdentifier],
  )
  const pages = useLevels(useOfDevices(selectRoom, Object.is, deviceIdentifier))
  const page = pages.find(({ devices }) => deviceIn(devices, deviceIdentifier))
  const [level] = deviceIn(page?.devices ?? [], deviceIdentifier)?.series ?? []
  if (!page || !level || level.points.length === 0) return null
  const lowest = Math.min(...level.points.map(({ min }) => min))
  const highest = Math.max(...level.points.map(({ max }) => max))
  const text = (value: number) => numberText(value, { unit: '%', decimals: 0 })
  return (
    <PageLink to={paths.historyOfDevice(deviceIdentifier)} className={styles.line}>
      <svg
        viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={linePath(level.points, page)} className={styles.levelLine} />
      </svg>
      <span className={styles.caption}>
        <span>{`Last day: between ${text(lowest)} and ${text(highest)}`}</span>
        <span className="visually-hidden">, history of the water level</span>
      </span>
    </PageLink>
  )
}

const deviceIn = (devices: HistoryPage['devices'], identifier: string) =>
  devices.find(({ device_identifier }) => device_identifier === identifier)

/** The levels of all tanks of a room, or of the home, over the last day. */
function useLevels(roomId: number | null): readonly HistoryPage[] {
  const { phase } = useConnection()
  const client = useQueryClient()
  const until = Math.ceil(clock.now() / pointMs) * pointMs
  const span = { from: until - points * pointMs, until }
  const of = {
    series: 'device.level',
    ...(roomId !== null && { room_id: String(roomId) }),
  }
  const queryKey = ['levels', of, until]
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
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  return data ?? []
}
