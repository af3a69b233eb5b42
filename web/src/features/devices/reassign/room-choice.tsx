import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useId } from 'react'
import styles from './move-device.module.css'

/** Rooms are few and a thumb is big: a list of native radios, not a select. */
export function RoomChoice({
  rooms,
  chosen,
  error,
  onChoose,
}: {
  rooms: readonly Room[]
  chosen: number | null
  error: string | undefined
  onChoose: (roomId: number) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>New room</legend>
      <div className={styles.rooms}>
        {rooms.map(({ room_id, room_name, device_count }) => (
          <label key={room_id} className={styles.room}>
            <input
              type="radio"
              name={id}
              checked={room_id === chosen}
              onChange={() => onChoose(room_id)}
            />
            <span className={styles.name} translate="no">
              {room_name}
            </span>
            <span className={styles.count}>
              {device_count === 1 ? '1 device' : `${device_count} devices`}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
