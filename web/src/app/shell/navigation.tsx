import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { SearchIcon } from '../../ui/look/icons.tsx'
import { Mark } from '../../ui/look/logo.tsx'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation, useSearch } from '../../ui/router/router.tsx'
import { destinationsOf } from './destinations.ts'
import styles from './navigation.module.css'
import rooms from './room-links.module.css'
import { RoomLinks } from './room-links.tsx'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The navigation: a bar at the bottom of a phone, a rail, and on a wide page a sidebar with the rooms. */
export function Navigation({ isBar, onSearch }: { isBar: boolean; onSearch: () => void }) {
  const isRail = useMedia('(min-width: 720px)')
  const destinations = destinationsOf(usePerson(), isRail)
  const { pathname } = useLocation()
  const search = useSearch()
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <nav aria-label="Main" className={classNames(styles.nav, isBar ? styles.bar : styles.top)}>
      <PageLink to={paths.dashboard} className={styles.brand} aria-label="Roomwire">
        <Mark />
        <b>Roomwire</b>
      </PageLink>
      <button
        type="button"
        className={classNames(styles.link, styles.search)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <SearchIcon />
        <span>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      {destinations.map(({ to, label, Icon, isDocument, holds }) => (
        <div key={to} className={to === paths.dashboard ? rooms.place : undefined}>
          <PageLink
            to={to}
            reloadDocument={isDocument}
            className={styles.link}
            aria-current={holds(pathname, search.get('view')) ? 'page' : undefined}
          >
            <Icon />
            <span>{label}</span>
          </PageLink>
          {isWide && to === paths.dashboard && <RoomLinks />}
        </div>
      ))}
    </nav>
  )
}
