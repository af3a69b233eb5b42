import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../ui/control/notice.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { useAddressFocus } from '../../ui/focus/use-address-focus.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { timeAtHome } from '../../ui/time/home-clocks.ts'
import { Time } from '../../ui/time/time.tsx'
import { HoldsOf } from './holds/held-pins.tsx'
import { type ScheduleList, stepFault, useRuns, useScheduleStep } from './schedule-calls.ts'
import {
  catchUpText,
  scheduleText,
  stateText,
  storedOnText,
  textOfRun,
  whenText,
} from './schedule-text.ts'
import styles from './schedules.module.css'

/** A schedule as a card: its sentence, its next run and its buttons. */
export function ScheduleCard({
  schedule,
  allPaused,
  zone,
  onEdit,
  onDeleted,
}: {
  schedule: Schedule
  allPaused: ScheduleList['all_paused']
  /** The time zone of the home. */
  zone: string | null
  onEdit: () => void
  onDeleted: () => void
}) {
  const [asked, setAsked] = useState<'delete' | 'runs' | null>(null)
  const step = useScheduleStep()
  const fault = stepFault(step.error)
  const isOffline = useOffline()
  const { schedule_id: id, name, paused, next_at: next, skip_at: skip } = schedule
  const label = bidiIsolate(name)
  const stored = storedOnText(schedule)
  const heading = useRef<HTMLHeadingElement>(null)
  useAddressFocus(heading, `schedule-${id}`, true)
  /** The props of a button that acts at once. Disabling the pressed one would lose the focus. */
  const taken = (kind: 'skip' | 'pause') => ({
    disabled: isOffline,
    busy: step.isPending && step.variables.do === kind,
  })
  return (
    <li className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <p>
        <LinkedText schedule={schedule} />
      </p>
      <p className={styles.note}>
        <Time at={paused ? null : next}>{stateText(schedule, allPaused, zone)}</Time>
      </p>
      {next !== null && <HoldsOf pins={schedule.pins} at={next} />}
      {schedule.catch_up && <p className={styles.note}>{catchUpText}</p>}
      {stored !== '' && <p className={styles.note}>{stored}</p>}
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => setAsked('runs')}>
          Past runs<span className="visually-hidden">{` ${label}`}</span>
        </Button>
        {schedule.may_change && (
          <>
            <Button
              look="quiet"
              disabled={isOffline}
              aria-label={`Change ${label}`}
              onClick={onEdit}
            >
              Change
            </Button>
            {next !== null && (
              <Button
                look="quiet"
                {...taken('skip')}
                onClick={() => step.mutate({ do: 'skip', id, at: skip === null ? next : null })}
              >
                <span>{skip === null ? 'Skip next' : 'Do not skip'}</span>
                <span className="visually-hidden">{` ${label}`}</span>
              </Button>
            )}
            <Button
              look="quiet"
              {...taken('pause')}
              onClick={() => step.mutate({ do: 'pause', id, paused: paused === null })}
            >
              <span>{paused === null ? 'Pause' : 'Resume'}</span>
              <span className="visually-hidden">{` ${label}`}</span>
            </Button>
            <Button
              look="quiet"
              disabled={isOffline}
              aria-label={`Delete ${label}`}
              onClick={() => setAsked('delete')}
            >
              Delete
            </Button>
          </>
        )}
      </div>
      {fault && <Notice tone="fault">{fault}</Notice>}
      {asked === 'runs' && <Runs schedule={schedule} zone={zone} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteSchedule schedule={schedule} onDeleted={onDeleted} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}

/** The last times at which it was due. */
function Runs({
  schedule,
  zone,
  onClose,
}: {
  schedule: Schedule
  zone: string | null
  onClose: () => void
}) {
  const runs = useRuns(schedule.schedule_id)
  return (
    <Dialog title={`Past runs of ${bidiIsolate(schedule.name)}`} onClose={onClose}>
      {runs.isError && <RetryNotice query={runs}>Could not load the past runs</RetryNotice>}
      {runs.isPending && <p>Loading…</p>}
      {runs.data?.runs.length === 0 && <p>No runs yet.</p>}
      <ol className={styles.runs}>
        {runs.data?.runs.map((run) => (
          <li key={run.due_at}>
            <Time at={run.due_at}>{timeAtHome(run.due_at, zone)}</Time>
            <span>
              <span>{textOfRun(run)}</span>
              {run.late_at !== null && <span>{`, late, at ${timeAtHome(run.late_at, zone)}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** Asks before a schedule is deleted. */
function DeleteSchedule({
  schedule,
  onDeleted,
  onClose,
}: {
  schedule: Schedule
  onDeleted: () => void
  onClose: () => void
}) {
  const deletion = useScheduleStep(onDeleted)
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Delete ${bidiIsolate(schedule.name)}?`}
      confirm="Delete"
      busyText="Deleting…"
      busy={deletion.isPending}
      error={stepFault(deletion.error)}
      onConfirm={() => deletion.mutate({ do: 'delete', id: schedule.schedule_id })}
      onClose={onClose}
    >
      It stops, and its past runs are deleted too.
    </ConfirmDialog>
  )
}

/** The sentence of a schedule, with a link to its scene. */
function LinkedText({ schedule }: { schedule: Schedule }) {
  const { rule, scene } = schedule
  if (scene === null || scene.name === null) return <span>{scheduleText(schedule)}</span>
  return (
    <>
      <span>{`${whenText(rule)} set `}</span>
      <PageLink to={paths.scene(scene.scene_id)}>
        <bdi translate="no">{scene.name}</bdi>
      </PageLink>
    </>
  )
}
