import { type ReactNode, useState } from 'react'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
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

/** A button in the row of a person or pass; a screen reader hears which. */
export function RowAction({
  who,
  onPress,
  children,
}: {
  who: string
  onPress: () => void
  children: ReactNode
}) {
  const offline = useOffline()
  return (
    <Button look="quiet" disabled={offline} onClick={onPress}>
      <span>{children}</span>
      <span className="visually-hidden">{` ${who}`}</span>
    </Button>
  )
}

/** A short text; a press, or a key, shows the rest of it. */
export function Folded({ short, children }: { short: string; children: string }) {
  return (
    <details className={styles.folded}>
      <summary>{short}</summary>
      <span>{children}</span>
    </details>
  )
}

/** So many rows of a table stand on the dashboard; People has them all. */
const fewRows = 3

/**
 * The first rows of a table; FoldButton shows the others.
 * @param first how many rows stand before those that count, and are never folded
 */
export function useFewRows<Row>(rows: readonly Row[], first = 0) {
  // An address may lead to one of them.
  const [isOpen, setOpen] = useState(() => location.hash !== '')
  const most = first + fewRows
  return {
    shown: isOpen ? rows : rows.slice(0, most),
    fold: {
      isOpen,
      count: rows.length,
      isNeeded: rows.length > most,
      onPress: () => setOpen(!isOpen),
    },
  }
}

/** The button under such a table. */
export function FoldButton({
  isOpen,
  count,
  isNeeded,
  onPress,
}: ReturnType<typeof useFewRows>['fold']) {
  if (!isNeeded) return null
  return (
    <div>
      <Button look="quiet" aria-expanded={isOpen} onClick={onPress}>
        {isOpen ? 'Show fewer' : `Show all ${count}`}
      </Button>
    </div>
  )
}
