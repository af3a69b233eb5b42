import type { ReactNode } from 'react'

/**
 * A text that is about an instant: pointing at it, or tapping it, shows that by the clocks of the home
 * and by those here, where they differ (both-times.ts).
 */
export function Time({
  at,
  title,
  className,
  children,
}: {
  /** Epoch ms; null where the text is about none. */
  at: number | null
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  if (at === null) return <span className={className}>{children}</span>
  const dateTime = new Date(at).toISOString()
  return (
    <time dateTime={dateTime} title={title} className={className}>
      {children}
    </time>
  )
}
