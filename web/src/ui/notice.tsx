import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import styles from './notice.module.css'

/** A message that stays where it belongs: an error beside its cause, or news. */
export function Notice({
  tone = 'news',
  action,
  children,
}: {
  tone?: 'news' | 'fault' | 'success' | 'plain'
  action?: Elements
  children: ReactNode
}) {
  return (
    <div
      role={tone === 'fault' ? 'alert' : 'status'}
      className={classNames(styles.notice, tone !== 'news' && styles[tone])}
    >
      <span>{children}</span>
      {action}
    </div>
  )
}
