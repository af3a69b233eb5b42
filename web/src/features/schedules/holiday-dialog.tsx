import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { clock } from '../../ui/time/clock.ts'
import {
  clockAtHome,
  hasOtherClocks,
  homeClocksText,
  instantAtHome,
} from '../../ui/time/home-clocks.ts'
import { stepFault, useScheduleStep } from './schedule-calls.ts'

/** Pauses all schedules of the home, until somebody resumes them or until a time by the clocks of the home. */
export function HolidayDialog({
  until,
  zone,
  onClose,
}: {
  /** Until when they are paused already, epoch ms; null for no end yet. */
  until: number | null
  /** Of the home. */
  zone: string | null
  onClose: () => void
}) {
  const [typed, setTyped] = useState(until === null ? '' : clockAtHome(until, zone))
  const [invalid, setInvalid] = useState<string>()
  const step = useScheduleStep(onClose)

  function send(form: HTMLFormElement) {
    const end = typed === '' ? null : instantAtHome(typed, zone)
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
        <TextField
          label="Until"
          type="datetime-local"
          hint={`Leave it empty to pause them until somebody resumes them.${hasOtherClocks(zone) ? ` ${homeClocksText(zone)}` : ''}`}
          value={typed}
          error={invalid}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

function faultOf(form: HTMLFormElement, end: number | null): string | undefined {
  // A browser tells of what is half typed that it is not valid, and otherwise that it is empty.
  if (!form.checkValidity()) return 'Enter both date and time, or neither'
  return end !== null && end <= clock.now() ? 'Choose a time in the future' : undefined
}
