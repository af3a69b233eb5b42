import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { usePerson } from '../../features/sign-in/auth.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Mark } from '../../ui/icons.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { destinationsOf } from './destinations.ts'
import { RoomLinks } from './room-links.tsx'
import styles from './shell.module.css'

/** Where one can go: a bar at the bottom of a phone, a rail, and a sidebar with the rooms where there is room for it. */
export function Shell({ children }: { children: ReactNode }) {
  const destinations = destinationsOf(usePerson())
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const wide = useMedia('(min-width: 1200px)')
  // A bar for two entries would take more than it gives: they become links on top.
  const bar = destinations.length > 2
  return (
    <div className={classNames(styles.shell, bar ? styles.withBar : styles.withTop)}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <nav aria-label="Main" className={styles.nav}>
        <Link to={paths.dashboard} className={styles.brand}>
          <Mark />
          <b>Roomwire</b>
        </Link>
        {destinations.map(({ to, label, Icon, isDocument, holds }) => (
          <div key={to} className={styles.entry}>
            <Link
              to={to}
              reloadDocument={isDocument}
              className={styles.link}
              aria-current={holds(pathname, search.get('view')) ? 'page' : undefined}
            >
              <Icon />
              {label}
            </Link>
            {wide && to === paths.dashboard && <RoomLinks />}
          </div>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <ConnectionBanner />
    </div>
  )
}
