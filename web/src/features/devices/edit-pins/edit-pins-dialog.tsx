import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinProtection } from '@roomwire/contracts/vocabulary/protection.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { CheckBox } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { SortList } from '../../../ui/sort/sort-list.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { devicesKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { pinLabel } from '../plate/pin-text.ts'
import { pinsShown } from '../plate/pins-shown.ts'
import { formOf } from '../state/pins-of.ts'
import { useDevices } from '../use-devices.ts'
import { askingProposed } from './asking-proposed.ts'
import { DeclaredChange } from './declared-change.tsx'
import styles from './edit-pins.module.css'
import { PinFields } from './pin-fields.tsx'
import { ProtectionFields } from './protection-fields.tsx'
import { protectionsAfter } from './protections.ts'
import { type PinEdit, saveLitres, savePins, storedPin, tankLitresRule } from './save-pins.ts'

/** Edits the pins of a device: all of them, also those that are in another room than its plate. */
export function EditPinsDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const all = useDevices()
  const listed = all.data?.find((one) => one.deviceIdentifier === device.deviceIdentifier)
  const whole = device.elsewhere ? listed : device
  if (whole) return <WholeDialog device={whole} onClose={onClose} />
  return (
    <Dialog wide title={`Pins of ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      {all.error ? (
        <Notice tone="fault">{errorMessage(all.error, 'Failed to load the pins')}</Notice>
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

/**
 * Gives the pins of a device names and icons; for those who manage the home also rooms and their
 * order. Only what somebody has changed is sent.
 */
function WholeDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const queries = useQueryClient()
  const rooms = useRooms()
  const { isAdmin } = usePerson()
  const [edits, setEdits] = useState<Partial<Record<PinKey, PinEdit>>>({})
  const [order, setOrder] = useState(() => pinsShown(device))
  const storedLitres = String(device.tank_litres ?? '')
  const [litres, setLitres] = useState(storedLitres)
  const [choosing, setChoosing] = useState<PinKey | null>(null)
  const saving = useMutation({
    mutationFn: async () => {
      await savePins(device, edits, order, isAdmin)
      if (litres !== storedLitres) await saveLitres(device, litres)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: () => {
      onClose()
      toast(`Pins saved: ${bidiIsolate(deviceLabel(device))}`)
    },
  })
  const editOf = (pin: PinKey) => edits[pin] ?? storedPin(device, pin)
  const nameOf = (pin: PinKey) => pinLabel(device.kind, pin, editOf(pin).name || null)
  const isOnOff = (pin: PinKey) => isSwitched(formOf(device, pin))
  const protect = (pin: PinKey, protection: PinProtection) => {
    const known = order.filter(isOnOff).map((key) => [key, editOf(key).protection] as const)
    const next = protectionsAfter(known, pin, protection)
    const all = next.map(([key, one]) => [key, { ...editOf(key), protection: one }] as const)
    setEdits({ ...edits, ...Object.fromEntries(all) })
  }
  const fieldsOf = (pin: PinKey) => {
    const { protection, asksFirst, ...edit } = editOf(pin)
    const proposed = isAdmin && askingProposed(device, pin, edit)
    const change = (one: Partial<PinEdit>) =>
      setEdits({ ...edits, [pin]: { ...editOf(pin), ...one } })
    return (
      <PinFields
        device={device}
        rooms={isAdmin ? (rooms.data ?? []) : null}
        pin={pin}
        isOnOff={isOnOff(pin)}
        {...edit}
        isChoosing={choosing === pin}
        onChoosing={(isOpen) => setChoosing(isOpen ? pin : null)}
        onChange={change}
      >
        {proposed && isOnOff(pin) && (
          <div className={styles.choice}>
            <CheckBox
              label={`Ask before turning ${nameOf(pin)} on`}
              checked={asksFirst}
              onChange={({ target }) => change({ asksFirst: target.checked })}
            />
          </div>
        )}
        {isAdmin && (
          <DeclaredChange device={device} pin={pin} name={nameOf(pin)} onDone={onClose} />
        )}
        {isAdmin && isOnOff(pin) && (
          <ProtectionFields
            name={nameOf(pin)}
            others={order
              .filter((key) => key !== pin && isOnOff(key))
              .map((key) => ({ pin: key, name: nameOf(key) }))}
            protection={protection}
            status={device.protection}
            onChange={(one) => protect(pin, { ...protection, ...one })}
          />
        )}
      </PinFields>
    )
  }
  return (
    <Dialog wide title={`Pins of ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      <DialogForm
        fault={saving.error && errorMessage(saving.error, 'Failed to save the pins')}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={() => saving.mutate()}
        onClose={onClose}
      >
        {isAdmin && device.kind === 'WLM' && (
          <NumberField
            {...tankLitresRule}
            label="Tank capacity, litres"
            placeholder="Not set"
            value={litres}
            onText={setLitres}
          />
        )}
        <div className={styles.pins}>
          {isAdmin ? (
            <SortList
              label="Order of the pins"
              items={order.map((pin) => ({ key: pin, name: nameOf(pin), pin }))}
              isPaused={saving.isPending}
              onSort={(keys) => setOrder(arranged(order, keys, String))}
            >
              {({ pin }) => fieldsOf(pin)}
            </SortList>
          ) : (
            order.map((pin) => <div key={pin}>{fieldsOf(pin)}</div>)
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}
