import type { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { isFan, kindOf, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type Dialect, isDialled, isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { CallFailed, errorMessage } from '../../../api/call-failed.ts'
import { useHostForDevices } from '../../../api/use-server-address.ts'
import { paths } from '../../../paths.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { PasswordField, SelectField, TextField } from '../../../ui/form/field.tsx'
import { KeptForm } from '../../../ui/form/kept/kept-form.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { LockIcon } from '../../../ui/look/icons.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { placeOf, type RoomPlace } from '../../rooms/room-place.ts'
import { roomsKey, useRooms } from '../../rooms/use-rooms.ts'
import { devicesKey } from '../device-lists.ts'
import {
  cleaned,
  type DeviceForm,
  type DeviceFormErrors,
  deviceFormErrors,
  roomIdOf,
} from './device-form.ts'
import { FirmwareChoice } from './firmware-choice.tsx'
import { IdentifierField, identifierProposal } from './identifier-field.tsx'
import styles from './register-device.module.css'
import { NodeAdded, SecretShown } from './secret-shown.tsx'

const nothing: DeviceForm = { identifier: '', name: '', ip: '', roomId: '', dialect: null, key: '' }

/** From this many characters on, the field counts down the rest of the name. */
const countFrom = 80

/** Registers a device, and shows its secret once (ADDDEV-1…4). */
export function RegisterDevice({ place }: { place: RoomPlace | null }) {
  const [form, setForm] = useState({ ...nothing, roomId: place ? String(place.roomId) : '' })
  const [errors, setErrors] = useState<DeviceFormErrors>({})
  const element = useRef<HTMLFormElement>(null)
  const registration = useRegistration()
  const server = useHostForDevices(form.dialect)
  const offline = useOffline()
  const chosen = useChosenRoom(form.roomId)
  const missing = [form.identifier, form.name, form.ip].some((text) => !text.trim())
  const hasErrors = Object.keys(errors).length > 0
  const proposal = form.dialect ? null : identifierProposal(form.identifier)
  const isCertain = proposal?.isCertain === true

  function set(change: Partial<DeviceForm>) {
    setForm({ ...form, ...change })
    // The errors of the old text say nothing about the new one.
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (registration.isPending) return
    const typed = cleaned(isCertain ? { ...form, identifier: proposal.identifier } : form)
    setForm(typed)
    const found = deviceFormErrors(typed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) element.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
    else registration.mutate(typed)
  }

  if (registration.data) {
    const { device_secret: secret, mqtt_port: mqttPort, tls } = registration.data
    const settings = {
      server,
      mqttPort,
      tls,
      identifier: registration.variables.identifier,
      secret,
      ip: registration.variables.ip,
      dialect: registration.variables.dialect,
    }
    const Shown = isDialled(settings.dialect) ? NodeAdded : SecretShown
    return <Shown settings={settings} place={place ?? chosen} />
  }
  return (
    <div className={styles.columns}>
      <KeptForm ref={element} onSubmit={submit} noValidate className={styles.form}>
        {hasErrors && missing && (
          <Notice tone="fault">Device identifier, name, and IP are required</Notice>
        )}
        {registration.error && (
          <Notice tone="fault">{registrationError(registration.error)}</Notice>
        )}
        <FirmwareChoice value={form.dialect} onChoose={(dialect) => set({ dialect })} />
        <IdentifierField
          example={exampleFor(form.dialect)}
          value={form.identifier}
          error={errors.identifier}
          proposal={proposal}
          onValue={(identifier) => set({ identifier })}
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
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          mono
          required
          label="Device local IP"
          name="ip"
          inputMode="decimal"
          autoComplete="off"
          hint={addressHint(form.dialect)}
          value={form.ip}
          error={errors.ip}
          onChange={(event) => set({ ip: event.target.value.replaceAll(',', '.') })}
        />
        {form.dialect === 'esphome' && (
          <PasswordField
            required
            label="Encryption key"
            name="key"
            autoComplete="off"
            hint="In the YAML of the node, under api, encryption, key."
            value={form.key}
            error={errors.key}
            onChange={(event) => set({ key: event.target.value })}
          />
        )}
        <RoomField place={place} roomId={form.roomId} onChoose={(roomId) => set({ roomId })} />
        <div className={styles.actions}>
          {offline && (
            <p className={styles.offline}>No connection to the server. Sending is paused.</p>
          )}
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
      </KeptForm>
      {form.dialect === null && (
        <KindPreview identifier={isCertain ? proposal.identifier : form.identifier.trim()} />
      )}
    </div>
  )
}

/** The room of the select; null for none. */
function useChosenRoom(roomId: string): RoomPlace | null {
  const room = useRooms().data?.find(({ room_id }) => String(room_id) === roomId)
  return room ? placeOf(room) : null
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
          ...(form.dialect && { dialect: form.dialect }),
          ...(form.dialect === 'esphome' && { encryption_key: form.key }),
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

const kindText = {
  PC: 'Pin controller with fan speed',
  SC: 'Switch controller',
  WLM: 'Water level monitor',
  UNKNOWN: 'A board of another kind',
}

/** The plate that the device will have. It follows from the identifier while that is typed. */
function KindPreview({ identifier }: { identifier: string }) {
  const kind = kindOf(identifier)
  const pins = pinsOf(kind)
  if (identifier === '') return null
  const relays = pins.filter((pin) => !isFan(kind, pin))
  const fan = pins.find((pin) => isFan(kind, pin))
  return (
    <aside className={styles.preview} aria-label="What this device will show">
      <p className={styles.kind}>
        {kind !== 'UNKNOWN' && <span className={styles.tag}>{kind}</span>}
        <span>{kindText[kind]}</span>
      </p>
      <div className={styles.modules} aria-hidden="true">
        {relays.map((pin) => (
          <i key={pin}>{pin}</i>
        ))}
        {fan && <i className={styles.fan}>{`fan ${fan}`}</i>}
      </div>
      <p className={classNames(styles.pins)}>
        {kind === 'WLM'
          ? 'Tank level, pump and LED.'
          : `Pins ${relays.join(', ')}${fan ? ` and fan ${fan}` : ''}.`}
      </p>
    </aside>
  )
}

/** The room of a new device; locked when the form was opened from one (ADDDEV-2). */
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
          <span translate="no">{place.roomName}</span>
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

/** An identifier that somebody may choose; null for a board of one's own. */
function exampleFor(dialect: Dialect | null): string | null {
  if (dialect === 'broker') return 'house-broker'
  if (isHub(dialect)) return 'zigbee-hub'
  return dialect === null ? null : 'kitchen-plug'
}

/** Where the address of a new device is found. */
function addressHint(dialect: Dialect | null): string {
  if (dialect === 'esphome')
    return 'In your router’s list of devices. Give it a fixed address there: this server connects to it.'
  if (isHub(dialect)) return 'The address of the machine that it runs on.'
  return 'In your router’s list of devices, or on the device’s own page. Once it connects, you can use the address it reports.'
}
