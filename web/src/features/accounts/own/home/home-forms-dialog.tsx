import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import { useState } from 'react'
import { errorMessage } from '../../../../api/call-failed.ts'
import { SegmentedRadio } from '../../../../ui/control/segmented-radio.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { timeInZone } from '../../../../ui/time/time-zone.ts'
import { useNow } from '../../../../ui/time/use-now.ts'
import { localeChoices } from './locale-choices.ts'
import { unitLabels } from './unit-labels.ts'
import { useChangeHome } from './use-change-home.ts'

/** Chooses how the home writes times for others, and its units of measure. */
export function HomeFormsDialog({
  present,
  onClose,
}: {
  present: { locale: string | null; units: UnitSystem; timeZone: string | null }
  onClose: () => void
}) {
  const [choices] = useState(() => localeChoices(present.locale))
  const [locale, setLocale] = useState(present.locale ?? navigator.language)
  const [units, setUnits] = useState(present.units)
  const saving = useChangeHome(() => 'Formats and units changed', onClose)
  const now = useNow()
  return (
    <Dialog title="Change formats and units" onClose={onClose}>
      <DialogForm
        intro={<p>Your own pages use the format of your browser.</p>}
        fault={
          saving.error &&
          errorMessage(saving.error, 'Failed to change formats and units. Please try again.')
        }
        busy={saving.isPending}
        confirm="Save"
        busyText="Saving…"
        onSubmit={() => saving.mutate({ locale, units })}
        onClose={onClose}
      >
        <SelectField
          label="Date format for others"
          value={locale}
          disabled={saving.isPending}
          onChange={({ target }) => setLocale(target.value)}
          hint={timeInZone(
            now,
            present.timeZone,
            { dateStyle: 'medium', timeStyle: 'short' },
            locale,
          )}
        >
          {choices.map(({ locale: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SegmentedRadio
          legend="Units of the home"
          value={units}
          choices={unitLabels}
          onChange={setUnits}
        />
      </DialogForm>
    </Dialog>
  )
}
