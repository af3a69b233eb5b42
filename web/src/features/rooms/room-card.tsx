import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { type ComponentType, memo } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
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
  const summary = useRoomSummary(room.room_id, room.device_order)
  return (
    <article className={styles.card}>
      <div>
        <h3 translate="no">{room.room_name}</h3>
        <p className={styles.summary}>{summaryText(summary, room.device_count)}</p>
        <Picture switches={summary.switches} />
      </div>
      <LinkButton to={paths.controlPanel} state={placeOf(room)}>
        Enter Room<span className="visually-hidden">{` ${room.room_name}`}</span>
      </LinkButton>
      {summary.switches.length > 0 && <Tiles room={room} />}
    </article>
  )
})

const marks = { on: styles.on, off: undefined, away: styles.away }

/** More are no picture any more. */
const most = 24

/** The switches of a room as small plates: a picture, whose text is the summary above it. */
function Picture({ switches }: Pick<ReturnType<typeof useRoomSummary>, 'switches'>) {
  if (switches.length === 0 || switches.length > most) return null
  return (
    <div className={styles.picture} aria-hidden="true">
      {switches.map((state, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it is nothing but a place
        <i key={place} className={marks[state]} />
      ))}
    </div>
  )
}
