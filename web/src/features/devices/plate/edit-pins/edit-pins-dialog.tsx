import type {
  arrangePinsEndpoint,
  renamePinEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/error-message.ts'
import { bidiIsolate } from '../../../../ui/bidi-isolate.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog-form.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SortList } from '../../../../ui/sort/sort-list.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useRooms } from '../../../rooms/use-rooms.ts'
import { usePerson } from '../../../sign-in/use-auth.ts'
import { deviceLabel } from '../../device-label.ts'
import { devicesKey } from '../../device-lists.ts'
import { pinLabel } from '../../pin-text.ts'
import { pinOf } from '../../state/pins-of.ts'
import { useDevices } from '../../use-devices.ts'
import { pinsShown } from '../pins-shown.ts'
import styles from './edit-pins.module.css'
import { PinFields } from './pin-fields.tsx'

type PinEdit = {
  name: string
  icon: PinIcon | null
  /** A room of its own; null for that of its board. */
  roomId: number | null
  /** As typed; empty for none. */
  watts: string
}

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
      await savePins(device, edits, order)
      if (litres !== storedLitres) await saveLitres(device, litres)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: () => {
      onClose()
      toast(`Pins saved: ${bidiIsolate(deviceLabel(device))}`)
    },
  })
  const nameOf = (pin: PinKey) =>
    pinLabel(device.kind, pin, (edits[pin] ?? storedPin(device, pin)).name || null)
  const fieldsOf = (pin: PinKey) => {
    const edit = edits[pin] ?? storedPin(device, pin)
    return (
      <PinFields
        device={device}
        rooms={isAdmin ? (rooms.data ?? []) : null}
        pin={pin}
        {...edit}
        isChoosing={choosing === pin}
        onChoosing={(isOpen) => setChoosing(isOpen ? pin : null)}
        onChange={(change) => setEdits({ ...edits, [pin]: { ...edit, ...change } })}
      />
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
          <TextField
            label="Litres of a full tank"
            placeholder="Not set"
            inputMode="numeric"
            value={litres}
            maxLength={7}
            autoComplete="off"
            onChange={({ target }) => setLitres(target.value.replace(/\D/g, ''))}
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

function storedPin(device: Device, pin: PinKey): PinEdit {
  const stored = pinOf(device, pin)
  const { name, icon = null, room_id: roomId = null, watts = '' } = stored ?? {}
  return { name: name ?? '', icon, roomId, watts: String(watts) }
}

/** Stores what the tank holds; the history then knows litres. */
const saveLitres = ({ deviceIdentifier: device_identifier }: Device, litres: string) =>
  callServer<typeof updateDeviceEndpoint>('PUT', '/api/devices/update', {
    body: { device_identifier, tank_litres: Number(litres) || null },
  })

/**
 * One call for the order where that has changed, and for each changed pin: the first failure ends
 * it, and what came before stays saved.
 */
async function savePins(
  device: Device,
  edits: Partial<Record<PinKey, PinEdit>>,
  order: readonly PinKey[],
): Promise<void> {
  const { deviceIdentifier: device_identifier } = device
  if (order.join() !== pinsShown(device).join()) {
    await callServer<typeof arrangePinsEndpoint>('PUT', '/api/devices/pin-order', {
      body: { device_identifier, pins: [...order] },
    })
  }
  for (const pin of pinsOf(device.kind)) {
    const edit = edits[pin]
    const stored = storedPin(device, pin)
    if (!edit) continue
    const name = edit.name.trim()
    const change = {
      ...(name !== stored.name && { name: name || null }),
      ...(edit.icon !== stored.icon && { icon: edit.icon }),
      ...(edit.roomId !== stored.roomId && { room_id: edit.roomId }),
      ...(edit.watts !== stored.watts && { watts: Number(edit.watts) || null }),
    }
    if (Object.keys(change).length === 0) continue
    await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
      body: { device_identifier, pin, ...change },
    })
  }
}
