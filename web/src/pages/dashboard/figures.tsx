import { useDevices } from '../../features/devices/use-devices.ts'
import { useFamily } from '../../features/members/family/use-family.ts'
import { isGuestActive } from '../../features/members/guest-time.ts'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { isLost } from '../../live/live-connection.ts'
import { useConnection } from '../../live/use-live.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './figures.module.css'

/** The five figures, as one ruled strip (DASH-2). */
export function Figures() {
  const { isAdmin } = usePerson()
  const devices = useDevices().data
  const rooms = useRooms().data
  const guests = useGuests().data
  const family = useFamily().data
  const now = useNow()
  const connection = useConnection()
  const online = connection.phase === 'connected'
  // In its first second a connection is neither open nor lost.
  const status = online ? 'Online' : isLost(connection) ? 'Offline' : undefined
  return (
    <dl className={styles.figures}>
      <Figure name="Devices" value={devices?.length} />
      <Figure name="Rooms" value={rooms?.length} />
      <Figure
        name="Active Guests"
        value={guests?.filter((guest) => isGuestActive(guest, now)).length}
        allowed={isAdmin}
      />
      <Figure name="Family" value={family?.length} allowed={isAdmin} />
      <Figure name="Status" value={status} live={online} />
    </dl>
  )
}

function Figure({
  name,
  value,
  allowed = true,
  live = false,
}: {
  name: string
  value: number | string | undefined
  allowed?: boolean
  live?: boolean
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={live ? styles.live : undefined}>
        {allowed ? (
          (value ?? <span className={styles.unknown}>–</span>)
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not available for your role</span>
          </>
        )}
      </dd>
    </div>
  )
}
