import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useId, useState } from 'react'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { iconOf, pinIcons } from '../plate/pin-icons.tsx'
import { pinLabel } from '../plate/pin-text.ts'
import styles from './edit-pins.module.css'
import { IconChoice } from './icon-choice.tsx'
import { type PinEdit, pinWattsRule } from './save-pin.ts'

/** The name of a pin, its room and its power, and before them the icon, which opens the choice of icons. */
export function PinFields({
  device: { kind, room_name },
  rooms,
  pin,
  edit: { name, icon, roomId, watts },
  isOnOff,
  onChange,
}: {
  device: Pick<Device, 'kind' | 'room_name'>
  /** Null where the person may not choose one. */
  rooms: readonly Room[] | null
  pin: PinKey
  edit: PinEdit
  /** Whether it can be on, and take power. */
  isOnOff: boolean
  onChange: (change: Partial<PinEdit>) => void
}) {
  const [isChoosing, setChoosing] = useState(false)
  const label = pinLabel(kind, pin, null)
  const choiceId = useId()
  const { Drawing } = pinIcons[iconOf({ icon, pin, nickname: name })]
  return (
    <div className={styles.pin}>
      {isFan(kind, pin) ? (
        // A fan's own drawing turns with its speed.
        <span className={classNames(styles.icon, styles.still)}>
          <FanIcon />
        </span>
      ) : (
        <div className={styles.chosen}>
          <span className={styles.word} aria-hidden="true">
            Icon
          </span>
          <button
            type="button"
            className={styles.icon}
            aria-expanded={isChoosing}
            aria-controls={choiceId}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Drawing />
            <span className="visually-hidden">{`Icon: ${icon ? pinIcons[icon].label : 'by name'}`}</span>
          </button>
        </div>
      )}
      <TextField
        label="Name"
        placeholder={label}
        value={name}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div id={choiceId} className={styles.choice}>
        {isChoosing && (
          <IconChoice label={label} icon={icon} onChange={(chosen) => onChange({ icon: chosen })} />
        )}
      </div>
      {rooms && (
        <div className={styles.room}>
          <SelectField
            label="Room"
            value={roomId ?? ''}
            onChange={({ target }) => onChange({ roomId: Number(target.value) || null })}
          >
            <option value="">{`${room_name ?? 'No room'}, like its device`}</option>
            {rooms.map((room) => (
              <option key={room.room_id} value={room.room_id}>
                {room.room_name}
              </option>
            ))}
          </SelectField>
          {isOnOff && (
            <NumberField
              {...pinWattsRule}
              label="Watts while on"
              placeholder="Not set"
              value={watts}
              onText={(text) => onChange({ watts: text })}
            />
          )}
        </div>
      )}
    </div>
  )
}
