import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { SelectField } from '../../ui/form/field.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { deviceLabel } from '../devices/device-label.ts'
import { pinLabel } from '../devices/pin-text.ts'
import { useToldNames } from '../devices/plate/use-told-names.ts'
import { pinOf } from '../devices/state/pins-of.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type ActivityFilter, activityPath, causeLabels } from './activity-filter.ts'
import styles from './activity-view.module.css'

type Choice = readonly [value: string, label: string]

/** Where, who and why: each choice stands in the address of the page. */
export function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const { role } = usePerson()
  const rooms = useRooms()
  const devices = useDevices()
  const names = useToldNames()
  const device = devices.data?.find((one) => one.deviceIdentifier === filter.device)
  const nameOf = (pin: PinKey) =>
    pinLabel(kindOf(filter.device ?? ''), pin, device && pinOf(device, pin)?.name)
  const choose = (change: ActivityFilter) =>
    navigate(activityPath({ ...filter, ...change }), { replace: true })
  const people = [
    ...(names?.people ?? []).map((one): Choice => [`user-${one.user_id}`, one.username]),
    ...(names?.passes ?? []).map((one): Choice => [`pass-${one.pass_id}`, `Pass: ${one.label}`]),
    ...(names?.tokens ?? []).map(
      (one): Choice => [`token-${one.token_id}`, `API token: ${one.label}`],
    ),
  ]
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Filters</legend>
      <Choices
        label="Room"
        every="Every room"
        value={filter.room}
        choices={(rooms.data ?? []).map((room) => [String(room.room_id), room.room_name])}
        onChange={(room) => choose({ room })}
      />
      <Choices
        label="Device"
        every="Every device"
        value={filter.device}
        choices={(devices.data ?? []).map((device) => [
          device.deviceIdentifier,
          device.device_name ? deviceLabel(device) : device.deviceIdentifier,
        ])}
        onChange={(device) => choose({ device, pin: '' })}
      />
      {filter.device && (
        <Choices
          label="Pin"
          every="Every pin"
          value={filter.pin}
          choices={pinsOf(kindOf(filter.device)).map((pin) => [pin, nameOf(pin)])}
          onChange={(pin) => choose({ pin })}
        />
      )}
      {role !== 'guest' && (
        <Choices
          label="Who"
          every="Everybody"
          value={filter.who}
          choices={people}
          onChange={(who) => choose({ who })}
        />
      )}
      <Choices
        label="How"
        every="Any way"
        value={filter.how}
        choices={[['failed', 'Failed only'], ...Object.entries(causeLabels)]}
        onChange={(how) => choose({ how })}
      />
    </fieldset>
  )
}

function Choices({
  label,
  every,
  value = '',
  choices,
  onChange,
}: {
  label: string
  every: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string) => void
}) {
  // What stands in an address may be gone, or not known yet.
  const isKnown = value === '' || choices.some(([one]) => one === value)
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{every}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
