import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { numberIn } from '../../../ui/form/number-text.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { zoneLabel } from '../../../ui/time/zone-names.ts'
import type { Person } from '../../sign-in/person.ts'
import { profileKey } from '../../sign-in/use-auth.ts'
import { listedAs, localeChoices, unitLabels, zoneChoices } from './home-choices.ts'

/** Gives the home a name. */
export function HomeNameDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const saving = useChangeHome((sent) => `Home renamed: ${sent.name}`, onClose)
  const { form, inputOf } = useCallForm({
    required: { name: 'Enter a name' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to rename the home. Please try again.'),
    send: (typed) => saving.mutate({ name: typed.name.trim() }),
  })
  return (
    <Dialog title={name ? 'Rename home' : 'Name this home'} onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name of the home"
          hint="Members, invited people and pass holders see it."
          defaultValue={name ?? ''}
          maxLength={64}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}

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
        intro={
          <p>
            Your own pages write dates as your browser does, and times by 12 or 24 hours as the home
            does.
          </p>
        }
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

const prices = { least: 0, most: limits.priceMax, decimals: 4 }

/** Says what a kilowatt hour costs: the history then shows money beside electricity. */
export function PriceDialog({
  present,
  onClose,
}: {
  present: Person['homePrice']
  onClose: () => void
}) {
  const saving = useChangeHome(() => 'Price of electricity saved', onClose)
  const { form, inputOf } = useCallForm({
    required: { price_per_kwh: 'Enter a price', currency: 'Enter a currency' },
    validate: ({ currency }): { currency?: string } =>
      /^[a-z]{3}$/i.test(currency.trim()) ? {} : { currency: 'Enter three letters, such as EUR' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save the price. Please try again.'),
    send: ({ price_per_kwh, currency }) => {
      const price = numberIn(price_per_kwh, prices)
      if (price !== undefined) saving.mutate({ price_per_kwh: price, currency: currency.trim() })
    },
  })
  return (
    <Dialog title="Price of electricity" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <NumberField
          {...inputOf('price_per_kwh')}
          {...prices}
          label="Price per kWh"
          defaultValue={present?.perKwh}
        />
        <TextField
          {...inputOf('currency')}
          label="Currency"
          hint="Three letters, such as EUR or INR."
          defaultValue={present?.currency ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </DialogForm>
    </Dialog>
  )
}

/** Changes what managers set about their home; `onDone` closes the dialog that asked for it. */
function useChangeHome(done: (sent: HomeChange) => string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: HomeChange) =>
      callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body }),
    onSuccess: async (_reply, sent) => {
      await queries.invalidateQueries({ queryKey: profileKey })
      toast(done(sent))
      onDone()
    },
  })
}

type HomeChange = Input<typeof changeHomeEndpoint>['body']

/** The present time by the clocks of a zone. */
export function TimeThere({ zone }: { zone: string }) {
  return <span>{`It is ${timeInZone(useNow(), zone, { timeStyle: 'short' })} there now.`}</span>
}
