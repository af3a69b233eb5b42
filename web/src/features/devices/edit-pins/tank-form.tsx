import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { devicesKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'
import type { PinPartProps } from './pin-form.tsx'
import { saveLitres, tankLitresRule } from './save-pin.ts'
import { useUnsaved } from './unsaved.ts'

/** The volume of the tank that a device measures. */
export function TankForm({ device, cancel, onBack, onDone, onUnsaved }: PinPartProps) {
  const queries = useQueryClient()
  const [before] = useState(String(device.tank_litres ?? ''))
  const [litres, setLitres] = useState(before)
  useUnsaved(litres !== before, onUnsaved)
  const saving = useMutation({
    mutationFn: () => saveLitres(device, litres),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: () => {
      onDone()
      toast(`Tank saved: ${bidiIsolate(deviceLabel(device))}`)
    },
  })
  return (
    <DialogForm
      fault={saving.error && errorMessage(saving.error, 'Failed to save the tank')}
      cancel={cancel}
      confirm="Save"
      busyText="Saving…"
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onBack}
    >
      <NumberField
        {...tankLitresRule}
        label="Tank capacity, litres"
        placeholder="Not set"
        value={litres}
        onText={setLitres}
      />
    </DialogForm>
  )
}
