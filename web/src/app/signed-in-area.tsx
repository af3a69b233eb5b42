import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { LiveProvider } from './live-provider.tsx'
import { Shell } from './shell/shell.tsx'

/** What all pages for signed-in people stand in: the live connection and the navigation. */
export function SignedInArea() {
  return (
    <LiveProvider>
      <Shell>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Shell>
    </LiveProvider>
  )
}
