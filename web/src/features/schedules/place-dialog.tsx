import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ScheduleList } from './schedule-calls.ts'
import { schedulesKey } from './schedules-key.ts'

type Place = NonNullable<ScheduleList['place']>

/** Says where the home is, so that schedules go by the sun there. Only those who manage the home see it. */
export function PlaceDialog({ present, onClose }: { present: Place | null; onClose: () => void }) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (place: Place) =>
      callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body: { place } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: schedulesKey })
      toast('Place of the home saved')
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required: { latitude: 'Enter a latitude', longitude: 'Enter a longitude' },
    validate: ({ latitude, longitude }) => ({
      ...(isWithin(latitude, 90) ? {} : { latitude: 'Enter -90 to 90 degrees' }),
      ...(isWithin(longitude, 180) ? {} : { longitude: 'Enter -180 to 180 degrees' }),
    }),
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save the place. Please try again.'),
    send: ({ latitude, longitude }) =>
      saving.mutate({ latitude: numberIn(latitude), longitude: numberIn(longitude) }),
  })
  return (
    <Dialog title="Where the home is" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('latitude')}
          label="Latitude"
          hint="Degrees as a map tells them, such as 60.17; below 0 in the south."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={present?.latitude ?? ''}
        />
        <TextField
          {...inputOf('longitude')}
          label="Longitude"
          hint="Below 0 in the west. Only those who manage the home see where it is."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={present?.longitude ?? ''}
        />
      </DialogForm>
    </Dialog>
  )
}

/** A number with a point or a comma. */
const numberIn = (text: string) => Number(text.trim().replace(',', '.'))

const isWithin = (text: string, most: number) => Math.abs(numberIn(text)) <= most
