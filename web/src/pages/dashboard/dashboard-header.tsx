import { LogoutButton } from '../../features/sign-in/logout-button.tsx'
import { roleLabel } from '../../features/sign-in/person.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { useConnection } from '../../live/use-live.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { classNames } from '../../ui/look/class-names.ts'
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
