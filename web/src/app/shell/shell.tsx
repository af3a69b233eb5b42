import type { ReactNode } from 'react'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { destinationsOf } from './destinations.ts'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'

/** The frame of every page for signed-in people: navigation, content and the connection banner. */
export function Shell({ children }: { children: ReactNode }) {
  // A bar for two entries would take more than it gives: they become links on top.
  const isBar = destinationsOf(usePerson()).length > 2
  return (
    <div className={classNames(styles.shell, isBar ? styles.withBar : styles.withTop)}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Navigation isBar={isBar} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      <ConnectionBanner />
    </div>
  )
}
