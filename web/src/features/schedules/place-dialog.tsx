import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { toast } from '../../ui/control/toast.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { numberIn } from '../../ui/form/number-text.ts'
import type { ScheduleList } from './schedule-calls.ts'
import { schedulesKey } from './schedules-key.ts'

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
