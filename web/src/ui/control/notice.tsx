import type { ReactNode } from 'react'
import type { Elements } from '../layout/elements.ts'
import { classNames } from '../look/class-names.ts'
import { Button } from './button.tsx'
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

/** A message that something could not be loaded, with a button to try again. */
export function RetryNotice({
  children,
  query: { isFetching, refetch },
}: {
  children: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}) {
  return (
    <Notice
      tone="fault"
      action={
        <Button busy={isFetching} busyText="Trying…" onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
