import { useMemo } from 'react'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { navigate, useSearch } from '../../ui/router/router.tsx'
import { clock } from '../../ui/time/clock.ts'
import { ActivityBeside } from '../activity/activity-beside.tsx'
import { MadeUpNote } from '../activity/made-up-note.tsx'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type HistoryPlace, historyAddress, historyPlaceIn, spanAt } from './history-address.ts'
import { HistoryControls } from './history-controls.tsx'
import { HistoryPages, NothingRecorded } from './history-pages.tsx'
import styles from './history-view.module.css'
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
  const { title, about, devices, isKnown, of } = useHistoryOf(place)
  // The minute decides until when: a span that changed with each render would be asked for anew.
  const minute = Math.floor(clock.now() / 60_000) * 60_000
  const { from, until } = spanAt(place, minute, zone)
  const span = useMemo(() => ({ from, until }), [from, until])
  const skeleton = useSkeleton(!isKnown)
  const { day, from: _from, until: _until, ...whole } = place
  const toWhole = () => go({ ...whole, ...(day && { day }) })
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{title}</PageHeading>
        <p className={styles.about}>{about}</p>
        <MadeUpNote since={from} className={styles.about} />
      </div>
      <HistoryControls place={place} span={span} zone={zone} onPlace={go} />
      <div className={styles.sides}>
        <div className={styles.charts}>
          {skeleton && !isKnown && [1, 2].map((one) => <Skeleton key={one} height={320} />)}
          {isKnown && of === null && <NothingRecorded />}
          {isKnown && of && (
            <HistoryPages
              {...{ of, devices, span, zone }}
              onSpan={({ from: start, until: end }) => go({ ...place, from: start, until: end })}
              onReset={toWhole}
            />
          )}
        </div>
        <ActivityBeside {...whoseActivity(place)} />
      </div>
    </div>
  )
}

const whoseActivity = ({ device, pin, room }: HistoryPlace) => ({
  filter: { ...(device && { device }), ...(pin && { pin }), ...(room && { room }) },
  title: 'Activity',
})
