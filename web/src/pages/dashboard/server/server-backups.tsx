import type { ServerBackups as State } from '@roomwire/contracts/http/server-backups.ts'
import {
  type BackupSchedule,
  backupScheduleLimits,
} from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import own from '../../../features/accounts/own/own.module.css'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { ProgressBar } from '../../../ui/control/progress-bar.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { numberIn } from '../../../ui/form/number-text.ts'
import { sizeText } from '../../../ui/text/size-text.ts'
import { timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { useBackupNow, useBackupScheduleChange, useLastBackupAnew } from './server-calls.ts'
import { backupWarnings, hourText, keptText } from './server-texts.ts'

/** Where and when this server makes backups; one can be made at once. */
export function ServerBackups({ backups }: { backups: State }) {
  const [isAsked, setAsked] = useState(false)
  const { place, schedule, time_zone: zone, work } = backups
  const beginning = useBackupNow()
  // None is offered that would fail: the warnings say what to do first.
  const isReady = backupWarnings(backups).length === 0
  const isBusy = work?.kind === 'backup' || beginning.isPending
  useDoneToast(work?.kind === 'backup', backups.failure === null)
  if (place === null) return null
  return (
    <>
      <Warnings backups={backups} />
      <dl className={own.facts}>
        <dt>Folder</dt>
        <dd translate="no">{place.path}</dd>
        {place.free_bytes !== null && (
          <>
            <dt>Free there</dt>
            <dd>{sizeText(place.free_bytes)}</dd>
          </>
        )}
        <dt>Every day</dt>
        <dd>{`${hourText(schedule.hour)} by the clock of the server (${zone})`}</dd>
        <dt>Kept</dt>
        <dd>{keptText(schedule)}</dd>
      </dl>
      {work?.step && (
        <ProgressBar
          text={work.kind === 'backup' ? work.step : `Trial restore: ${work.step}`}
          part={work.part}
        />
      )}
      {beginning.error && (
        <Notice tone="fault">
          {errorMessage(beginning.error, 'Could not start a backup. Please try again.')}
        </Notice>
      )}
      <div className={own.actions}>
        <Button
          disabled={!isReady}
          busy={isBusy}
          busyText="Backing up…"
          onClick={() => beginning.mutate()}
        >
          Back up now
        </Button>
        <Button onClick={() => setAsked(true)}>Change schedule</Button>
      </div>
      {isAsked && <ScheduleDialog schedule={schedule} onClose={() => setAsked(false)} />}
    </>
  )
}

/** Once a backup has ended, its time is read anew and it is said. */
function useDoneToast(isRunning: boolean, isGood: boolean): void {
  const readAnew = useLastBackupAnew()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      readAnew()
      if (isGood) toast('The backup is complete')
    }
    wasRunning.current = isRunning
  }, [isRunning, isGood, readAnew])
}

function Warnings({ backups }: { backups: State }) {
  const { failure } = backups
  const now = useNow()
  const warnings = backupWarnings(backups)
  const failed = failure && `The backup of ${timeOrDay(failure.at, now)} failed: ${failure.reason}`
  return [...warnings, ...(failed && warnings.length === 0 ? [failed] : [])].map((text) => (
    <Notice key={text} tone="fault">
      {text}
    </Notice>
  ))
}

const { hour, ...counts } = backupScheduleLimits
const hours = Array.from({ length: hour.most + 1 }, (_, one) => one)
const kinds = [
  { field: 'days', label: 'Days', hint: 'The last backup of each day' },
  { field: 'weeks', label: 'Weeks', hint: 'The last backup of each week' },
  { field: 'months', label: 'Months', hint: 'The last backup of each month' },
] as const

function ScheduleDialog({ schedule, onClose }: { schedule: BackupSchedule; onClose: () => void }) {
  const saving = useBackupScheduleChange(() => {
    toast('Saved')
    onClose()
  })
  function submit(form: HTMLFormElement) {
    const typed = new FormData(form)
    const numberOf = (field: keyof typeof counts) =>
      numberIn(String(typed.get(field) ?? ''), counts[field])
    saving.mutate({
      hour: Number(typed.get('hour')),
      days: numberOf('days'),
      weeks: numberOf('weeks'),
      months: numberOf('months'),
    })
  }
  return (
    <Dialog title="Schedule of backups" onClose={onClose}>
      <DialogForm
        intro={<p>Older backups are deleted after the next one.</p>}
        fault={saving.error && errorMessage(saving.error, 'Could not save. Please try again.')}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectField
          label="Every day at"
          name="hour"
          hint="By the clock of the server"
          defaultValue={schedule.hour}
          disabled={saving.isPending}
        >
          {hours.map((one) => (
            <option key={one} value={one}>
              {hourText(one)}
            </option>
          ))}
        </SelectField>
        {kinds.map(({ field, label, hint }) => (
          <NumberField
            key={field}
            name={field}
            label={`${label} kept`}
            hint={hint}
            {...counts[field]}
            defaultValue={schedule[field]}
            readOnly={saving.isPending}
          />
        ))}
      </DialogForm>
    </Dialog>
  )
}
