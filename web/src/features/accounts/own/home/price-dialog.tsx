import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { useCallForm } from '../../../../api/use-call-form.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { numberIn } from '../../../../ui/form/number-text.ts'
import type { Person } from '../../../sign-in/person.ts'
import { useChangeHome } from './use-change-home.ts'

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
