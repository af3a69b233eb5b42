import type { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { CallFailed } from '../../../api/call-failed.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { LockIcon } from '../../../ui/icons.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOffline } from '../../../ui/offline.ts'
import type { RoomPlace } from '../../rooms/room-place.ts'
import { roomsKey, useRooms } from '../../rooms/use-rooms.ts'
import { devicesKey } from '../use-devices.ts'
import {
  cleaned,
  type DeviceForm,
  type DeviceFormErrors,
  deviceFormErrors,
  roomIdOf,
} from './device-form.ts'
import { KindPreview } from './kind-preview.tsx'
import styles from './register-device.module.css'
import { SecretShown } from './secret-shown.tsx'

const nothing: DeviceForm = { identifier: '', name: '', ip: '', roomId: '' }

/** From this many characters on, the field counts down the rest of the name. */
const countFrom = 80

/** Registers a device, and shows its secret once (ADDDEV-1…4). */
export function RegisterDevice({ place }: { place: RoomPlace | null }) {
  const [form, setForm] = useState({ ...nothing, roomId: place ? String(place.roomId) : '' })
  const [faults, setFaults] = useState<DeviceFormErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const registration = useRegistration()
  const offline = useOffline()
  const missing = [form.identifier, form.name, form.ip].some((text) => !text.trim())
  const hasFaults = Object.keys(faults).length > 0
  const set = (change: Partial<DeviceForm>) => setForm({ ...form, ...change })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (registration.isPending) return
    const typed = cleaned(form)
    setForm(typed)
    const found = deviceFormErrors(typed)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) element.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
    else registration.mutate(typed)
  }

  if (registration.data) return <SecretShown secret={registration.data.device_secret} />
  return (
    <div className={styles.columns}>
      <form ref={element} onSubmit={submit} noValidate className={styles.form}>
        {hasFaults && missing && (
          <Notice tone="fault">Device identifier, name, and IP are required</Notice>
        )}
        {registration.error && (
          <Notice tone="fault">{registrationError(registration.error)}</Notice>
        )}
        <TextField
          mono
          required
          label="Device identifier"
          name="identifier"
          maxLength={64}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          hint="Printed on the device. PC-, SC- or WLM- shows its kind."
          value={form.identifier}
          error={faults.identifier}
          onChange={(event) => set({ identifier: event.target.value })}
        />
        <TextField
          required
          label="Device name"
          name="name"
          maxLength={limits.deviceNameMax}
          autoComplete="off"
          hint={
            form.name.length >= countFrom
              ? `${form.name.length} of ${limits.deviceNameMax} characters`
              : undefined
          }
          value={form.name}
          error={faults.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          mono
          required
          label="Device local IP"
          name="ip"
          inputMode="decimal"
          autoComplete="off"
          value={form.ip}
          error={faults.ip}
          onChange={(event) => set({ ip: event.target.value.replaceAll(',', '.') })}
        />
        <RoomField place={place} roomId={form.roomId} onChoose={(roomId) => set({ roomId })} />
        <div className={styles.actions}>
          {offline && <p className={styles.offline}>You are offline. Sending is paused.</p>}
          <Button
            look="primary"
            type="submit"
            disabled={offline}
            busy={registration.isPending}
            busyText="Registering…"
          >
            Register Device
          </Button>
          <LinkButton to={place ? paths.controlPanel : paths.dashboard} state={place}>
            Cancel
          </LinkButton>
        </div>
      </form>
      <KindPreview identifier={form.identifier.trim()} />
    </div>
  )
}

function RoomField({
  place,
  roomId,
  onChoose,
}: {
  place: RoomPlace | null
  roomId: string
  onChoose: (roomId: string) => void
}) {
  const { data: rooms, error } = useRooms()
  if (place) {
    return (
      <div className={styles.locked}>
        <span className={styles.label}>Assign to room</span>
        <p>
          <LockIcon small />
          {place.roomName}
          <span className="visually-hidden"> (locked)</span>
        </p>
      </div>
    )
  }
  return (
    <SelectField
      label="Assign to room"
      name="room"
      value={roomId}
      hint={error ? 'The rooms could not be loaded. You can assign one later.' : undefined}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">-- Leave Unassigned --</option>
      {rooms?.map(({ room_id, room_name }) => (
        <option key={room_id} value={room_id}>
          {room_name}
        </option>
      ))}
    </SelectField>
  )
}

function useRegistration() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: DeviceForm) => {
      const room_id = roomIdOf(form)
      return callServer<typeof registerDeviceEndpoint>('POST', '/api/devices/register', {
        body: {
          device_identifier: form.identifier,
          device_name: form.name,
          device_local_IP: form.ip,
          ...(room_id !== undefined && { room_id }),
        },
      })
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ]),
  })
}

/** The server's text; its status when it had none; that it was not reached (ADDDEV-4). */
function registrationError(error: Error): string {
  if (!(error instanceof CallFailed)) return error.message
  const { status, message } = error
  return errorMessage(error, `Registration failed: ${status}`, `Network error: ${message}`)
}
