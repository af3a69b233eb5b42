import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { homeClocksText } from '../../ui/home-clocks.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOffline } from '../../ui/offline.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNow } from '../../ui/use-now.ts'
import { dayAtHome, timeAtHome } from '../../ui/zone-clock.ts'
import { useMayArrange, usePerson } from '../sign-in/use-auth.ts'
import { type Draft, draftOfSchedule, newDraft } from './draft.ts'
import { NoSchedules } from './no-schedules.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { type ScheduleList, stepFault, useScheduleStep, useSchedules } from './schedule-calls.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import styles from './schedules.module.css'
import { WeekCalendar } from './week-calendar.tsx'

/** What is written in the dialog: a new schedule, or one that is changed. */
type Open = { schedule: Schedule | undefined; first: Draft }

/** What is done at certain times: the schedules, and what they will do in the next days. */
export function SchedulesView() {
  const { isAdmin, homeTimeZone: zone } = usePerson()
  const mayMake = useMayArrange()
  const list = useSchedules()
  const [open, setOpen] = useState<Open | null>(null)
  const [isPlacing, setPlacing] = useState(false)
  const today = dayAtHome(useNow(), zone)
  const isOffline = useOffline()
  const make = (more?: Partial<Draft>) =>
    setOpen({ schedule: undefined, first: newDraft(today, more) })
  const schedules = list.data?.schedules
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Schedules</PageHeading>
        <div className={styles.actions}>
          <LinkButton to={paths.scenes}>Scenes</LinkButton>
          {isAdmin && list.data && <Holiday list={list.data} />}
          {isAdmin && list.data && (
            <Button onClick={() => setPlacing(true)}>Where the home is</Button>
          )}
          {mayMake && (
            <Button look="primary" disabled={isOffline} onClick={() => make()}>
              New schedule
            </Button>
          )}
        </div>
      </div>
      <p className={styles.note}>{homeClocksText(zone)}</p>
      {list.isError && <RetryNotice query={list}>Could not load the schedules</RetryNotice>}
      {list.isPending && [1, 2].map((one) => <Skeleton key={one} height={140} />)}
      {list.data?.all_paused && (
        <Notice tone="plain">{holidayText(list.data.all_paused.until, zone)}</Notice>
      )}
      {schedules?.length === 0 && <NoSchedules mayMake={mayMake} onMake={make} />}
      {schedules && schedules.length > 0 && (
        <div className={styles.sides}>
          <ul className={styles.cards}>
            {schedules.map((one) => (
              <ScheduleCard
                key={one.schedule_id}
                schedule={one}
                zone={zone}
                onEdit={() => setOpen({ schedule: one, first: draftOfSchedule(one, today) })}
              />
            ))}
          </ul>
          <WeekCalendar schedules={schedules} />
        </div>
      )}
      {open && (
        <ScheduleDialog
          {...open}
          hasPlace={list.data?.has_place ?? false}
          onClose={() => setOpen(null)}
        />
      )}
      {isPlacing && (
        <PlaceDialog present={list.data?.place ?? null} onClose={() => setPlacing(false)} />
      )}
    </div>
  )
}

const holidayText = (until: number | null, zone: string | null) =>
  until === null
    ? 'All schedules are paused until somebody resumes them.'
    : `All schedules are paused until ${timeAtHome(until, zone)}.`

/** Pauses all schedules of the home, or lets them act again. */
function Holiday({ list }: { list: ScheduleList }) {
  const step = useScheduleStep()
  const isOffline = useOffline()
  const isPaused = list.all_paused !== null
  return (
    <>
      {step.error && <Notice tone="fault">{stepFault(step.error)}</Notice>}
      <Button
        disabled={isOffline}
        busy={step.isPending}
        onClick={() => step.mutate({ do: 'pause all', paused: !isPaused, until: null })}
      >
        {isPaused ? 'Resume all' : 'Pause all'}
      </Button>
    </>
  )
}
