import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'
import styles from './empty-state.module.css'

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  drawing,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  drawing?: Elements
}) {
  return (
    <div className={styles.empty}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
