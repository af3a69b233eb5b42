import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { placeOf, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRoomIcon } from '../../features/rooms/use-room-summary.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { paths } from '../../paths.ts'
import { useAsOf } from '../../ui/browser/offline.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation } from '../../ui/router/router.tsx'
import styles from './room-links.module.css'

/** The rooms in the sidebar, each with a summary of what is on. */
export function RoomLinks() {
  const rooms = useRooms().data ?? []
  useDevices()
  useHomeMessages()
  const asOf = useAsOf()
  if (rooms.length === 0) return null
  return (
    <>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.room_id}>
            <RoomLink room={room} />
          </li>
        ))}
      </ul>
      {asOf && <p className={styles.asOf}>{`States ${asOf}`}</p>}
    </>
  )
}

function RoomLink({ room }: { room: Room }) {
  const { pathname, state } = useLocation()
  const here = pathname === paths.controlPanel && readRoomPlace(state)?.roomId === room.room_id
  return (
    <PageLink
      to={paths.controlPanel}
      state={placeOf(room)}
      className={styles.room}
      aria-current={here ? 'page' : undefined}
    >
      <span translate="no">{room.room_name}</span>
      <RoomMark roomId={room.room_id} />
    </PageLink>
  )
}

/** By itself, so that a switch renders it alone. */
function RoomMark({ roomId }: { roomId: number }) {
  const mark = useRoomIcon(roomId)
  return mark && <span className={styles.mark}>{mark}</span>
}
