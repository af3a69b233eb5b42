import { SelectField } from '../../../ui/form/field.tsx'
import { LockIcon } from '../../../ui/look/icons.tsx'
import type { RoomPlace } from '../../rooms/room-place.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import styles from './register-device.module.css'

/** The room of a new device; locked when the form was opened from one (ADDDEV-2). */
export function RoomField({
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
