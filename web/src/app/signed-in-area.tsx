import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AllOffProvider } from '../features/devices/all-off/all-off-provider.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { LiveProvider } from './live-provider.tsx'
import { Shell } from './shell/shell.tsx'

/** The frame of all pages for signed-in people: the live connection and the navigation. */
export function SignedInArea() {
  const { pathname, search } = useLocation()
  return (
    <LiveProvider>
      <AllOffProvider>
        <Shell>
          <PartBoundary key={pathname + search}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </PartBoundary>
        </Shell>
      </AllOffProvider>
    </LiveProvider>
  )
}
