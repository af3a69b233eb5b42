import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { BackIcon, Mark } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { StillPlate } from '../ui/still-plate.tsx'
import styles from './entrance.module.css'

/**
 * The layout of signing in and registering: one column, and beside it a picture
 * where there is room.
 */
export function Entrance({
  title,
  sentence,
  wide = false,
  children,
}: {
  title: string
  sentence?: string
  wide?: boolean
  children: ReactNode
}) {
  const farewell = useSyncExternalStore(session.subscribe, session.farewell)
  return (
    <div className={classNames(styles.page, !wide && styles.withPicture)}>
      <main className={classNames(styles.column, wide && styles.wide)}>
        <div className={styles.top}>
          <Link to={paths.landing} className={styles.back}>
            <BackIcon small />
            Back to home
          </Link>
          <Mark />
        </div>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          {sentence && <p>{sentence}</p>}
        </div>
        {farewell && !wide && (
          <div className={styles.farewell}>
            <Notice>{farewell}</Notice>
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
