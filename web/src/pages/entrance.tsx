import { useSyncExternalStore } from 'react'
import { session } from '../api/this-session.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/control/notice.tsx'
import type { Elements } from '../ui/layout/elements.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { classNames } from '../ui/look/class-names.ts'
import { icon } from '../ui/look/icon.tsx'
import { Mark } from '../ui/look/logo.tsx'
import { LinkButton, PageLink } from '../ui/router/page-link.tsx'
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

/** The first choice where nobody has registered. */
export function RestoreFirst() {
  return (
    <div className={styles.restore}>
      <LinkButton full to={paths.restore}>
        Restore a home from a backup
      </LinkButton>
    </div>
  )
}

// The pressed half of a rocker lies in the shade.
const pressedTop = 'M30 158V61a8 8 0 018-8h40a8 8 0 018 8v97z'
const pressedFoot = 'M30 158h56v97a8 8 0 01-8 8H38a8 8 0 01-8-8z'

/**
 * A drawn wall plate: three rockers, a lamp that is on, and a fan's knob. It is a
 * picture without controls.
 */
export function StillPlate() {
  return (
    <svg viewBox="0 0 520 320" aria-hidden="true" focusable="false" className={styles.plate}>
      <rect x="1" y="1" width="518" height="318" rx="22" className={styles.stillPlateBack} />
      {[16, 140, 264].map((x, at) => (
        <g key={x} transform={`translate(${x} 16)`}>
          <rect
            width="116"
            height="288"
            rx="12"
            className={at === 0 ? styles.lit : styles.module}
          />
          <circle cx="22" cy="22" r="7" className={at === 0 ? styles.lampOn : styles.lamp} />
          <rect x="29" y="52" width="58" height="212" rx="9" className={styles.rocker} />
          <path d={at === 0 ? pressedTop : pressedFoot} className={styles.shade} />
        </g>
      ))}
      <g transform="translate(388 16)">
        <rect width="116" height="288" rx="12" className={styles.module} />
        <circle cx="22" cy="22" r="7" className={styles.lamp} />
        <circle cx="58" cy="152" r="36" className={styles.rocker} />
        <path d="M58 152L39 171" className={styles.hand} />
      </g>
    </svg>
  )
}
