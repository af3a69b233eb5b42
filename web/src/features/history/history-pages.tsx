import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useRef, useState } from 'react'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { useNearView } from '../../ui/lazy/use-near-view.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import type { HistoryOf } from './ask-history.ts'
import { HistoryChart } from './chart/history-chart.tsx'
import { chartGroups } from './chart-groups.ts'
import styles from './history-view.module.css'
import { type ShownSeries, shownSeries } from './shown-series.ts'
import type { TimeSpan } from './span.ts'
import { useHistory } from './use-history.ts'

type Shown = {
  of: HistoryOf
  /** All that the person may see: history of others is not shown. */
  devices: readonly Device[]
  span: TimeSpan
  zone: string | null
  onSpan: (span: TimeSpan) => void
  onReset: () => void
}

/** The charts of a history, some devices at a time: a large home has thousands of them. */
export function HistoryPages(shown: Shown) {
  const [pages, setPages] = useState([0])
  const last = useHistory(shown.of, pages.at(-1) ?? 0, shown.span, { isFollowed: false })
  const next = last.data?.next ?? null
  return (
    <>
      {pages.map((page) => (
        <OnePage key={page} page={page} {...shown} />
      ))}
      {(next !== null || (pages.length > 1 && last.isPending)) && (
        <Button
          busy={last.isPending}
          busyText="Loading…"
          onClick={() => next !== null && setPages([...pages, next])}
        >
          Show more devices
        </Button>
      )}
    </>
  )
}

/** A page of charts; far from the window only its place. */
function OnePage({ page, ...shown }: Shown & { page: number }) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear, height } = useNearView(place)
  return (
    <div ref={place} className={styles.charts} style={isNear ? undefined : { height }}>
      {isNear && <Charts page={page} {...shown} />}
    </div>
  )
}

function Charts({ page, of, devices, ...around }: Shown & { page: number }) {
  const history = useHistory(of, page, around.span, { isFollowed: true })
  const { homeUnits } = usePerson()
  const skeleton = useSkeleton(history.isPending)
  const series = history.data?.devices.flatMap(({ device_identifier, series: all }) => {
    const device = devices.find(({ deviceIdentifier }) => deviceIdentifier === device_identifier)
    return device ? all.map((one): ShownSeries => shownSeries(device, one, homeUnits)) : []
  })
  return (
    <>
      {history.isError && <RetryNotice query={history}>Could not load the history</RetryNotice>}
      {skeleton && !series && [1, 2].map((one) => <Skeleton key={one} height={320} />)}
      {series?.length === 0 && !history.isError && <NothingRecorded />}
      {series &&
        chartGroups(series).map((group) => (
          <HistoryChart key={group.id} {...{ group, ...around }} />
        ))}
    </>
  )
}

/** That there is no history yet. */
export const NothingRecorded = () => (
  <EmptyState title="Nothing is recorded yet">
    Charts appear here once your devices report.
  </EmptyState>
)
