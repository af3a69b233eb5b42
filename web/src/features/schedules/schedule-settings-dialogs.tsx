import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { toast } from '../../ui/control/toast.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { DayAndTimeFields } from '../../ui/form/day-and-time-fields.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { numberIn } from '../../ui/form/number-text.ts'
import { clock } from '../../ui/time/clock.ts'
import { hasOtherClocks } from '../../ui/time/home-clocks.ts'
import { homeClocksText } from '../../ui/time/home-clocks-text.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { type ScheduleList, stepFault, useScheduleStep } from './schedule-calls.ts'
import { schedulesKey } from './schedules-key.ts'

/** Pauses all schedules of the home, until somebody resumes them or until a time by the clocks of the home. */
export function HolidayDialog({
  until,
  zone,
  onClose,
}: {
  /** Until when they are paused already, epoch ms; null for no end yet. */
  until: number | null
  /** The time zone of the home. */
  zone: string | null
  onClose: () => void
}) {
  // Null for no end: the fields are empty.
  const [end, setEnd] = useState(until)
  const [invalid, setInvalid] = useState<string>()
  const step = useScheduleStep(onClose)

  function send(form: HTMLFormElement) {
    const fault = faultOf(form, end)
    setInvalid(fault)
    if (!fault) step.mutate({ do: 'pause all', paused: true, until: end })
  }

  return (
    <Dialog title="Pause all schedules" onClose={onClose}>
      <DialogForm
        fault={stepFault(step.error)}
        confirm="Pause all"
        busyText="Pausing…"
        busy={step.isPending}
        onSubmit={send}
        onClose={onClose}
      >
        <DayAndTimeFields
          dayLabel="Until"
          timeLabel="At"
          at={end ?? Number.NaN}
          zone={zone}
          hint={`Leave it empty to pause them until somebody resumes them.${hasOtherClocks(zone) ? ` ${homeClocksText(zone)}` : ''}`}
          error={invalid}
          onAt={(at, isEmpty) => setEnd(isEmpty ? null : at)}
        />
      </DialogForm>
    </Dialog>
  )
}

function faultOf(form: HTMLFormElement, end: number | null): string | undefined {
  // A browser tells of a day that is half typed that it is not valid, and otherwise that it is empty.
  if (!form.checkValidity() || Number.isNaN(end)) return 'Enter both date and time, or neither'
  return end !== null && end <= clock.now() ? 'Choose a time in the future' : undefined
}

/** A map tells degrees with five or six decimals. */
const degrees = {
  latitude: { least: -90, most: 90, decimals: 10, unit: '°' },
  longitude: { least: -180, most: 180, decimals: 10, unit: '°' },
}

type Place = NonNullable<ScheduleList['place']>

/** Says where the home is, so that schedules go by the sun there. Only those who manage the home see it. */
export function PlaceDialog({ present, onClose }: { present: Place | null; onClose: () => void }) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (place: Place) =>
      callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body: { place } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: schedulesKey })
      toast('Home location saved')
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required: { latitude: 'Enter a latitude', longitude: 'Enter a longitude' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save the location. Please try again.'),
    send: (typed) => {
      const latitude = numberIn(typed.latitude, degrees.latitude)
      const longitude = numberIn(typed.longitude, degrees.longitude)
      if (latitude !== undefined && longitude !== undefined) saving.mutate({ latitude, longitude })
    },
  })
  return (
    <Dialog title="Home location" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <NumberField
          {...inputOf('latitude')}
          {...degrees.latitude}
          label="Latitude"
          hint="In degrees, such as 60.17. Negative in the south."
          defaultValue={present?.latitude}
        />
        <NumberField
          {...inputOf('longitude')}
          {...degrees.longitude}
          label="Longitude"
          hint="Negative in the west. Only owners see the location."
          defaultValue={present?.longitude}
        />
      </DialogForm>
    </Dialog>
  )
}

/** The times that can be chosen, in seconds; another one that was set stays among them. */
const offered = [0, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400]

/** Sets for how long schedules leave alone what somebody has switched. */
export function HoldDialog({
  present,
  onClose,
}: {
  /** Seconds. */
  present: number
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(present)
  const saving = useMutation({
    mutationFn: () =>
      callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body: { hold_s: chosen } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: schedulesKey })
      toast('Saved')
      onClose()
    },
  })
  const times = [...new Set([...offered, present])].toSorted((one, other) => one - other)
  return (
    <Dialog title="Switched by hand" onClose={onClose}>
      <DialogForm
        fault={saving.error && errorMessage(saving.error, 'Failed to save. Please try again.')}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={() => saving.mutate()}
        onClose={onClose}
      >
        <SelectField
          label="Schedules skip switches used by hand"
          hint="Presses at the wall and in the app count. Anyone who can use the switch can end the hold."
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {times.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? 'not at all' : `for ${lengthText(seconds)}`}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}
