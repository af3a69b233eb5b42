import { Button } from '../../../ui/control/button.tsx'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { DayAndTimeFields } from '../../../ui/form/day-and-time-fields.tsx'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { hasOtherClocks } from '../../../ui/time/home-clocks.ts'
import { homeClocksText } from '../../../ui/time/home-clocks-text.ts'
import { deviceLabel, shortIdentifier } from '../../devices/plate/device-label.ts'
import type { Extension, Span } from '../guest-time.ts'
import styles from './access-fields.module.css'
import type { GuestTimeFields } from './use-guest-access.ts'
import { fullAccess, type GuestScopeFields } from './use-guest-scope.ts'

const ways = [
  { value: 'time', label: 'Today, by time' },
  { value: 'date', label: 'By date' },
] as const

/** The start and end of a new guest's access. */
export function WhenFields({ when: { choice, choose, today, zone } }: { when: GuestTimeFields }) {
  const hint = hasOtherClocks(zone) && homeClocksText(zone)
  return (
    <>
      <SegmentedRadio
        legend="Access ends"
        value={choice.by}
        choices={ways}
        onChange={(by) => choose({ by })}
      />
      {choice.by === 'time' ? (
        <div className={styles.pair}>
          <TimeField
            {...timeField('From time', choice.fromTime)}
            hint={hint}
            onTime={(fromTime) => choose({ fromTime })}
          />
          <TimeField
            {...timeField('To time', choice.toTime)}
            hint={hint}
            onTime={(toTime) => choose({ toTime })}
          />
        </div>
      ) : (
        <div className={styles.pair}>
          <TextField
            {...dateField('From date', choice.fromDate)}
            hint={hint}
            min={today}
            onChange={(event) => choose({ fromDate: event.target.value })}
          />
          <TextField
            {...dateField('To date', choice.toDate)}
            hint={hint}
            min={choice.fromDate || today}
            onChange={(event) => choose({ toDate: event.target.value })}
          />
        </div>
      )}
    </>
  )
}

function timeField(label: string, value: string) {
  return { label, value, required: true, error: value ? undefined : 'Choose a time' }
}

function dateField(label: string, value: string) {
  return { label, value, type: 'date', required: true, error: value ? undefined : 'Choose a day' }
}

/** The scope of an access: everything, one room, one device, or one switch of it. */
export function ScopeFields({
  where,
  everything = 'Full Access',
}: {
  where: GuestScopeFields
  /** The name for the whole home. */
  everything?: string
}) {
  const { choice, choose, rooms, devices, pins, isMissing } = where
  return (
    <div className={styles.pair}>
      <SelectField
        label="Room"
        value={choice.roomId}
        hint={isMissing.rooms && 'Could not load rooms'}
        onChange={(event) =>
          choose({ roomId: event.target.value, deviceIdentifier: '', pin: null })
        }
      >
        {choice.roomId === '' && <option value="">Choose a room</option>}
        {rooms.map(({ room_id, room_name }) => (
          <option key={room_id} value={room_id}>
            {room_name}
          </option>
        ))}
        <option value={fullAccess}>{everything}</option>
      </SelectField>
      <SelectField
        label="Device (optional)"
        value={choice.deviceIdentifier}
        hint={isMissing.devices && 'Could not load devices'}
        onChange={({ target }) =>
          choose({ roomId: choice.roomId, deviceIdentifier: target.value, pin: null })
        }
      >
        <option value="">All devices</option>
        {devices.map((device) => (
          <option
            key={device.deviceIdentifier}
            value={device.deviceIdentifier}
          >{`${bidiIsolate(deviceLabel(device))}, ${shortIdentifier(device.deviceIdentifier)}`}</option>
        ))}
      </SelectField>
      {pins.length > 0 && (
        <SelectField
          label="Switch (optional)"
          value={choice.pin ?? ''}
          onChange={({ target }) =>
            choose({ pin: pins.find(({ pin }) => pin === target.value)?.pin ?? null })
          }
        >
          <option value="">All of the device</option>
          {pins.map(({ pin, name }) => (
            <option key={pin} value={pin}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const extensions: readonly { by: Extension; label: string }[] = [
  { by: 'hour', label: '1 hour' },
  { by: 'day', label: '1 day' },
  { by: 'week', label: '1 week' },
]

/** Moves the end of an access that is given already. */
export function ExtendButtons({ onExtend }: { onExtend: (by: Extension) => void }) {
  return (
    <fieldset className={styles.extensions}>
      <legend>Extend by</legend>
      {extensions.map(({ by, label }) => (
        <Button key={by} onClick={() => onExtend(by)}>
          <span className="visually-hidden">Extend by </span>
          <span>{label}</span>
        </Button>
      ))}
    </fieldset>
  )
}

const instants = [
  { word: 'Starts', name: 'startAt' },
  { word: 'Ends', name: 'expiresAt' },
] as const

/** The start and end of an access, to the minute, by the clocks of the home. */
export function InstantFields({
  errors,
  zone,
  choose,
  ...span
}: Span & {
  errors: Partial<Record<keyof Span, string>>
  zone: string | null
  choose: (part: Partial<Span>) => void
}) {
  return (
    <div className={styles.instants}>
      {instants.map(({ word, name }) => (
        <DayAndTimeFields
          key={name}
          dayLabel={`${word} on`}
          timeLabel={`${word} at`}
          required
          at={span[name]}
          zone={zone}
          hint={hasOtherClocks(zone) && homeClocksText(zone)}
          error={errors[name]}
          onAt={(at) => choose({ [name]: at })}
        />
      ))}
    </div>
  )
}
