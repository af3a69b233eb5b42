import { PageLink } from '../../ui/router/page-link.tsx'
import styles from './members-section.module.css'

/** A name that leads to what its bearer has done. */
export function ActivityLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className={styles.name} title="Activity" translate="no">
      {children}
    </PageLink>
  )
}
