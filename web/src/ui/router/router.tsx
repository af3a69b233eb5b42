import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  useHistoryState,
  useLocationProperty,
  usePathname,
  useSearch,
} from 'wouter/use-browser-location'
import type { Elements } from '../elements.ts'
import { navigate, type Visit } from './navigate.ts'
import { LocationContext, type PageLocation } from './page-location.ts'

/** Tells what is in it where the page is, and follows. Once in the app, around all of it. */
export function Router({
  isPageHere,
  children,
}: {
  /** Whether everything that is needed to show a page is here. */
  isPageHere: (page: Pick<PageLocation, 'pathname' | 'search'>) => boolean
  children: Elements
}) {
  const pathname = usePathname()
  const search = useSearch()
  const hash = useLocationProperty(() => location.hash)
  const visit = useHistoryState<Visit>()
  const here = useMemo(
    () => ({ pathname, search, hash, state: visit?.usr ?? null }),
    [pathname, search, hash, visit],
  )
  const [shown, setShown] = useState(here)
  useEffect(() => {
    // At once, and what its parts do after that waits until it is painted.
    if (isPageHere(here)) setShown(here)
    // A page whose file still travels leaves the one before on the screen.
    else startTransition(() => setShown(here))
  }, [here, isPageHere])
  return <LocationContext value={shown}>{children}</LocationContext>
}

/** Leads to another page instead of the one that renders it. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
