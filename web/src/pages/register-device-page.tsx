import { RegisterDevice } from '../features/devices/register/register-device.tsx'
import { readRoomPlace } from '../features/rooms/room-place.ts'
import { usePerson } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { bidiIsolate } from '../ui/bidi-isolate.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useLocation } from '../ui/router/page-location.ts'
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
