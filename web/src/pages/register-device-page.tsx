import { RegisterDevice } from '../features/devices/register/register-device.tsx'
import { readRoomPlace } from '../features/rooms/room-place.ts'
import { usePerson } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LinkButton } from '../ui/router/page-link.tsx'
import { useLocation } from '../ui/router/router.tsx'
import { bidiIsolate } from '../ui/text/names-text.ts'
import styles from './register-device-page.module.css'

/** Adds a device to the home. Opened from a room, it adds the device there (ADDDEV-2). */
export function RegisterDevicePage() {
  const { isAdmin } = usePerson()
  const place = readRoomPlace(useLocation().state)
  return (
    <div className={styles.page}>
      <PageHeader title={place ? `Add Device to ${bidiIsolate(place.roomName)}` : 'Add Device'} />
      {isAdmin ? (
        <RegisterDevice place={place} />
      ) : (
        <EmptyState
          title="Only owners can add devices"
          action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
        />
      )}
    </div>
  )
}
