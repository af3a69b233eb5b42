import type { ReactNode } from 'react'
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
