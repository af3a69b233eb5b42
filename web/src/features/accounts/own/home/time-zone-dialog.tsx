import { useState } from 'react'
import { errorMessage } from '../../../../api/call-failed.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { zoneLabel } from '../../../../ui/time/time-zone.ts'
import { TimeThere } from './time-there.tsx'
import { useChangeHome } from './use-change-home.ts'
import { listedAs, zoneChoices } from './zone-choices.ts'

/** Chooses the time zone of the home. */
export function TimeZoneDialog({ present, onClose }: { present: string; onClose: () => void }) {
  const [choices] = useState(() => zoneChoices(present))
  const [zone, setZone] = useState(() => listedAs(present, choices))
  const saving = useChangeHome(() => `Time zone changed: ${zoneLabel(zone)}`, onClose)
  return (
    <Dialog title="Change time zone" onClose={onClose}>
      <DialogForm
        intro={<p>Schedules, days and the weekly times of guests and passes follow it.</p>}
        fault={
          saving.error &&
          errorMessage(saving.error, 'Failed to change the time zone. Please try again.')
        }
        busy={saving.isPending}
        confirm="Save"
        busyText="Saving…"
        onSubmit={() => saving.mutate({ time_zone: zone })}
        onClose={onClose}
      >
        <SelectField
          label="Time zone of the home"
          value={zone}
          disabled={saving.isPending}
          onChange={({ target }) => setZone(target.value)}
          hint={<TimeThere zone={zone} />}
        >
          {choices.map(({ zone: value, label }) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}
