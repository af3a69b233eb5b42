import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useState } from 'react'
import { errorMessage } from '../../api/call-failed.ts'
import { Notice } from '../../ui/control/notice.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { useDevices } from '../devices/use-devices.ts'
import { useScenes } from '../scenes/use-scenes.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type Draft, missingIn, scheduleFormOf } from './draft.ts'
import { DueFields } from './due-fields.tsx'
import { type ScheduleForm, useSaveSchedule } from './schedule-calls.ts'
import { scheduleText } from './schedule-text.ts'
import styles from './schedules.module.css'
import { pinChoices, TargetFields } from './target-fields.tsx'

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
  const { isAdmin } = usePerson()
  const [draft, setDraft] = useState(first)
  const [missing, setMissing] = useState<string>()
  const saving = useSaveSchedule(schedule?.schedule_id, onClose)
  const devices = useDevices().data ?? []
  const scenes = useScheduledScenes()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const isWhole = missingIn(draft) === undefined
  const summary = isWhole ? draftText(draft, { devices, scenes }) : undefined
  const error = saving.error && errorMessage(saving.error, 'Failed to save. Please try again.')
  return (
    <Dialog aside title={schedule ? 'Change schedule' : 'New schedule'} onClose={onClose}>
      <DialogForm
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        summary={summary ?? 'Choose when, what, and for how long.'}
        fault={missing ?? error}
        onClose={onClose}
        onSubmit={() => {
          const found = missingIn(draft)
          setMissing(found)
          // A name is what it does, where somebody gives it none.
          if (!found)
            saving.mutate(scheduleFormOf(draft, draftText(draft, { devices, scenes }).slice(0, 64)))
        }}
      >
        <div className={styles.form}>
          <TextField
            label="Name"
            hint="Leave it empty for an automatic name."
            value={draft.name}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
          <DueFields draft={draft} onChange={change} />
          {draft.time !== 'clock' && !hasPlace && (
            <Notice tone="plain">
              {`Sunrise and sunset need the home location, which is not set yet. ${
                isAdmin
                  ? 'Close this and choose ‘Home location’.'
                  : 'An owner of the home can set it.'
              }`}
            </Notice>
          )}
          <TargetFields draft={draft} devices={devices} scenes={scenes} onChange={change} />
        </div>
      </DialogForm>
    </Dialog>
  )
}

/** The devices and scenes a schedule may set. */
type Targets = { devices: Parameters<typeof pinChoices>[0]; scenes: readonly Scene[] }

/** The scenes that this person may put into a schedule. */
export const useScheduledScenes = (): Scene[] =>
  (useScenes().data ?? []).filter(({ may_change, states }) => may_change && states.length > 0)

/** Writes a draft as a sentence, with the names of its switches or scene. */
export function draftText(draft: Draft, { devices, scenes }: Targets): string {
  const form = scheduleFormOf(draft, '-')
  const scene = scenes.find(({ scene_id }) => scene_id === form.scene_id) ?? null
  return scheduleText({ ...form, scene, pins: namedPins(form.pins, devices) })
}

/** The pins with their names and forms. */
function namedPins(pins: ScheduleForm['pins'], devices: Targets['devices']): Schedule['pins'] {
  const choices = new Map(
    pinChoices(devices).map((choice) => [
      `${choice.pin.device_identifier} ${choice.pin.pin}`,
      choice,
    ]),
  )
  return pins.map((one) => {
    const choice = choices.get(`${one.device_identifier} ${one.pin}`)
    return {
      ...one,
      pin_form: choice?.form,
      device_name: null,
      is_gone: false,
      pin_name: choice?.name ?? null,
    }
  })
}
