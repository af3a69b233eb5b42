import { useDevices } from '../../features/devices/use-devices.ts'
import { useFamily } from '../../features/members/family/use-family.ts'
import { isGuestActive } from '../../features/members/guest-time.ts'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { LogoutButton } from '../../features/sign-in/logout-button.tsx'
import { roleLabel } from '../../features/sign-in/person.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { useConnection } from '../../live/live.tsx'
import { isLost } from '../../live/live-connection.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { classNames } from '../../ui/look/class-names.ts'
import { useAsOf } from '../../ui/time/use-as-of.ts'
import { useNow } from '../../ui/time/use-now.ts'
import styles from './dashboard-header.module.css'

/** The person, their role, and whether the page is live (DASH-1). */
export function DashboardHeader() {
  const person = usePerson()
  const connected = useConnection().phase === 'connected'
  return (
    <PageHeader
      title={`Welcome, ${person.username}`}
      name="Dashboard"
      about={
        <>
          <span>{roleLabel(person)}</span>
          {person.homeName && <span className={styles.home}>{person.homeName}</span>}
          <span className={styles.connection}>
            <span className={classNames(styles.dot, connected && styles.connected)} />
            <span>{connected ? 'Connected' : 'Connecting...'}</span>
          </span>
        </>
      }
    >
      <LogoutButton />
    </PageHeader>
  )
}

/** The figures that are known and that the role may see, as a row of cards (DASH-2). */
export function Figures() {
  const { isAdmin } = usePerson()
  const devices = useDevices().data
  const rooms = useRooms().data
  const guests = useGuests()
  const family = useFamily()
  const now = useNow()
  const asOf = useAsOf()
  const connection = useConnection()
  const online = connection.phase === 'connected'
  // In its first second a connection is neither open nor lost.
  const status = online ? 'Online' : isLost(connection) ? 'Offline' : undefined
  // All at once: a figure that came later would move those after it.
  const known = !isAdmin || !(guests.isPending || family.isPending)
  return (
    <dl className={styles.figures}>
      {known && (
        <>
          <Figure name="Devices" value={devices?.length} />
          <Figure name="Rooms" value={rooms?.length} />
          <Figure
            name="Active Guests"
            value={guests.data?.filter((guest) => isGuestActive(guest, now)).length}
          />
          <Figure name="Family" value={family.data?.length} />
          <Status word={status} isOnline={online} />
          {asOf && (
            <div className={styles.figure}>
              <dt className="visually-hidden">All of it</dt>
              <dd>{asOf}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: number | undefined }) {
  if (value === undefined) return null
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Status({ word, isOnline }: { word: string | undefined; isOnline: boolean }) {
  return (
    <div className={styles.figure}>
      <dt>Status</dt>
      <dd className={classNames(styles.status, isOnline && styles.live)}>{word}</dd>
    </div>
  )
}
