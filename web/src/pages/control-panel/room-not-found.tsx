import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import styles from './control-panel.module.css'

/** In place of a room that is gone, or that is not shared. */
export function RoomNotFound() {
  const { isAdmin } = usePerson()
  return (
    <div className={styles.panel}>
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
