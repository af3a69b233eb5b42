import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { summaryText, useRoomSummary } from '../room-summary.ts'

import styles from './arrange.module.css'
import { ArrangeList, orderOfRooms } from './arrange-list.tsx'

/** The rooms as rows to be put into another order, for this person alone. */
export function ArrangeRooms({ rooms }: { rooms: readonly Room[] }) {
  const items = rooms.map((room) => ({ key: String(room.room_id), name: room.room_name, room }))
  return (
    <ArrangeList label="Order of rooms" items={items} change={orderOfRooms}>
      {({ room }) => <Summary room={room} />}
    </ArrangeList>
  )
}

function Summary({ room }: { room: Room }) {
  const summary = useRoomSummary(room.room_id)
  return <p className={styles.detail}>{summaryText(summary, room.device_count)}</p>
}
