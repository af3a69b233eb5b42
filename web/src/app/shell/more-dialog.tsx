import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PhoneIcon, SearchIcon } from '../../ui/look/icons.tsx'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation } from '../../ui/router/router.tsx'
import { type Destination, isHere } from './destinations.ts'
import styles from './more-dialog.module.css'

/** The search, and the pages that have no place in the bar of a phone. */
export function MoreDialog({
  destinations,
  onSearch,
  onPhone,
  onClose,
}: {
  destinations: readonly Destination[]
  onSearch: () => void
  /** Shows the code that brings another phone in, for whoever may do so. */
  onPhone: (() => void) | undefined
  onClose: () => void
}) {
  const here = useLocation()
  return (
    <Dialog title="More" onClose={onClose}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-haspopup="dialog"
            onClick={() => {
              onClose()
              onSearch()
            }}
          >
            <SearchIcon />
            <span>Search</span>
          </button>
        </li>
        {destinations.map((one) => (
          <li key={one.to}>
            <PageLink
              to={one.to}
              reloadDocument={one.isDocument}
              className={styles.entry}
              aria-current={isHere(one, here) ? 'page' : undefined}
              onClick={onClose}
            >
              <one.Icon />
              <span>{one.label}</span>
            </PageLink>
          </li>
        ))}
        {onPhone && (
          <li>
            <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onPhone}>
              <PhoneIcon />
              <span>Use it on another phone</span>
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}
