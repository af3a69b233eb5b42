import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useState } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lengthText } from '../devices/pin-text.ts'
import { useDevices } from '../devices/use-devices.ts'
import { type Draft, missingIn, scheduleFormOf } from './draft.ts'
import { DueFields } from './due-fields.tsx'
import { type ScheduleForm, useSaveSchedule } from './schedule-calls.ts'
import { scheduleText } from './schedule-text.ts'
import { pinChoices, ScheduledPins } from './scheduled-pins.tsx'
import styles from './schedules.module.css'

const lengths = [300, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 28_800]

/** Writes a schedule as a sentence: when, what, and for how long. */
export function ScheduleDialog({
  schedule,
  first,
  hasPlace,
  onClose,
}: {
  /** The one that is changed; undefined for a new one. */
  schedule: Schedule | undefined
  first: Draft
  hasPlace: boolean
  onClose: () => void
}) {
  const [draft, setDraft] = useState(first)
  const [missing, setMissing] = useState<string>()
  const saving = useSaveSchedule(schedule?.schedule_id, onClose)
  const devices = useDevices().data ?? []
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const isWhole = missingIn(draft) === undefined
  const sentence = isWhole ? sentenceOf(draft, devices) : undefined
  const error = saving.error && errorMessage(saving.error, 'Failed to save. Please try again.')
  return (
    <Dialog aside title={schedule ? 'Change schedule' : 'New schedule'} onClose={onClose}>
      <DialogForm
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        summary={sentence ?? 'A schedule says when, what, and for how long.'}
        fault={missing ?? error}
        onClose={onClose}
        onSubmit={() => {
          const found = missingIn(draft)
          setMissing(found)
          // A name is what it does, where somebody gives it none.
          if (!found) saving.mutate(scheduleFormOf(draft, sentenceOf(draft, devices).slice(0, 64)))
        }}
      >
        <div className={styles.form}>
          <TextField
            label="Name"
            hint="Empty for what it does."
            value={draft.name}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
          <DueFields draft={draft} onChange={change} />
          {draft.time !== 'clock' && !hasPlace && (
            <Notice tone="plain">
              The sun rises by the place of the home, which nobody has set yet: close this, and
              choose ‘Where the home is’.
            </Notice>
          )}
          <ScheduledPins
            devices={devices}
            pins={draft.pins}
            onChange={(pins) => change({ pins })}
          />
          <SelectField
            label="For how long"
            value={draft.forS}
            onChange={({ target }) => change({ forS: target.value })}
          >
            <option value="">Until something else is asked</option>
            {[...new Set([...lengths, ...(draft.forS ? [Number(draft.forS)] : [])])].map((one) => (
              <option key={one} value={one}>
                {lengthText(one)}
              </option>
            ))}
          </SelectField>
        </div>
      </DialogForm>
    </Dialog>
  )
}

type Devices = Parameters<typeof pinChoices>[0]

function sentenceOf(draft: Draft, devices: Devices): string {
  const form = scheduleFormOf(draft, '-')
  return scheduleText({ ...form, pins: namedPins(form.pins, devices) })
}

/** The pins with their names. */
export function namedPins(pins: ScheduleForm['pins'], devices: Devices): Schedule['pins'] {
  const names = new Map(
    pinChoices(devices).map(({ pin, name }) => [`${pin.device_identifier} ${pin.pin}`, name]),
  )
  return pins.map((one) => ({
    ...{ ...one, device_name: null, is_gone: false },
    pin_name: names.get(`${one.device_identifier} ${one.pin}`) ?? null,
  }))
}
