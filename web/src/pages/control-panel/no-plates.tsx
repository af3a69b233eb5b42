import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import panel from './control-panel-page.module.css'
import styles from './no-plates.module.css'

/** An empty plate. People who manage the home find the way to their first device here (CTRL-6). */
export function NoDevices({ place }: { place: RoomPlace }) {
  const { isAdmin } = usePerson()
  return (
    <EmptyState
      title="No devices in this room"
      drawing={
        <div className={styles.plate} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      }
      action={
        isAdmin && (
          <LinkButton look="primary" to={paths.registerDevice} state={place}>
            Add First Device
          </LinkButton>
        )
      }
    >
      {!isAdmin && 'Owners add devices. New ones appear here by themselves.'}
    </EmptyState>
  )
}

/** Stands in place of a room that was deleted or is not shared. */
export function RoomNotFound() {
  const { isAdmin } = usePerson()
  return (
    <div className={panel.panel}>
      <PageHeading>Room Not Found</PageHeading>
      <EmptyState
        title="Room Not Found"
        action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
      >
        {isAdmin
          ? 'It was deleted, or it is not a room of your home.'
          : 'It was deleted, or you have no access to it.'}
      </EmptyState>
    </div>
  )
}
