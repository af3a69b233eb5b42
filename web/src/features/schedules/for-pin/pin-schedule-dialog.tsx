import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import type { PinScheduleProps } from '../../devices/plate/plate-slots.ts'
import { useDevice } from '../../devices/state/use-device-states.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { type Draft, newDraft, scheduleFormOf } from '../draft.ts'
import { stepFault, useCreateSchedule, useScheduleStep, useSchedules } from '../schedule-calls.ts'
import { draftText, ScheduleDialog } from '../schedule-dialog.tsx'
import styles from './pin-schedule-dialog.module.css'
import { type ReadySchedule, readySchedules } from './ready-schedules.ts'

/** The ready schedules of a pin; the whole form is behind 'More'. */
export function PinScheduleDialog({
  deviceIdentifier,
  pin,
  name,
  onClose,
}: PinScheduleProps & { onClose: () => void }) {
  const device = useDevice(deviceIdentifier)
  const list = useSchedules()
  const { homeTimeZone: zone } = usePerson()
  const now = useNow()
  const [written, setWritten] = useState<Draft | null>(null)
  const hasSun = list.data?.has_place ?? false
  const ready = device ? readySchedules(device, pin, { hasSun, now, zone }) : []
  const [first] = ready
  if (written) {
    return (
      <ScheduleDialog schedule={undefined} first={written} hasPlace={hasSun} onClose={onClose} />
    )
  }
  return (
    <Dialog title={`Schedule of ${bidiIsolate(name)}`} onClose={onClose}>
      {list.isError && <RetryNotice query={list}>Could not load the schedules</RetryNotice>}
      {list.isPending && <Skeleton height={280} />}
      {device && list.data && (
        <Choices
          device={device}
          ready={ready}
          onMore={() =>
            setWritten(newDraft(first?.draft.date ?? '', { pins: first?.draft.pins ?? [] }))
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function Choices({
  device,
  ready,
  onMore,
  onClose,
}: {
  device: Device
  ready: readonly ReadySchedule[]
  onMore: () => void
  onClose: () => void
}) {
  const isOffline = useOffline()
  const saving = useCreateSchedule()
  const textOf = (draft: Draft) => draftText(draft, { devices: [device], scenes: [] })
  if (saving.data) return <Saved {...saving.data.schedule} onClose={onClose} />
  return (
    <>
      {saving.error && (
        <Notice tone="fault">
          {errorMessage(saving.error, 'Failed to save. Please try again.')}
        </Notice>
      )}
      <ul className={styles.choices}>
        {ready.map(({ label, draft }) => (
          <li key={label}>
            <Button
              full
              disabled={isOffline || saving.isPending}
              onClick={() => saving.mutate(scheduleFormOf(draft, textOf(draft).slice(0, 64)))}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{textOf(draft)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onMore}>More</Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </>
  )
}

/** The schedule that was made, with its undo. */
function Saved({
  schedule_id,
  name,
  onClose,
}: {
  schedule_id: number
  name: string
  onClose: () => void
}) {
  const undoing = useScheduleStep(onClose)
  const done = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => done.current?.focus(), [])
  const fault = stepFault(undoing.error)
  return (
    <>
      <p role="status" className={styles.saved}>
        <b>Saved.</b> <span>{name}</span>
      </p>
      {fault && <Notice tone="fault">{fault}</Notice>}
      <DialogActions>
        <Button
          busy={undoing.isPending}
          busyText="Undoing…"
          onClick={() => undoing.mutate({ do: 'delete', id: schedule_id })}
        >
          Undo
        </Button>
        <Button ref={done} data-safe look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  )
}
