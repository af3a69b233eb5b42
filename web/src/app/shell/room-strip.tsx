import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useEffect, useRef } from 'react'
import { placeOf, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation } from '../../ui/router/router.tsx'
import styles from './room-strip.module.css'

/** Above a room where no sidebar stands: every other room in one tap. Nothing where there is no other. */
export function RoomStrip() {
  const here = readRoomPlace(useLocation().state)
  const rooms = useRooms().data
  const hereId = here?.roomId
  const current = useInSight(hereId, rooms)
  if (!here || rooms?.length === 1) return null
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
                translate="no"
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

/** Keeps the current room in the middle of the strip, at every width of it. */
function useInSight(hereId: number | undefined, rooms: readonly Room[] | undefined) {
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is current, or has another place
  useEffect(() => {
    const link = current.current
    const list = link?.closest('ul')
    if (!list || !link) return
    const sizes = new ResizeObserver(() => {
      list.scrollLeft =
        link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
    })
    sizes.observe(list)
    return () => sizes.disconnect()
  }, [hereId, rooms])
  return current
}
