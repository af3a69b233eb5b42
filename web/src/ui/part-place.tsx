import { type ComponentProps, Suspense } from 'react'
import type { Elements } from './elements.ts'
import { PartBoundary } from './part-boundary.tsx'

/** Where a part stands whose file comes later, or never: the rest of the page stays as it is. */
export function PartPlace({
  fallback = null,
  instead,
  children,
}: {
  /** What stands there until the file has come. */
  fallback?: Elements
  instead?: ComponentProps<typeof PartBoundary>['instead']
  children: Elements
}) {
  return (
    <PartBoundary instead={instead}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}
