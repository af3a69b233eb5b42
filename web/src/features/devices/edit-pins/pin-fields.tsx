import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { useId } from 'react'
import { SelectField, TextField } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { iconOf, pinIcons } from '../plate/pin-icons.tsx'
import { pinLabel } from '../plate/pin-text.ts'
import styles from './edit-pins.module.css'
import { IconChoice } from './icon-choice.tsx'
import { pinWattsRule } from './save-pins.ts'

type PinChange = { name?: string; icon?: PinIcon | null; roomId?: number | null; watts?: string }

/** The name of a pin and its room, and before them the icon, which opens the choice of icons below. */
export function PinFields({
  device: { kind, room_name },
  rooms,
  pin,
  name,
  icon,
  roomId,
  watts,
  isOnOff,
  isChoosing,
  onChoosing,
  onChange,
  children,
}: {
  device: Pick<Device, 'kind' | 'room_name'>
  /** Null where the person may not choose one. */
  rooms: readonly Room[] | null
  pin: PinKey
  name: string
  icon: PinIcon | null
  /** A room of its own; null for that of its board. */
  roomId: number | null
  /** Its power while it is on, W, as typed. */
  watts: string
  /** Whether it can be on, and take power. */
  isOnOff: boolean
  isChoosing: boolean
  onChoosing: (isOpen: boolean) => void
  onChange: (change: PinChange) => void
  /** More fields of the pin. */
  children?: Elements
}) {
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
            onClick={() => onChoosing(!isChoosing)}
          >
            <Drawing />
            <span className="visually-hidden">{`Icon of ${label}: ${icon ? pinIcons[icon].label : 'by name'}`}</span>
          </button>
        </div>
      )}
      <TextField
        label={label}
        placeholder="No name"
        value={name}
        maxLength={64}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {rooms && (
        <div className={styles.room}>
          <SelectField
            label={`Room of ${label}`}
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
              aria-label={`Watts of ${label} while it is on`}
              placeholder="Not set"
              value={watts}
              onText={(text) => onChange({ watts: text })}
            />
          )}
        </div>
      )}
      {children}
      <div id={choiceId} className={styles.choice}>
        {isChoosing && (
          <IconChoice label={label} icon={icon} onChange={(chosen) => onChange({ icon: chosen })} />
        )}
      </div>
    </div>
  )
}
