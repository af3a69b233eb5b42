import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { CheckBox } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { devicesKey } from '../device-lists.ts'
import { pinLabel } from '../plate/pin-text.ts'
import { formOf, pinOf, pinsIn } from '../state/pins-of.ts'
import { askingProposed } from './asking-proposed.ts'
import { DeclaredChange } from './declared-change.tsx'
import { PinFields } from './pin-fields.tsx'
import { ProtectionFields } from './protection-fields.tsx'
import { type PinEdit, savePin, storedPin } from './save-pin.ts'
import { useUnsaved } from './unsaved.ts'

/** The props of a part that is saved, or left by `back`. */
export type PinPartProps = {
  device: Device
  /** The button that leaves it. */
  cancel: string
  onBack: () => void
  onDone: () => void
  /** Whether something would be lost that somebody has changed. */
  onUnsaved: (isUnsaved: boolean) => void
}

/**
 * Gives a pin a name and an icon; for those who manage the home also a room, its power and its protection. Only what
 * somebody has changed is sent.
 */
export function PinForm({
  device,
  pin,
  cancel,
  onBack,
  onDone,
  onUnsaved,
}: PinPartProps & { pin: PinKey }) {
  const queries = useQueryClient()
  const rooms = useRooms()
  const { isAdmin } = usePerson()
  const [before] = useState(() => storedPin(device, pin))
  const [edit, setEdit] = useState(before)
  const isUnsaved = JSON.stringify(edit) !== JSON.stringify(before)
  useUnsaved(isUnsaved, onUnsaved)
  const change = (one: Partial<PinEdit>) => setEdit({ ...edit, ...one })
  const nameOf = (key: PinKey) =>
    pinLabel(device.kind, key, key === pin ? edit.name : pinOf(device, key)?.name)
  const isOnOff = (key: PinKey) => isSwitched(formOf(device, key))
  const saving = useMutation({
    mutationFn: () => savePin(device, pin, { before, edit }, isAdmin),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: () => {
      onDone()
      toast(`Pin saved: ${bidiIsolate(nameOf(pin))}`)
    },
  })
  const proposed = isAdmin && isOnOff(pin) && askingProposed(device, pin, edit)
  return (
    <DialogForm
      fault={saving.error && errorMessage(saving.error, 'Failed to save the pin')}
      cancel={cancel}
      confirm="Save"
      busyText="Saving…"
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onBack}
    >
      {isAdmin && <DeclaredChange device={device} pin={pin} name={nameOf(pin)} onDone={onDone} />}
      <PinFields
        device={device}
        rooms={isAdmin ? (rooms.data ?? []) : null}
        pin={pin}
        isOnOff={isOnOff(pin)}
        edit={edit}
        onChange={change}
      />
      {proposed && (
        <CheckBox
          label={`Ask before turning ${nameOf(pin)} on`}
          checked={edit.asksFirst}
          onChange={({ target }) => change({ asksFirst: target.checked })}
        />
      )}
      {isAdmin && isOnOff(pin) && (
        <ProtectionFields
          others={pinsIn(device)
            .filter((key) => key !== pin && isOnOff(key))
            .map((key) => ({ pin: key, name: nameOf(key) }))}
          protection={edit.protection}
          status={device.protection}
          onChange={(one) => change({ protection: { ...edit.protection, ...one } })}
        />
      )}
    </DialogForm>
  )
}
