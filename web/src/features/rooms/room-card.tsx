import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { type ComponentType, memo, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { useNearView } from '../../ui/lazy/use-near-view.ts'
import { whenPainted } from '../../ui/lazy/when-idle.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { paintClass, paintOf } from './house/paint-class.ts'
import styles from './room-card.module.css'
import { placeOf, roomPart } from './room-place.ts'
import { summaryText, useRoomSummary } from './room-summary.ts'

const photo = partFile(async () => (await import('./photo/room-photo.tsx')).RoomPhoto)

/** Its photo above its name; its place is kept until it comes. */
function CardPhoto({ room, name }: { room: Room; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear } = useNearView(place, false)
  const [isTime, setTime] = useState(photo.isHere)
  useEffect(() => whenPainted(() => setTime(true)), [])
  return (
    <div ref={place} className={styles.photo}>
      {/* A picture that did not come takes nothing away. */}
      <PartPlace instead={() => null}>
        {isNear && isTime && <photo.Part key={name} room={room} name={name} />}
      </PartPlace>
    </div>
  )
}

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
      {room.photo && <CardPhoto room={room} name={room.photo} />}
      <div
        className={classNames(styles.head, paintClass(paintOf(room)))}
        data-part={roomPart(room.room_id)}
      >
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
