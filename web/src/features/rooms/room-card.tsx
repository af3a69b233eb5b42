import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { type ComponentType, memo } from 'react'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { paintClass, paintOf } from './house/paint-class.ts'
import styles from './room-card.module.css'
import { placeOf } from './room-place.ts'
import { summaryText, useRoomSummary } from './room-summary.ts'

/** A room seen from outside. */
export const RoomCard = memo(function RoomCard({
  room,
  Tiles,
}: {
  room: Room
  /** Its favourites and what is on, as tiles to press. */
  Tiles: ComponentType<{ room: Room }>
}) {
  const summary = useRoomSummary(room.room_id)
  return (
    <article className={styles.card}>
      <div className={classNames(styles.head, paintClass(paintOf(room)))}>
        <div className={styles.name}>
          <h3 translate="no">{room.room_name}</h3>
          <p className={styles.summary}>{summaryText(summary, room.device_count)}</p>
        </div>
        <LinkButton to={paths.controlPanel} state={placeOf(room)}>
          Enter Room<span className="visually-hidden">{` ${room.room_name}`}</span>
        </LinkButton>
      </div>
      {summary.pins > 0 && <Tiles room={room} />}
    </article>
  )
})
