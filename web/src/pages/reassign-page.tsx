import { MoveDevice } from '../features/devices/reassign/move-device.tsx'
import { readMovingDevice } from '../features/devices/reassign/read-moving-device.ts'
import { usePerson } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { PageHeading } from '../ui/layout/page-header.tsx'
import { LinkButton } from '../ui/router/page-link.tsx'
import { useLocation } from '../ui/router/router.tsx'
import { bidiIsolate } from '../ui/text/names-text.ts'
import styles from './reassign-page.module.css'

/** Moves a device to another room (spec §2). The navigation state holds the device. */
export function ReassignPage() {
  const { isAdmin } = usePerson()
  const moving = readMovingDevice(useLocation().state)
  return (
    <div className={styles.page}>
      {!moving ? (
        <>
          <PageHeading>Reassign Device</PageHeading>
          <EmptyState title="Invalid Device" action={<ToDashboard />}>
            Choose Reassign on a device in its room.
          </EmptyState>
        </>
      ) : (
        <>
          <div>
            <PageHeading>{`Move ${bidiIsolate(moving.deviceName)}`}</PageHeading>
            <p className={styles.now}>{`Now in ${moving.currentRoom.roomName}`}</p>
          </div>
          {isAdmin ? (
            <MoveDevice moving={moving} />
          ) : (
            <EmptyState title="Only owners can move devices" action={<ToDashboard />} />
          )}
        </>
      )}
    </div>
  )
}

const ToDashboard = () => <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
