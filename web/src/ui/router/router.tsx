import { createContext, startTransition, use, useEffect, useMemo, useRef, useState } from 'react'
import {
  navigate as step,
  useHistoryState,
  useLocationProperty,
  usePathname,
  useSearch as useSearchText,
} from 'wouter/use-browser-location'
import type { Elements } from '../layout/elements.ts'
import { showInOneMotion } from './shared-motion.ts'

/** Gives the app the address of the page, and follows it. Stands once, around the whole app. */
export function Router({
  isPageHere,
  partOf,
  children,
}: {
  /** Whether all files of a page are here. */
  isPageHere: (page: Pick<PageLocation, 'pathname' | 'search'>) => boolean
  /** The part of other pages that becomes this one; null for none. */
  partOf: (page: Pick<PageLocation, 'pathname' | 'state'>) => string | null
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
  const present = useRef(here)
  useEffect(() => {
    if (here === present.current) return
    const part = partOf(here) ?? partOf(present.current)
    present.current = here
    // The motion begins a frame later: somebody may have gone on by then.
    const show = () => setShown(present.current)
    // A page whose file still travels leaves the one before on the screen.
    if (!isPageHere(here)) startTransition(show)
    // At once, and what its parts do after that waits until it is painted.
    else if (part === null) show()
    else showInOneMotion(part, show)
  }, [here, isPageHere, partOf])
  return <LocationContext value={shown}>{children}</LocationContext>
}

/** Leads to another page. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

/** The address of the page. Each step makes a new one, also to the same address. */
type PageLocation = {
  pathname: string
  search: string
  hash: string
  /** The state that the link or call handed over; null for none. It survives a reload. */
  state: unknown
}

const LocationContext = createContext<PageLocation | null>(null)

/**
 * The address of the page that is shown: until the file of the next page has come, the one before.
 * @throws Error outside of a Router.
 */
export function useLocation(): PageLocation {
  const here = use(LocationContext)
  if (!here) throw new Error('A router is missing')
  return here
}

/** The search parameters of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** The part of an address that names the page; the rest says how to look at it, such as the start of a chart. */
export function pageIn(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  return `${pathname} ${searchParams.get('view')}`
}

/**
 * The content of an entry of the browser's history, under the name that pages of earlier versions have
 * stored it.
 */
type Visit = { usr?: unknown } | null

/**
 * Shows another page.
 * @param to its address within this server.
 * @param how `state` is for the page; with `replace`, Back does not lead to the present page.
 */
export function navigate(
  to: string,
  { state, replace = false }: { state?: unknown; replace?: boolean } = {},
): void {
  step<Visit>(to, { replace, state: { usr: state } })
}
