import { useMemo } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { homeClocksText } from '../../ui/home-clocks.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { navigate } from '../../ui/router/navigate.ts'
import { useSearch } from '../../ui/router/page-location.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSkeleton } from '../../ui/use-lasting.ts'
import { isElsewhere } from '../../ui/zone-clock.ts'
import { ActivityBeside } from '../activity/activity-beside.tsx'
import { MadeUpNote } from '../activity/made-up-note.tsx'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { HistoryChart } from './chart/history-chart.tsx'
import { chartGroups } from './chart-groups.ts'
import { type HistoryPlace, historyAddress, historyPlaceIn, spanAt } from './history-address.ts'
import { HistoryControls } from './history-controls.tsx'
import styles from './history-view.module.css'
import { useHistory } from './use-history.ts'
import { useHistoryOf } from './use-history-of.ts'

/** What was: the pins of a device as strips, its numbers as lines, and who did it. */
export function HistoryView() {
  const place = historyPlaceIn(useSearch())
  // Of something else it is another page, which is read out from its heading on.
  return <HistoryOf key={[place.device, place.pin, place.room].join()} place={place} />
}

function HistoryOf({ place }: { place: HistoryPlace }) {
  const zone = usePerson().homeTimeZone
  useHomeMessages()
  const go = (to: HistoryPlace) => navigate(historyAddress(to), { replace: true })
  const { title, about, devices, isKnown, isAsked } = useHistoryOf(place)
  // The minute decides until when: a span that changed with each render would be asked for anew.
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  const { from, until } = spanAt(place, minute, zone)
  const span = useMemo(() => ({ from, until }), [from, until])
  const history = useHistory(devices, span, isAsked)
  const isPending = !isKnown || history.isPending
  const skeleton = useSkeleton(isPending)
  const groups = chartGroups(history.series)
  const { day, from: _from, until: _until, ...whole } = place
  const toWhole = () => go({ ...whole, ...(day && { day }) })
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className={styles.about}>
          {about}
          {isElsewhere(zone) && ` · ${homeClocksText(zone)}`}
        </p>
        <MadeUpNote since={from} className={styles.about} />
      </div>
      <HistoryControls place={place} span={span} zone={zone} onPlace={go} />
      <div className={styles.sides}>
        <div className={styles.charts}>
          {history.isError && (
            <RetryNotice query={history}>Could not load what was recorded</RetryNotice>
          )}
          {isPending && skeleton && [1, 2].map((one) => <Skeleton key={one} height={320} />)}
          {!isPending && !history.isError && groups.length === 0 && (
            <EmptyState title="Nothing is recorded yet">
              States of switches, levels and readings will be kept here from now on.
            </EmptyState>
          )}
          {groups.map((group) => (
            <HistoryChart
              key={group.id}
              {...{ group, span, zone }}
              onSpan={({ from: start, until: end }) => go({ ...place, from: start, until: end })}
              onReset={toWhole}
            />
          ))}
        </div>
        <ActivityBeside {...whoseActivity(place)} />
      </div>
    </div>
  )
}

const whoseActivity = ({ device, pin, room }: HistoryPlace) => ({
  filter: { ...(device && { device }), ...(pin && { pin }), ...(room && { room }) },
  title: 'Who and when',
})
