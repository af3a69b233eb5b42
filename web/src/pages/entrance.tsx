import { useSyncExternalStore } from 'react'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/control/notice.tsx'
import type { Elements } from '../ui/layout/elements.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { StillPlate } from '../ui/layout/still-plate.tsx'
import { classNames } from '../ui/look/class-names.ts'
import { icon } from '../ui/look/icon.tsx'
import { Mark } from '../ui/look/logo.tsx'
import { PageLink } from '../ui/router/page-link.tsx'
import styles from './entrance.module.css'

const BackIcon = icon(<path d="M14 6l-6 6 6 6" />)

/**
 * The layout of signing in and registering: one column, and beside it a picture
 * where there is room.
 */
export function Entrance({
  title,
  subtitle,
  wide = false,
  children,
}: {
  title: string
  subtitle?: string
  wide?: boolean
  children: Elements
}) {
  const logoutReason = useSyncExternalStore(session.subscribe, session.logoutReason)
  return (
    <div className={classNames(styles.page, !wide && styles.withPicture)}>
      <main className={classNames(styles.column, wide && styles.wide)}>
        <div className={styles.top}>
          <PageLink to={paths.landing} className={styles.back}>
            <BackIcon small />
            <span>Back to home</span>
          </PageLink>
          <Mark />
        </div>
        <div className={styles.head}>
          <PageHeader title={title} about={subtitle} />
        </div>
        {logoutReason && !wide && (
          <div className={styles.logoutReason}>
            <Notice>{logoutReason}</Notice>
          </div>
        )}
        {children}
      </main>
      {!wide && (
        <div className={styles.picture}>
          <StillPlate />
        </div>
      )}
    </div>
  )
}
