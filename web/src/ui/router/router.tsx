import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react'
import {
  navigate as step,
  useHistoryState,
  useLocationProperty,
  usePathname,
  useSearch as useSearchText,
} from 'wouter/use-browser-location'
import type { Elements } from '../layout/elements.ts'

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
  const search = useSearchText()
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

/** Where the page is. Another one at each step, also to the same address. */
type PageLocation = {
  pathname: string
  search: string
  hash: string
  /** What the link or call that led here has handed over; null when nothing. It survives a reload. */
  state: unknown
}

const LocationContext = createContext<PageLocation | null>(null)

/**
 * Where the page is, as far as it is shown already: until a page's file has come, the one before.
 * @throws Error outside of a Router.
 */
export function useLocation(): PageLocation {
  const here = use(LocationContext)
  if (!here) throw new Error('A router is missing')
  return here
}

/** What stands behind the `?` of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What of an address says which page it is; the rest says how that is looked at: from when a chart begins. */
export function pageIn(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  return `${pathname} ${searchParams.get('view')}`
}

/**
 * What an entry of the browser's history holds: under the name that pages of earlier versions have
 * stored it.
 */
type Visit = { usr?: unknown } | null

/**
 * Shows another page.
 * @param to its address within this server.
 * @param how `state` is what the page is told; with `replace`, Back does not lead to the present page.
 */
export function navigate(
  to: string,
  { state, replace = false }: { state?: unknown; replace?: boolean } = {},
): void {
  step<Visit>(to, { replace, state: { usr: state } })
}
