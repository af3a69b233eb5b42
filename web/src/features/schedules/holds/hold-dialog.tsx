import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { lengthText } from '../../devices/plate/pin-text.ts'
import { schedulesKey } from '../schedules-key.ts'

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
    <Dialog title="Manual hold" onClose={onClose}>
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
          hint="Presses at the wall and in the app count. All who may switch it can end the hold."
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
