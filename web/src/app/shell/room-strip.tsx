import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { placeOf, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './room-strip.module.css'

/** Above a room where no sidebar stands: every other room in one tap. */
export function RoomStrip() {
  const here = readRoomPlace(useLocation().state)
  const rooms = useRooms().data
  const current = useRef<HTMLAnchorElement>(null)
  const hereId = here?.roomId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is current, or has another place
  useEffect(() => {
    const list = current.current?.closest('ul')
    if (!list || !current.current) return
    const { offsetLeft, offsetWidth } = current.current
    list.scrollLeft = offsetLeft - list.offsetLeft - (list.clientWidth - offsetWidth) / 2
  }, [hereId, rooms])
  if (!here) return null
  // Until the rooms are known, the present one keeps the strip's place.
  const places = rooms?.map(placeOf) ?? [here]
  return (
    <nav aria-label="Rooms" className={styles.strip}>
      <ul>
        {places.map((place) => {
          const isHere = place.roomId === hereId
          return (
            <li key={place.roomId}>
              <PageLink
                to={paths.controlPanel}
                state={place}
                ref={isHere ? current : undefined}
                aria-current={isHere ? 'page' : undefined}
              >
                {place.roomName}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
