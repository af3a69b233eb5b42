import { DeviceManager } from '../features/devices/manage/device-manager.tsx'
import { usePerson } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LinkButton } from '../ui/router/page-link.tsx'
import styles from './device-manager-page.module.css'

/** All devices of the home, and the settings of each (spec §2). */
export function DeviceManagerPage() {
  const { isAdmin } = usePerson()
  return (
    <div className={styles.page}>
      <PageHeader title="Manage Devices">
        {isAdmin && <LinkButton to={paths.registerDevice}>Add Device</LinkButton>}
      </PageHeader>
      {isAdmin ? (
        <DeviceManager />
      ) : (
        <EmptyState
          title="Only owners can manage devices"
          action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
        >
          Your rooms and their devices are on your dashboard.
        </EmptyState>
      )}
    </div>
  )
}
