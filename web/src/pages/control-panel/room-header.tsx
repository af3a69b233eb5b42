import { useState } from 'react'
import { AllOffButton } from '../../features/devices/together/all-off-button.tsx'
import { EditRoom } from '../../features/rooms/arrange/edit-room.tsx'
import { ArrangeButton, type useArranging } from '../../features/rooms/arrange-button.tsx'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { RefreshIcon } from '../../ui/look/icons.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { navigate } from '../../ui/router/router.tsx'
import styles from './room-header.module.css'
import { RoomStatus } from './room-status.tsx'

/** The room's name, how live it is, and its actions (CTRL-2). */
export function RoomHeader({
  place,
  devices,
  arranging,
  refreshing,
  onRefresh,
}: {
  place: RoomPlace
  /** How many devices the room has; null while that is not known. */
  devices: number | null
  /** Arranges the devices; false where there is nothing to arrange. */
  arranging: ReturnType<typeof useArranging>['button'] | false
  refreshing: boolean
  onRefresh: () => unknown
}) {
  const { isAdmin } = usePerson()
  return (
    <header className={styles.header}>
      <div>
        <div className={styles.title}>
          <PageHeading>{place.roomName}</PageHeading>
          {arranging && <ArrangeButton {...arranging} what="devices" />}
          <LinkButton look="quiet" to={paths.activityOfRoom(place.roomId)}>
            Activity
          </LinkButton>
        </div>
        <RoomStatus roomId={place.roomId} devices={devices} />
      </div>
      <div className={styles.actions}>
        <Button icon={<RefreshIcon small />} busy={refreshing} onClick={() => onRefresh()}>
          <span className={styles.refresh}>Refresh</span>
        </Button>
        {devices !== 0 && <AllOffButton place={{ roomId: place.roomId, name: place.roomName }} />}
        {isAdmin && <EditRoom place={place} />}
        {isAdmin && <AddDevice place={place} isFirst={devices === 0} />}
      </div>
    </header>
  )
}

/** An empty room has its own filled button, for the first device. */
function AddDevice({ place, isFirst }: { place: RoomPlace; isFirst: boolean }) {
  const [missing, setMissing] = useState(false)
  return (
    <>
      <Button
        look={isFirst ? 'outline' : 'primary'}
        onClick={() => {
          if (place.roomId > 0) navigate(paths.registerDevice, { state: place })
          else setMissing(true)
        }}
      >
        Add Device
      </Button>
      {missing && <Notice tone="fault">Cannot add device: Room information missing</Notice>}
    </>
  )
}
