import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AllOffButton } from '../../features/devices/all-off/all-off-button.tsx'
import { type StatusText, statusMeaning, statusText } from '../../features/devices/status-text.ts'
import { EditRoom } from '../../features/rooms/arrange/edit-room.tsx'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { useConnection } from '../../live/use-live.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Explained } from '../../ui/explained.tsx'
import { RefreshIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { clockTimeWithSeconds } from '../../ui/time-text.ts'
import styles from './room-header.module.css'

/** The live updates of this visit. */
export type Updates = { count: number; lastAt: number | null }

/** The room's name, how live it is, and its actions (CTRL-2). */
export function RoomHeader({
  place,
  devices,
  updates,
  refreshing,
  onRefresh,
}: {
  place: RoomPlace
  /** How many devices the room has; null while that is not known. */
  devices: number | null
  updates: Updates
  refreshing: boolean
  onRefresh: () => unknown
}) {
  const { isAdmin } = usePerson()
  const { phase } = useConnection()
  const status = statusText(phase, devices, updates.count)
  const meaning = statusMeaning[status]
  return (
    <header className={styles.header}>
      <div>
        <PageHeading>{place.roomName}</PageHeading>
        <p className={styles.status}>
          <span className={styles.live}>
            {/* The halo brightens once for each update, then stops. */}
            <span key={updates.count} className={classNames(styles.dot, styles[markOf[status]])} />
            {meaning ? <Explained text={status} meaning={meaning} /> : status}
          </span>
          {updates.lastAt !== null && (
            <span>Last update {clockTimeWithSeconds(updates.lastAt)}</span>
          )}
          <span>
            {updates.count} live {updates.count === 1 ? 'update' : 'updates'}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={<RefreshIcon small />} busy={refreshing} onClick={() => onRefresh()}>
          Refresh
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
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  return (
    <>
      <Button
        look={isFirst ? 'outline' : 'primary'}
        onClick={() => {
          if (place.roomId > 0) void navigate(paths.registerDevice, { state: place })
          else setMissing(true)
        }}
      >
        Add Device
      </Button>
      {missing && <Notice tone="fault">Cannot add device: Room information missing</Notice>}
    </>
  )
}

/** Ring or dot: colour is never the only sign, a text stands beside it. */
const markOf: Record<StatusText, 'ring' | 'greenDot' | 'greenRing' | 'halo' | 'inkDot'> = {
  Connecting: 'ring',
  Connected: 'greenDot',
  'Waiting for Arduino': 'greenRing',
  'LIVE Arduino Updates': 'halo',
  Reconnecting: 'ring',
  'Devices Ready': 'inkDot',
  'No Devices': 'ring',
}
