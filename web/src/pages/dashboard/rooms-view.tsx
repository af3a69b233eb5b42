import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import styles from './dashboard-page.module.css'
import { closedAccess, useClosedAccess } from './later-parts.ts'
import { RoomGrid } from './room-grid.tsx'

/** All rooms on a page of their own, as the bar of a phone leads to them. */
export function RoomsView() {
  const closed = useClosedAccess()
  useHomeMessages()
  return (
    <div className={styles.page}>
      <PageHeading>Rooms</PageHeading>
      {closed ? (
        <PartPlace>
          <closedAccess.Part access={closed} />
        </PartPlace>
      ) : (
        <RoomGrid />
      )}
    </div>
  )
}
