import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../ui/control/notice.tsx'
import { useIsGone } from '../../ui/focus/use-address-focus.ts'
import { useReturnFocus } from '../../ui/focus/use-return-focus.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { dayAtHome, timeAtHome } from '../../ui/time/home-clocks.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useMayArrange, usePerson } from '../sign-in/use-auth.ts'
import { type Draft, draftOfSchedule, newDraft } from './draft.ts'
import { type ScheduleList, stepFault, useScheduleStep, useSchedules } from './schedule-calls.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { draftText, ScheduleDialog, useScheduledScenes } from './schedule-dialog.tsx'
import { scheduleExamples } from './schedule-examples.ts'
import { HoldDialog, HolidayDialog, PlaceDialog } from './schedule-settings-dialogs.tsx'
import styles from './schedules.module.css'
import { WeekCalendar } from './week-calendar.tsx'

/** The content of the open dialog: a new schedule, or a changed one. */
type Open = { schedule: Schedule | undefined; first: Draft }

/** The page of schedules: their cards, and the next 7 days. */
export function SchedulesView() {
  const { isAdmin, homeTimeZone: zone } = usePerson()
  const mayMake = useMayArrange()
  const list = useSchedules()
  // Who holds what they switch.
  useDevices()
  useHomeMessages()
  const [open, setOpen] = useState<Open | null>(null)
  const [asked, setAsked] = useState<'place' | 'hold' | null>(null)
  const today = dayAtHome(useNow(), zone)
  const isOffline = useOffline()
  const { returnFocus } = useReturnFocus()
  const make = (more?: Partial<Draft>) =>
    setOpen({ schedule: undefined, first: newDraft(today, more) })
  const schedules = list.data?.schedules
  const allPaused = list.data?.all_paused ?? null
  const isGone = useIsGone(
    'schedule',
    schedules?.map(({ schedule_id }) => schedule_id),
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Schedules</PageHeading>
        <div className={styles.actions}>
          <LinkButton to={paths.scenes}>Scenes</LinkButton>
          {isAdmin && <Holiday list={list.data} zone={zone} />}
          {isAdmin && (
            <>
              <Button disabled={!list.data} onClick={() => setAsked('place')}>
                Home location
              </Button>
              <Button disabled={!list.data} onClick={() => setAsked('hold')}>
                Switched by hand
              </Button>
            </>
          )}
          {mayMake && (
            <Button look="primary" disabled={isOffline} onClick={() => make()}>
              New schedule
            </Button>
          )}
        </div>
      </div>
      {list.isError && <RetryNotice query={list}>Could not load the schedules</RetryNotice>}
      {list.isPending && <LoadingSchedules />}
      {allPaused && <Notice tone="plain">{holidayText(allPaused.until, zone)}</Notice>}
      {isGone && (
        <Notice tone="plain">The linked schedule was deleted, or you have no access to it.</Notice>
      )}
      {schedules?.length === 0 && <NoSchedules mayMake={mayMake} onMake={make} />}
      {schedules && schedules.length > 0 && (
        <div className={styles.sides}>
          <ul className={styles.cards}>
            <Growing items={schedules} first={6}>
              {(one) => (
                <ScheduleCard
                  key={one.schedule_id}
                  schedule={one}
                  allPaused={allPaused}
                  zone={zone}
                  onEdit={() => setOpen({ schedule: one, first: draftOfSchedule(one, today) })}
                  onDeleted={returnFocus}
                />
              )}
            </Growing>
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
      {asked === 'place' && (
        <PlaceDialog present={list.data?.place ?? null} onClose={() => setAsked(null)} />
      )}
      {asked === 'hold' && list.data && (
        <HoldDialog present={list.data.hold_s} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

/** Blocks where the schedules and their calendar will stand. */
function LoadingSchedules() {
  const isNarrow = useMedia('(max-width: 719px)')
  return (
    <div className={styles.sides}>
      <div className={styles.cards}>
        {[1, 2].map((one) => (
          <Skeleton key={one} height={isNarrow ? 248 : 180} />
        ))}
      </div>
      <Skeleton height={480} />
    </div>
  )
}

const holidayText = (until: number | null, zone: string | null) =>
  until === null
    ? 'All schedules are paused until somebody resumes them.'
    : `All schedules are paused until ${timeAtHome(until, zone)}.`

/** Pauses all schedules of the home, says until when, and lets them act again. */
function Holiday({ list, zone }: { list: ScheduleList | undefined; zone: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const step = useScheduleStep()
  const isOffline = useOffline()
  const paused = list?.all_paused ?? null
  return (
    <>
      {step.error && <Notice tone="fault">{stepFault(step.error)}</Notice>}
      {paused && (
        <Button
          disabled={isOffline}
          busy={step.isPending}
          onClick={() => step.mutate({ do: 'pause all', paused: false, until: null })}
        >
          Resume all
        </Button>
      )}
      <Button disabled={isOffline || !list} onClick={() => setOpen(true)}>
        {paused ? 'Change when it ends' : 'Pause all'}
      </Button>
      {isOpen && (
        <HolidayDialog until={paused?.until ?? null} zone={zone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** The empty state: examples that fit the devices of this home. */
function NoSchedules({
  mayMake,
  onMake,
}: {
  mayMake: boolean
  onMake: (more: Partial<Draft>) => void
}) {
  const { data } = useDevices()
  const devices = data ?? []
  const scenes = useScheduledScenes()
  const isOffline = useOffline()
  const examples = scheduleExamples(devices, scenes)
  if (!mayMake || examples.length === 0) {
    return (
      <EmptyState title="No schedules yet">
        <span>Schedules of the home appear here.</span>
        {mayMake && data?.length === 0 && <span> Add a device first.</span>}
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No schedules yet">
      Start with one of these. You can change it before you save.
      <span className={styles.examples}>
        {examples.map((one) => (
          <Button key={one.name} disabled={isOffline} onClick={() => onMake(one)}>
            {draftText(newDraft('2026-01-01', one), { devices, scenes })}
          </Button>
        ))}
      </span>
    </EmptyState>
  )
}
