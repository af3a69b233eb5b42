import { Suspense, useEffect } from 'react'
import { callsOfPerson } from '../features/devices/together/together-calls.ts'
import { TogetherProvider } from '../features/devices/together/together-provider.tsx'
import type { Elements } from '../ui/layout/elements.ts'
import { PartBoundary } from '../ui/lazy/part-place.tsx'
import { whenIdle } from '../ui/lazy/when-idle.ts'
import { pageIn, useLocation } from '../ui/router/router.tsx'
import { LiveProvider } from './live-provider.tsx'
import { Shell } from './shell/shell.tsx'

/** The frame of all pages for signed-in people: the live connection and the navigation. */
export function SignedInArea({
  prepareRooms,
  children,
}: {
  /** Fetches the pages of the home and of a room, so that entering one waits for nothing. */
  prepareRooms: () => void
  children: Elements
}) {
  const { pathname, search } = useLocation()
  useEffect(() => whenIdle(prepareRooms), [prepareRooms])
  return (
    <LiveProvider>
      <TogetherProvider calls={callsOfPerson}>
        <Shell>
          {/* Outside the key: a page whose file still travels leaves the one before on the screen. */}
          <Suspense fallback={null}>
            {/* A person who filters a list, or moves a chart, stays on the page, with the focus where it is. */}
            <PartBoundary key={pageIn(pathname + search)}>{children}</PartBoundary>
          </Suspense>
        </Shell>
      </TogetherProvider>
    </LiveProvider>
  )
}
