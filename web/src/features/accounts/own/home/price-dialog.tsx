import { errorMessage } from '../../../../api/error-message.ts'
import { useCallForm } from '../../../../api/use-call-form.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog-form.tsx'
import { TextField } from '../../../../ui/field.tsx'
import type { Person } from '../../../sign-in/person.ts'
import { useChangeHome } from './use-change-home.ts'

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
    validate: ({ price_per_kwh: price }) =>
      Number.isNaN(numberIn(price)) ? { price_per_kwh: 'Enter a number' } : {},
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save the price. Please try again.'),
    send: ({ price_per_kwh: price, currency }) =>
      saving.mutate({ price_per_kwh: numberIn(price), currency: currency.trim() }),
  })
  return (
    <Dialog title="Price of electricity" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('price_per_kwh')}
          label="A kilowatt hour costs"
          inputMode="decimal"
          defaultValue={present?.perKwh ?? ''}
          autoComplete="off"
        />
        <TextField
          {...inputOf('currency')}
          label="Currency"
          hint="Its three letters, such as EUR or INR."
          defaultValue={present?.currency ?? ''}
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </DialogForm>
    </Dialog>
  )
}

/** A number with a point or a comma. */
const numberIn = (text: string) => Number(text.trim().replace(',', '.'))
