import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, fieldOf } from '../../api/call-failed.ts'
import { Notice } from '../../ui/control/notice.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FoldedFields } from '../../ui/form/folded-fields.tsx'
import { focusWrong } from '../../ui/form/own-error.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useScenes } from '../scenes/use-scenes.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type Draft, type DraftError, type DraftField, errorIn, scheduleFormOf } from './draft.ts'
import { DueFields, RareDueFields } from './due-fields.tsx'
import { type ScheduleForm, useSaveSchedule } from './schedule-calls.ts'
import { scheduleText } from './schedule-text.ts'
import styles from './schedules.module.css'
import { pinChoices, RareTargetFields, TargetFields } from './target-fields.tsx'

/** Writes a schedule: its sentence, what it needs, and the rest behind 'More'. */
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
  const devices = useDevices().data ?? []
  const scenes = useScheduledScenes()
  const { draft, form, fields, fault, isSaving, save } = useDraft(schedule, first, onClose)
  const isWhole = errorIn(draft) === undefined
  const text = () => draftText(draft, { devices, scenes })
  return (
    <Dialog aside title={schedule ? 'Change schedule' : 'New schedule'} onClose={onClose}>
      <DialogForm
        ref={form}
        confirm="Save"
        busyText="Saving…"
        busy={isSaving}
        summary={isWhole ? text() : 'Choose when and what.'}
        isSummaryFirst
        fault={fault}
        onClose={onClose}
        // A name is what it does, where somebody gives it none.
        onSubmit={() => save(() => text().slice(0, 64))}
      >
        <div className={styles.form}>
          <DueFields {...fields} hasPlace={hasPlace} />
          {draft.time !== 'clock' && !hasPlace && <NoPlace />}
          <TargetFields {...fields} devices={devices} scenes={scenes} />
          <FoldedFields
            summary="More"
            content="name, length, first and last day"
            isOpen={schedule !== undefined}
          >
            <TextField
              label="Name"
              hint="Leave it empty for an automatic name."
              value={draft.name}
              maxLength={64}
              autoComplete="off"
              onChange={({ target }) => fields.onChange({ name: target.value })}
            />
            <RareTargetFields {...fields} />
            <RareDueFields {...fields} />
          </FoldedFields>
        </div>
      </DialogForm>
    </Dialog>
  )
}

/** A schedule while it is written, what is wrong with it, and how it is saved. */
function useDraft(schedule: Schedule | undefined, first: Draft, onClose: () => void) {
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState<DraftError>()
  const saving = useSaveSchedule(schedule?.schedule_id, onClose)
  const { error: failed } = saving
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both mark a field
  useEffect(() => focusWrong(form.current), [wrong, failed])
  const text = failed && errorMessage(failed, 'Failed to save. Please try again.')
  const refused = failed && fieldOf(failed) === 'rule' ? dayField(draft) : undefined
  const error = text && refused ? { field: refused, text } : wrong
  return {
    draft,
    form,
    fields: {
      draft,
      errorOf: (field: DraftField) => (error?.field === field ? error.text : undefined),
      onChange: (part: Partial<Draft>) => {
        setDraft({ ...draft, ...part })
        setWrong(undefined)
        if (failed) saving.reset()
      },
    },
    fault: refused ? undefined : text,
    isSaving: saving.isPending,
    /** @param name for a schedule without one. */
    save(name: () => string) {
      const found = errorIn(draft)
      setWrong(found)
      if (!found) saving.mutate(scheduleFormOf(draft, name()))
    },
  }
}

/** The field of the day that keeps a schedule from ever being due; undefined where there is none. */
function dayField({ days, until }: Draft): DraftField | undefined {
  if (days === 'once') return 'date'
  if (until) return 'until'
  return days === 'every' ? 'date' : undefined
}

function NoPlace() {
  const { isAdmin } = usePerson()
  return (
    <Notice tone="plain">
      {`Sunrise and sunset need the home location, which is not set yet. ${
        isAdmin ? 'Close this and choose ‘Home location’.' : 'An owner of the home can set it.'
      }`}
    </Notice>
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
