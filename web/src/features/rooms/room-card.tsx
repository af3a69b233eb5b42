import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { type ComponentType, Suspense } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './room-card.module.css'
import { placeOf } from './room-place.ts'
import { type RoomSummary, summaryText } from './room-summary.ts'
import { useRoomSummary } from './use-room-summary.ts'

/** A room seen from outside: its switches drawn as small plates, filled, empty or hatched. */
export function RoomCard({
  room,
  Switches,
}: {
  room: Room
  /** The same plates to press, as soon as they are loaded. */
  Switches: ComponentType<{ room: Room }>
}) {
  const summary = useRoomSummary(room.room_id)
  return (
    <article className={styles.card}>
      <div>
        <h3>{room.room_name}</h3>
        <p className={styles.summary}>{summaryText(summary, room.device_count)}</p>
      </div>
      <LinkButton to={paths.controlPanel} state={placeOf(room)}>
        Enter Room<span className="visually-hidden"> {room.room_name}</span>
      </LinkButton>
      {summary.switches.length > 0 && (
        <Suspense fallback={<StillSwitches {...summary} />}>
          <Switches room={room} />
        </Suspense>
      )}
    </article>
  )
}

function StillSwitches({ switches }: Pick<RoomSummary, 'switches'>) {
  return (
    <div className={styles.switches} aria-hidden="true">
      {switches.map((state, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a switch is nothing but its place here
        <i key={at} className={styles[state]} />
      ))}
    </div>
  )
}
